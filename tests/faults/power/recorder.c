/* Preloaded into a kidsq: writes down, in one order, everything that a power cut could take back, and what has left.
 *
 * A record is one struct head, a path and some bytes; disk_trace.py reads it. The real fsync is left out: what a cut takes is
 * decided afterwards, and the order is known without it. One lock around each call and its record keeps that order, also
 * between the processes that are forked from one that has loaded this.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { FILES = 4096, TAPE_FD = 900, REQUEST = 65536, ANSWER = 512 };
enum kind { UNKNOWN, OURS, SHARED_MEMORY, SOCKET };

struct head {
    char op;
    uint64_t inode;
    int64_t number;
    uint32_t path_length, data_length;
} __attribute__((packed));

static pthread_mutex_t own = PTHREAD_MUTEX_INITIALIZER, *lock = &own;
static char folder[PATH_MAX];
static int tape = -1, process;
static enum kind kinds[FILES];

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, #name)

static void note(char op, uint64_t inode, int64_t number, const char *path, const void *data, size_t length) {
    struct head head = {op, inode, number, path ? strlen(path) : 0, length};
    struct iovec parts[] = {
        {&head, sizeof head}, {(void *)path, head.path_length}, {(void *)data, length},
    };
    if (syscall(SYS_writev, tape, parts, 3) != (long)(sizeof head + head.path_length + length)) abort();
}

__attribute__((constructor)) static void share_the_lock(void) {
    pthread_mutexattr_t how;
    void *place = (void *)syscall(SYS_mmap, 0, sizeof own, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (place == MAP_FAILED || pthread_mutexattr_init(&how)) abort();
    if (pthread_mutexattr_setpshared(&how, PTHREAD_PROCESS_SHARED) || pthread_mutex_init(place, &how)) abort();
    lock = place;
}

/* From now on. where: the folder whose files count; file: the tape to append to, outside of that folder; number: of this
 * process among those that share both. */
void record(const char *where, const char *file, int number) {
    process = number;
    int opened = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (opened < 0 || !realpath(where, folder)) abort();
    tape = fcntl(opened, F_DUPFD_CLOEXEC, TAPE_FD);
    if (tape < 0) abort();
    syscall(SYS_close, opened);
}

static int within(const char *path) {
    size_t length = strlen(folder);
    return tape >= 0 && !strncmp(path, folder, length) && (path[length] == '/' || !path[length]);
}

/* The path as the folder has it, whatever is said of it: only the last name may be missing. */
static int whole_path(int at, const char *path, char *whole) {
    char joined[2 * PATH_MAX], parent[PATH_MAX], *name;
    if (path[0] == '/') {
        snprintf(joined, sizeof joined, "%s", path);
    } else {
        char link[64];
        snprintf(link, sizeof link, at == AT_FDCWD ? "/proc/self/cwd" : "/proc/self/fd/%d", at);
        ssize_t length = readlink(link, joined, PATH_MAX - 1);
        if (length < 0) return 0;
        snprintf(joined + length, PATH_MAX, "/%s", path);
    }
    for (size_t end = strlen(joined); end > 1 && joined[end - 1] == '/'; end--) joined[end - 1] = 0;
    name = strrchr(joined, '/');
    if (!name) return 0;
    *name++ = 0;
    if (!realpath(joined[0] ? joined : "/", parent)) return 0;
    return snprintf(whole, PATH_MAX, "%s/%s", parent, name) < PATH_MAX && within(whole);
}

static uint64_t inode_of(int fd) {
    struct stat found;
    return fstat(fd, &found) ? 0 : found.st_ino;
}

static uint64_t inode_at(const char *path) {
    struct stat found;
    return lstat(path, &found) ? 0 : found.st_ino;
}

static int ours(int fd) { return tape >= 0 && fd >= 0 && fd < FILES && kinds[fd] == OURS; }

static int is_socket(int fd) {
    struct stat found;
    if (tape < 0 || fd < 0 || fd >= FILES) return 0;
    if (kinds[fd] == UNKNOWN && !fstat(fd, &found) && S_ISSOCK(found.st_mode)) kinds[fd] = SOCKET;
    return kinds[fd] == SOCKET;
}

