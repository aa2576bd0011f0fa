"""The workloads of SolverBench on kiwi, the C++ solver behind python3-kiwisolver.

Constraints are made before the clock starts, so that what is timed is kiwi's own work and one call
from Python for each constraint, edit and value.
"""
import statistics
import time

from kiwisolver import Constraint, Solver, Variable


def measure(name, times, work):
    """The median of five runs of `times` rounds each; `work` returns the seconds that count."""
    total = 0.0
    results = []
    for _ in range(5):
        seconds = 0.0
        for turn in range(times):
            start = time.process_time_ns()
            value, waste = work(turn)
            seconds += (time.process_time_ns() - start) / 1e3 - waste
            total += value
        results.append(seconds / times)
    print(f"M\t{name}\t{statistics.median(results):.3f}\t{total:.0f}", flush=True)


def fill(solver, constraints):
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.updateVariables()


class CellScreen:
    def __init__(self, count=50):
        self.width = Variable("width")
        self.cells = []
        self.constraints = []
        last = None
        for index in range(count):
            names = "top height pictureTop titleLeft titleTop titleWidth titleHeight detailTop detailHeight"
            cell = {name: Variable(name) for name in names.split()}
            c = cell
            self.constraints += [
                c["top"] == (last["top"] + last["height"] if last else 0),
                c["pictureTop"] == c["top"] + 8,
                c["titleLeft"] == 64,
                c["titleLeft"] + c["titleWidth"] <= self.width - 16,
                c["titleTop"] == c["top"] + 8,
                (c["titleHeight"] == 20) | "medium",
                c["detailTop"] == c["titleTop"] + c["titleHeight"] + 4,
                c["height"] + c["top"] == c["detailTop"] + c["detailHeight"] + 8,
            ]
            self.cells.append(cell)
            last = cell
        self.solver = Solver()

    def solve(self):
        # What changes later is an edit variable: kiwi changes no constraint's constant.
        solver = self.solver
        solver.addEditVariable(self.width, "strong")
        solver.suggestValue(self.width, 390)
        for constraint in self.constraints:
            solver.addConstraint(constraint)
        for index, cell in enumerate(self.cells):
            solver.addEditVariable(cell["titleWidth"], "medium")
            solver.suggestValue(cell["titleWidth"], 180 + index % 7 * 40)
            solver.addEditVariable(cell["detailHeight"], "medium")
            solver.suggestValue(cell["detailHeight"], 16 + index % 3 * 16)
        solver.updateVariables()


def prepared(make, solve, read):
    def work(_):
        start = time.process_time_ns()
        thing = make()
        waste = (time.process_time_ns() - start) / 1e3
        solve(thing)
        return read(thing), waste

    return work


measure("cells-build", 20, prepared(CellScreen, CellScreen.solve, lambda s: s.cells[49]["top"].value()))

screen = CellScreen()
screen.solve()


def title(turn):
    variable = screen.cells[turn % 50]["titleWidth"]
    screen.solver.suggestValue(variable, 150 + (turn + turn // 50) % 50)
    screen.solver.updateVariables()
    return variable.value(), 0


def detail(turn):
    screen.solver.suggestValue(screen.cells[turn % 50]["detailHeight"], 16 + (turn + turn // 50) % 50)
    screen.solver.updateVariables()
    return screen.cells[49]["top"].value(), 0


def resize(turn):
    screen.solver.suggestValue(screen.width, 300 + turn % 2 * 200)
    screen.solver.updateVariables()
    return sum(cell["titleWidth"].value() for cell in screen.cells), 0


measure("cells-title", 2000, title)
measure("cells-detail", 2000, detail)
measure("cells-resize", 500, resize)


class Chain:
    def __init__(self, count=1000):
        self.views = [Variable(str(index)) for index in range(count)]
        self.constraints = [after == before + 10 for before, after in zip(self.views, self.views[1:])]
        self.solver = Solver()

    def solve(self):
        for constraint in self.constraints:
            self.solver.addConstraint(constraint)
        self.solver.addEditVariable(self.views[0], "strong")
        self.solver.suggestValue(self.views[0], 0)
        self.solver.updateVariables()


measure("chain-build", 10, prepared(Chain, Chain.solve, lambda s: s.views[999].value()))
chain = Chain()
chain.solve()


def move(turn):
    chain.solver.suggestValue(chain.views[0], turn % 50)
    chain.solver.updateVariables()
    return sum(view.value() for view in chain.views), 0


measure("chain-move", 500, move)


class EqualWidths:
    def __init__(self, count=100):
        self.lefts = [Variable("left") for _ in range(count)]
        self.widths = [Variable("width") for _ in range(count)]
        self.total = Variable("total")
        self.constraints = [self.lefts[0] == 0]
        for index in range(1, count):
            self.constraints.append(self.lefts[index] == self.lefts[index - 1] + self.widths[index - 1])
            self.constraints.append(self.widths[index] == self.widths[0])
        self.constraints.append(self.lefts[-1] + self.widths[-1] == self.total)
        self.solver = Solver()

    def solve(self):
        for constraint in self.constraints:
            self.solver.addConstraint(constraint)
        self.solver.addEditVariable(self.total, "strong")
        self.solver.suggestValue(self.total, 1000)
        self.solver.updateVariables()


# 500 views, as SolverBench has them too, take kiwi more than six minutes.
measure("widths100-build", 10, prepared(EqualWidths, EqualWidths.solve, lambda s: s.lefts[99].value()))
row = EqualWidths()
row.solve()


def widths(turn):
    row.solver.suggestValue(row.total, 1000 + turn % 50 * 10)
    row.solver.updateVariables()
    return sum(left.value() for left in row.lefts), 0


measure("widths100-resize", 500, widths)
