"""A screen reader, as far as tests need one: goes through a program's windows by libatspi and writes down what
it finds, uses what it is told to, and listens.

reader.py FOLDER PROGRAM: writes FOLDER/log. Turns readers on for the session's bus first.
"""

import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

folder, program = sys.argv[1:3]
log = open(folder + "/log", "a", buffering=1)


def note(*words):
    print(*words, file=log)


subprocess.run(
    ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
     "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<true>"],
    check=True, stdout=subprocess.DEVNULL)
Atspi.init()


def find_program():
    for _ in range(200):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_name() == program:
                return child
        time.sleep(0.1)
    note("no program")
    sys.exit(1)


def everything(node):
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            yield from everything(child)


def named(app, name):
    app.clear_cache()
    return next(node for node in everything(app) if node.get_name() == name)


app = find_program()
desktop = Atspi.get_desktop(0)
names = [desktop.get_child_at_index(index).get_name() for index in range(desktop.get_child_count())]
note("programs", names.count(program))
for node in everything(app):
    states = [
        name for name, state in [
            ("focused", Atspi.StateType.FOCUSED), ("checked", Atspi.StateType.CHECKED),
            ("selected", Atspi.StateType.SELECTED), ("disabled", Atspi.StateType.ENABLED)]
        if node.get_state_set().contains(state) != (name == "disabled")
    ]
    attributes = node.get_attributes()
    place = [f"{attributes['posinset']}/{attributes['setsize']}"] if "posinset" in attributes else []
    note("node", node.get_role_name(), repr(node.get_name()), *states, *place)

heard = []
listener = Atspi.EventListener.new(lambda event: heard.append((event.type, event.any_data)))
for kind in ["object:announcement", "object:property-change:accessible-name", "object:children-changed"]:
    listener.register(kind)


def listen(seconds):
    loop = GLib.MainLoop()
    GLib.timeout_add(int(seconds * 1000), loop.quit)
    loop.run()


button = named(app, "Save")
action = button.get_action_iface()
note("actions", [action.get_action_name(index) for index in range(action.get_n_actions())])
note("done", action.do_action(0))
box = button.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
note("box", box.x, box.y, box.width, box.height)
field = named(app, "Name")
text = field.get_text_iface()
note("text", repr(text.get_text(0, -1)), text.get_character_count(), text.get_caret_offset())
note("set", field.get_editable_text_iface().set_text_contents("Grace"))
value = named(app, "Volume").get_value_iface()
note("value", value.get_minimum_value(), value.get_current_value(), value.get_maximum_value())
note("value set", value.set_current_value(0.75))
listen(1)
for kind, data in heard:
    if kind.startswith("object:announcement") or kind.startswith("object:property-change"):
        note("heard", kind, data if isinstance(data, str) else "")
note("end")