/* -- files ---------------------------------------------------------------------------------------------------------- */

static int opening(int at, const char *path, int flags, mode_t mode) {
    char whole[PATH_MAX];
    if (tape < 0 || !whole_path(at, path, whole)) return syscall(SYS_openat, at, path, flags, mode);
    pthread_mutex_lock(lock);
    uint64_t before = inode_at(whole);
    int fd = syscall(SYS_openat, at, path, flags, mode), wrong = errno;
    if (fd >= FILES) abort();
    if (fd >= 0) {
        size_t length = strlen(whole);
        kinds[fd] = length > 4 && !strcmp(whole + length - 4, "-shm") ? SHARED_MEMORY : OURS;
        if ((flags & O_TMPFILE) == O_TMPFILE)
            note('T', inode_of(fd), 0, NULL, NULL, 0);
        else if (!before)
            note('C', inode_of(fd), 0, whole, NULL, 0);
        else if (flags & O_TRUNC)
            note('L', inode_of(fd), 0, NULL, NULL, 0);
    }
    pthread_mutex_unlock(lock);
    errno = wrong;
    return fd;
}

#define OPENS(name, at, parameters, ...) \
    int name parameters { \
        mode_t mode = 0; \
        if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) { \
            va_list more; \
            va_start(more, flags); \
            mode = va_arg(more, mode_t); \
            va_end(more); \
        } \
        return opening(at, path, flags, mode); \
    }
OPENS(open, AT_FDCWD, (const char *path, int flags, ...))
OPENS(open64, AT_FDCWD, (const char *path, int flags, ...))
OPENS(openat, at, (int at, const char *path, int flags, ...))
OPENS(openat64, at, (int at, const char *path, int flags, ...))
int __open_2(const char *path, int flags) { return opening(AT_FDCWD, path, flags, 0); }
int __open64_2(const char *path, int flags) { return opening(AT_FDCWD, path, flags, 0); }
int creat(const char *path, mode_t mode) { return opening(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }
int creat64(const char *path, mode_t mode) { return creat(path, mode); }

int close(int fd) {
    REAL(int, close, int);
    if (fd >= 0 && fd < FILES) kinds[fd] = UNKNOWN;
    return real(fd);
}

static ssize_t writing(int fd, const struct iovec *parts, int count, off_t offset) {
    pthread_mutex_lock(lock);
    off_t at = offset;
    if (at < 0) {
        struct stat found;
        int appends = fcntl(fd, F_GETFL) & O_APPEND;
        at = appends && !fstat(fd, &found) ? found.st_size : lseek(fd, 0, SEEK_CUR);
    }
    ssize_t done = offset < 0 ? syscall(SYS_writev, fd, parts, count) : syscall(SYS_pwritev, fd, parts, count, offset, 0);
    int wrong = errno;
    ssize_t left = done;
    for (int part = 0; left > 0; part++) {
        size_t length = (size_t)left < parts[part].iov_len ? (size_t)left : parts[part].iov_len;
        note('W', inode_of(fd), at, NULL, parts[part].iov_base, length);
        at += length;
        left -= length;
    }
    pthread_mutex_unlock(lock);
    errno = wrong;
    return done;
}

/* Sockets of two processes have the same numbers. */
static uint64_t line(int fd) { return (uint64_t)process * FILES + fd; }

/* What leaves this process for others. Noted first: whoever reads it finds it on the tape. */
static void leaving(int fd, const void *data, size_t length) {
    pthread_mutex_lock(lock);
    note('A', line(fd), 0, NULL, data, length < ANSWER ? length : ANSWER);
    pthread_mutex_unlock(lock);
}

ssize_t write(int fd, const void *data, size_t length) {
    REAL(ssize_t, write, int, const void *, size_t);
    if (ours(fd)) return writing(fd, &(struct iovec){(void *)data, length}, 1, -1);
    if (tape >= 0 && (fd == STDOUT_FILENO || is_socket(fd))) leaving(fd, data, length);
    return real(fd, data, length);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    REAL(ssize_t, writev, int, const struct iovec *, int);
    return ours(fd) ? writing(fd, parts, count, -1) : real(fd, parts, count);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    REAL(ssize_t, pwrite, int, const void *, size_t, off_t);
    return ours(fd) ? writing(fd, &(struct iovec){(void *)data, length}, 1, offset) : real(fd, data, length, offset);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) { return pwrite(fd, data, length, offset); }

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
    REAL(ssize_t, pwritev, int, const struct iovec *, int, off_t);
    return ours(fd) ? writing(fd, parts, count, offset) : real(fd, parts, count, offset);
}
ssize_t pwritev64(int fd, const struct iovec *parts, int n, off64_t offset) { return pwritev(fd, parts, n, offset); }

