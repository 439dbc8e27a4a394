"""The study as `kidsq study` prints it."""

from kidsq.learning.model.constants import MODEL_VERSION
from research import gates, meeting, table


def show(learners: int, games: int, seed: int) -> None:
    """Print each gate as soon as it is measured; a gate that fails is a finding, no error."""
    print(f"{learners} simulated learners, {games} games each, seed {seed}, model {MODEL_VERSION}")
    print(table.ASSUMED)
    print(table.CELLS_HEADER, flush=True)
    verdicts: list[bool | None] = []
    for cell in meeting.cells(max(meeting.LEAST_CHILDREN, learners // 4), f"score {seed}"):
        print(table.line_of_cell(cell), flush=True)
        verdicts.append(cell.passed)
    print(table.HEADER, flush=True)
    for gate in gates.study(learners, games, seed):
        print(table.line_of(gate), flush=True)
        verdicts.append(gate.passed)
    print(f"{verdicts.count(True)} pass, {verdicts.count(False)} fail.")
    print("Simulated children only: this shows that the model finds what is put in, not that children learn.")
