"""A screen reader, as far as tests need one: finds a program's elements by libatspi alone and uses them.

What is looked for is waited for: nobody tells when a window is ready, or an animation over.
"""

import os
import subprocess
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# Seconds until something that was looked for counts as missing; machines may be slow.
PATIENCE = 60

STATES = {
    name: getattr(Atspi.StateType, name.upper())
    for name in [
        "enabled", "focusable", "focused", "selectable", "selected", "checkable", "checked", "editable",
        "modal", "showing", "sensitive", "multi_line", "single_line", "expandable", "expanded",
    ]
}


class Missing(Exception):
    """Something is not as it should be."""


def expect(condition, what):
    if not condition:
        raise Missing(what)


class Gone(Exception):
    """A node went while it was looked at, which libatspi tells by an interface that is not there."""


def turn_readers_on():
    """As a screen reader does when it starts."""
    subprocess.run(
        ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
         "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<true>"],
        check=True, stdout=subprocess.DEVNULL)
    Atspi.init()


class Element:
    """A node as it was when it was looked at."""

    def __init__(self, node, depth=0):
        self.node = node
        self.depth = depth
        self.role = node.get_role_name() or ""
        self.name = node.get_name() or ""
        self.attributes = node.get_attributes() or {}
        states = node.get_state_set()
        self.states = {name for name, state in STATES.items() if states.contains(state)}

    def __str__(self):
        words = [f"{self.role} {self.name!r}"]
        for key in ["id", "valuetext"]:
            if key in self.attributes:
                words.append(f"{key}={self.attributes[key]!r}")
        if "posinset" in self.attributes:
            words.append(f"{self.attributes['posinset']}/{self.attributes['setsize']}")
        shown = self.states - {"sensitive", "enabled", "showing", "focusable", "single_line"}
        words += sorted(shown) + sorted("not " + name for name in {"enabled", "showing"} - self.states)
        return "  " * self.depth + " ".join(words)

    # Actions

    def actions(self):
        interface = self.node.get_action_iface()
        return [interface.get_action_name(index) for index in range(interface.get_n_actions())] if interface else []

    def do(self, action="activate"):
        names = self.actions()
        if action not in names:
            raise Missing(f"{self} should have the action {action!r}; it has {names}")
        if not self.node.get_action_iface().do_action(names.index(action)):
            raise Missing(f"{self} should do {action!r} and says that it did not")

    def part(self, interface):
        if not interface:
            raise Gone(f"{self} has no such interface")
        return interface

    def focus(self):
        return self.part(self.node.get_component_iface()).grab_focus()

    # Values and texts

    def value(self):
        return self.part(self.node.get_value_iface()).get_current_value()

    def set_value(self, value):
        return self.part(self.node.get_value_iface()).set_current_value(value)

    def text(self):
        return self.part(self.node.get_text_iface()).get_text(0, -1)

    def set_text(self, text):
        if not self.part(self.node.get_editable_text_iface()).set_text_contents(text):
            raise Missing(f"{self} should take the text {text!r}")

    def box(self):
        box = self.part(self.node.get_component_iface()).get_extents(Atspi.CoordType.WINDOW)
        return box.x, box.y, box.width, box.height


class Program:
    """A program that was started here, as readers see it."""

    def __init__(self, path, *arguments, environment={}):
        self.path = path
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [path, *arguments], stdout=subprocess.DEVNULL, stderr=self.errors, env={**os.environ, **environment})
        self.app = self.until(f"{os.path.basename(path)} at the registry", self.look_up)

    def look_up(self):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_process_id() == self.process.pid:
                return child
        return None

    def bus_name(self):
        return self.app.app.bus_name

    def end(self):
        self.process.terminate()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.end()

    def until(self, what, look):
        """What `look` returns as soon as that is true for Python."""
        end = time.monotonic() + PATIENCE
        while True:
            if self.process.poll() is not None:
                raise Missing(f"{what} did not come: the program has ended with {self.process.returncode}\n" + self.said())
            try:
                found = look()
            except (GLib.Error, Gone):
                # A node that went while it was looked at.
                found = None
            if found:
                return found
            if time.monotonic() > end:
                raise Missing(f"{what} did not come; there is\n{self.written()}\n{self.said()}")
            time.sleep(0.1)

    def said(self):
        """What the program has written of errors."""
        self.errors.seek(0)
        return self.errors.read().decode(errors="replace")[:1000]

    # Finding

    def everything(self):
        """All elements of all windows, in the order of the tree."""
        self.app.clear_cache()
        found, waiting = [], [(self.app, 0)]
        while waiting:
            node, depth = waiting.pop()
            try:
                element = Element(node, depth)
                children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
            except GLib.Error:
                continue
            found.append(element)
            waiting += [(child, depth + 1) for child in reversed(children) if child]
        return found

    def written(self):
        return "\n".join(map(str, self.everything()))

    def all(self, role, name=None, contains=None, **states):
        def fits(element):
            return (
                element.role == role
                and (name is None or element.name == name)
                and (contains is None or contains in element.name)
                and all((state in element.states) == wanted for state, wanted in states.items()))
        return [element for element in self.everything() if fits(element)]

    def find(self, role, name=None, contains=None, **states):
        """The first such element, which is waited for."""
        what = f"{role} {name or contains or ''!r} {states or ''}"
        return self.until(what, lambda: next(iter(self.all(role, name, contains, **states)), None))

    def gone(self, role, name=None, contains=None, **states):
        self.until(
            f"The end of {role} {name or contains!r}", lambda: not self.all(role, name, contains, **states))

    def settle(self):
        """Waits until nothing comes or goes, as people do before they go on."""
        before, looks = None, 0

        def rests():
            nonlocal before, looks
            now = [(str(element), element.box()) for element in self.everything()[1:]]
            before, looks = now, looks + 1 if now == before else 0
            return looks == 5
        self.until("Rest", rests)

    def do(self, role, name=None, contains=None, action="activate", **states):
        """Finds an element and does something with it, again where it went in between."""
        def once():
            self.find(role, name, contains, **states).do(action)
            return True
        self.until(f"{action} of {role} {name or contains!r}", once)