int ftruncate(int fd, off_t length) {
    REAL(int, ftruncate, int, off_t);
    if (!ours(fd)) return real(fd, length);
    pthread_mutex_lock(lock);
    int done = real(fd, length), wrong = errno;
    if (!done) note('L', inode_of(fd), length, NULL, NULL, 0);
    pthread_mutex_unlock(lock);
    errno = wrong;
    return done;
}
int ftruncate64(int fd, off64_t length) { return ftruncate(fd, length); }

static int syncing(int fd) {
    struct stat found;
    pthread_mutex_lock(lock);
    if (!fstat(fd, &found)) {
        if (S_ISDIR(found.st_mode)) {
            char link[64], path[PATH_MAX];
            snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
            ssize_t length = readlink(link, path, sizeof path - 1);
            if (length > 0) {
                path[length] = 0;
                note('D', 0, 0, path, NULL, 0);
            }
        } else {
            note('S', found.st_ino, 0, NULL, NULL, 0);
        }
    }
    pthread_mutex_unlock(lock);
    return 0;
}

int fsync(int fd) {
    REAL(int, fsync, int);
    return tape >= 0 && fd >= 0 && fd < FILES && kinds[fd] != UNKNOWN ? syncing(fd) : real(fd);
}

int fdatasync(int fd) {
    REAL(int, fdatasync, int);
    return tape >= 0 && fd >= 0 && fd < FILES && kinds[fd] != UNKNOWN ? syncing(fd) : real(fd);
}

/* Ways to write that nobody has taken so far: the tape would be a lie, so the test is told. */
static void unseen(const char *way) { note('?', 0, 0, way, NULL, 0); }

void *mmap(void *where, size_t length, int protection, int flags, int fd, off_t offset) {
    if (ours(fd) && (flags & MAP_SHARED) && (protection & PROT_WRITE)) unseen("mmap");
    return (void *)syscall(SYS_mmap, where, length, protection, flags, fd, offset);
}
void *mmap64(void *where, size_t length, int protection, int flags, int fd, off64_t offset) {
    return mmap(where, length, protection, flags, fd, offset);
}

int posix_fallocate(int fd, off_t offset, off_t length) {
    REAL(int, posix_fallocate, int, off_t, off_t);
    if (ours(fd)) unseen("posix_fallocate");
    return real(fd, offset, length);
}
int posix_fallocate64(int fd, off64_t offset, off64_t length) { return posix_fallocate(fd, offset, length); }

int fallocate(int fd, int mode, off_t offset, off_t length) {
    REAL(int, fallocate, int, int, off_t, off_t);
    if (ours(fd)) unseen("fallocate");
    return real(fd, mode, offset, length);
}
int fallocate64(int fd, int mode, off64_t offset, off64_t length) { return fallocate(fd, mode, offset, length); }

ssize_t sendfile(int to, int from, off_t *offset, size_t length) {
    REAL(ssize_t, sendfile, int, int, off_t *, size_t);
    if (ours(to)) unseen("sendfile");
    return real(to, from, offset, length);
}
ssize_t sendfile64(int to, int from, off64_t *offset, size_t length) { return sendfile(to, from, offset, length); }

