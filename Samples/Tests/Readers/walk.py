"""A sample gone through from its first node to its last: what libatspi finds is what the program itself says, no
element is without a name, every box lies where it can be seen, and nothing that is asked ends in an error."""

import json
import os
import re
import subprocess
import tempfile

from reader import Program

from gi.repository import Gio

# The program's roles, and what readers call them.
ROLES = {
    "window": "frame", "group": "panel", "list": "list", "table": "table", "listItem": "list item",
    "navigationBar": "tool bar", "toolbar": "tool bar", "tabBar": "page tab list", "tab": "page tab",
    "alert": "alert", "menu": "menu", "menuItem": "menu item", "button": "push button", "toggle": "toggle button",
    "slider": "slider", "pageControl": "slider", "picker": "spin button", "text": "label", "heading": "heading",
    "link": "link", "image": "image", "textField": "entry", "searchField": "entry", "secureField": "password text",
    "textArea": "text", "progress": "progress bar", "activity": "notification", "segment": "radio button",
    "scrollArea": "scroll pane",
}
# The program's states, and those of AT-SPI that mean the same.
STATES = {
    "enabled": ["enabled", "sensitive"], "showing": ["showing"], "selectable": ["selectable"],
    "selected": ["selected"], "checkable": ["checkable"], "checked": ["checked"], "focusable": ["focusable"],
    "focused": ["focused"], "editable": ["editable"], "multiline": ["multi_line"], "modal": ["modal"],
}
# What can be used has to say what it is.
USED = {
    "push button", "toggle button", "slider", "entry", "password text", "text", "link", "page tab", "menu item",
    "radio button", "spin button", "list item",
}
# What lies in these may be cut off by them.
SCROLLED = {"list", "scroll pane", "table"}


class Errors:
    """The errors that programs answer with on the bus of readers, from now on."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, -1,
            None).unpack()[0]
        self.output = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            ["dbus-monitor", "--address", address, "type='error'"], stdout=self.output, stderr=subprocess.DEVNULL)

    def of(self, name):
        """Those of the program with a name on the bus."""
        self.output.seek(0)
        text = self.output.read().decode(errors="replace")
        return re.findall(rf"^error .*sender={re.escape(name)} .*$", text, re.MULTILINE)

    def end(self):
        self.process.terminate()
        self.process.wait()


class SaidProgram(Program):
    """A program that has written what is on its screen at rest, and then goes on."""

    def __init__(self, path, *arguments, lines=""):
        self.folder = tempfile.TemporaryDirectory()
        script = os.path.join(self.folder.name, "script")
        self.dump = os.path.join(self.folder.name, "dump.json")
        with open(script, "w") as file:
            file.write(f"idle\n{lines}dump {self.dump}\nwait 600\n")
        options = {"mode": "window", "defaults": {}, "network": "live", "timeout": 10, "scriptPath": script}
        super().__init__(path, *arguments, environment={"TESSERA_OPTIONS": json.dumps(options)})

    def elements(self):
        """What the program says of itself."""
        def read():
            try:
                with open(self.dump) as file:
                    return [json.load(file)["elements"]]
            except (FileNotFoundError, json.JSONDecodeError):
                return None
        return self.until("The program's own elements", read)[0]


def expected(element):
    """An element of a dump as readers should find it."""
    states = {name for state in element.get("states", []) for name in STATES.get(state, [])}
    if "editable" in states and "multi_line" not in states:
        states.add("single_line")
    name = element.get("label") or (element.get("value", "") if element["role"] not in (
        "slider", "pageControl", "progress", "textField", "searchField", "secureField", "textArea") else "")
    return ROLES[element["role"]], name, states, element["frame"]


def nodes(app):
    """All nodes with their parents, those of containers too, and whether each is an element."""
    return [(element, element.node.get_action_iface() is not None) for element in app.everything()]


def compare(app, where):
    """The elements that readers find against those of the program: which, in which order, called what."""
    said = [expected(element) for element in app.elements()]
    found = [
        (element.role, element.name, element.states & {name for all in STATES.values() for name in all} | (
            element.states & {"single_line"}), element.box())
        for element, is_element in nodes(app) if is_element]
    faults = []
    for index in range(max(len(said), len(found))):
        one = said[index] if index < len(said) else "nothing"
        other = found[index] if index < len(found) else "nothing"
        if one[:3] != other[:3] or not all(abs(a - b) < 2 for a, b in zip(one[3], other[3])):
            faults.append(f"{where}: element {index} should be\n  {one}\nand readers find\n  {other}")
    return faults, len(found)


def look(app, where):
    """What is wrong with the nodes themselves."""
    faults = []
    everything = app.everything()
    window = next(element for element in everything if element.role == "frame")
    width, height = window.box()[2:]
    path = []
    for element in everything[1:]:
        path = path[:element.depth - 1] + [element]
        if element.role in USED and not element.name:
            faults.append(f"{where}: {element} should have a name")
        x, y, wide, high = element.box()
        is_seen = x < width and y < height and x + wide > 0 and y + high > 0
        if ("showing" in element.states) and not is_seen:
            faults.append(f"{where}: {element} at {element.box()} should lie in the window of {width} × {height}")
        is_scrolled = any(around.role in SCROLLED for around in path[:-1])
        is_inside = x >= 0 and y >= 0 and x + wide <= width and y + high <= height
        if "showing" in element.states and not is_scrolled and not is_inside:
            faults.append(f"{where}: {element} at {element.box()} should lie wholly in {width} × {height}")
    return faults, len(everything)


def walk(path, where, errors, *arguments, lines=""):
    """Goes through what a sample shows first.

    Returns what is wrong, and how many nodes and elements there are."""
    with SaidProgram(path, *arguments, lines=lines) as app:
        app.elements()
        name = app.bus_name()
        before = len(errors.of(name))
        faults, elements = compare(app, where)
        more, count = look(app, where)
        faults += more
        faults += [f"{where}: {error}" for error in errors.of(name)[before:]]
        return faults, count, elements
