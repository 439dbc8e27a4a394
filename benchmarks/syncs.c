/* Preloaded into a server: counts its syncs, and can have each take a set time in place of the disk's.
 *
 * KIDSQ_BENCH_SYNCS: a file of eight bytes that holds their number, of all processes that are told the same one.
 * KIDSQ_BENCH_SYNC_US: so many microseconds for each, without the disk; left out, the disk is asked.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static uint64_t *number;
static long set_us = -1;

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("KIDSQ_BENCH_SYNCS"), *us = getenv("KIDSQ_BENCH_SYNC_US");
    int file = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0) abort();
    number = mmap(NULL, sizeof *number, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (number == MAP_FAILED) abort();
    close(file);
    if (us) set_us = atol(us);
}

static int in_its_time(int file, const char *name) {
    struct timespec until;
    __atomic_add_fetch(number, 1, __ATOMIC_RELAXED);
    if (set_us < 0) {
        int (*real)(int);
        *(void **)&real = dlsym(RTLD_NEXT, name);
        return real(file);
    }
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += set_us % 1000000 * 1000;
    until.tv_sec += set_us / 1000000 + until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL)) continue;
    return 0;
}

int fsync(int file) { return in_its_time(file, "fsync"); }
int fdatasync(int file) { return in_its_time(file, "fdatasync"); }