ssize_t copy_file_range(int from, off64_t *at, int to, off64_t *offset, size_t length, unsigned int flags) {
    REAL(ssize_t, copy_file_range, int, off64_t *, int, off64_t *, size_t, unsigned int);
    if (ours(to)) unseen("copy_file_range");
    return real(from, at, to, offset, length, flags);
}

int truncate(const char *path, off_t length) {
    REAL(int, truncate, const char *, off_t);
    char whole[PATH_MAX];
    if (tape >= 0 && whole_path(AT_FDCWD, path, whole)) unseen("truncate");
    return real(path, length);
}
int truncate64(const char *path, off64_t length) { return truncate(path, length); }

/* -- folders -------------------------------------------------------------------------------------------------------- */

static int naming(char op, long number, int at, const char *path, int to_at, const char *to, long flags) {
    char whole[PATH_MAX], other[PATH_MAX];
    int first = tape >= 0 && whole_path(at, path, whole), second = to && tape >= 0 && whole_path(to_at, to, other);
    pthread_mutex_lock(lock);
    int done = to ? syscall(number, at, path, to_at, to, flags) : syscall(number, at, path, flags);
    int wrong = errno;
    if (!done && to && first != second)
        unseen("a name into or out of the folder");
    else if (!done && first)
        note(op, 0, 0, whole, to ? other : NULL, to ? strlen(other) : 0);
    pthread_mutex_unlock(lock);
    errno = wrong;
    return done;
}

int rename(const char *path, const char *to) { return naming('R', SYS_renameat2, AT_FDCWD, path, AT_FDCWD, to, 0); }
int renameat(int at, const char *path, int to_at, const char *to) {
    return naming('R', SYS_renameat2, at, path, to_at, to, 0);
}
int link(const char *path, const char *to) { return naming('H', SYS_linkat, AT_FDCWD, path, AT_FDCWD, to, 0); }
int linkat(int at, const char *path, int to_at, const char *to, int flags) {
    return naming('H', SYS_linkat, at, path, to_at, to, flags);
}
int unlink(const char *path) { return naming('U', SYS_unlinkat, AT_FDCWD, path, 0, NULL, 0); }
int unlinkat(int at, const char *path, int flags) { return naming('U', SYS_unlinkat, at, path, 0, NULL, flags); }
int rmdir(const char *path) { return naming('U', SYS_unlinkat, AT_FDCWD, path, 0, NULL, AT_REMOVEDIR); }
int mkdir(const char *path, mode_t mode) { return naming('M', SYS_mkdirat, AT_FDCWD, path, 0, NULL, mode); }
int mkdirat(int at, const char *path, mode_t mode) { return naming('M', SYS_mkdirat, at, path, 0, NULL, mode); }

/* -- the network ---------------------------------------------------------------------------------------------------- */

ssize_t send(int fd, const void *data, size_t length, int flags) {
    REAL(ssize_t, send, int, const void *, size_t, int);
    if (is_socket(fd)) leaving(fd, data, length);
    return real(fd, data, length, flags);
}

ssize_t sendto(int fd, const void *data, size_t length, int flags, const struct sockaddr *to, socklen_t size) {
    REAL(ssize_t, sendto, int, const void *, size_t, int, const struct sockaddr *, socklen_t);
    if (is_socket(fd)) leaving(fd, data, length);
    return real(fd, data, length, flags, to, size);
}

ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
    REAL(ssize_t, sendmsg, int, const struct msghdr *, int);
    if (is_socket(fd) && message->msg_iovlen) leaving(fd, message->msg_iov[0].iov_base, message->msg_iov[0].iov_len);
    return real(fd, message, flags);
}

ssize_t recv(int fd, void *data, size_t length, int flags) {
    REAL(ssize_t, recv, int, void *, size_t, int);
    ssize_t came = real(fd, data, length, flags);
    int wrong = errno;
    if (came > 0 && is_socket(fd)) {
        pthread_mutex_lock(lock);
        note('Q', line(fd), 0, NULL, data, came < REQUEST ? came : REQUEST);
        pthread_mutex_unlock(lock);
    }
    errno = wrong;
    return came;
}
