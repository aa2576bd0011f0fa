"""A screen reader that is there before the program is known, and follows it: writes down windows that become active,
what has the focus, and keys.

reader_follow.py FOLDER PROGRAM: writes FOLDER/log.
"""

import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

folder, program = sys.argv[1:3]
log = open(folder + "/log", "a", buffering=1)


def turn_readers(value):
    subprocess.run(
        ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
         "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", f"<{value}>"],
        check=True, stdout=subprocess.DEVNULL)


def turn(done, seconds=20):
    """Lets events come until `done`, and a little longer for those that should not come."""
    loop = GLib.MainLoop()
    GLib.timeout_add(int(seconds * 1000), loop.quit)

    def ask():
        if not done():
            return True
        GLib.timeout_add(500, loop.quit)
        return False
    GLib.timeout_add(50, ask)
    loop.run()


heard = []


def hear(event):
    if event.type.startswith("object:state-changed:focused") and not event.detail1:
        return
    kind = "focus" if "focused" in event.type else event.type
    heard.append(f"{kind} {event.source.get_role_name()} {event.source.get_name()!r}")


def hear_key(event):
    heard.append(f"key {event.event_string} {'text' if event.is_text else 'name'} {event.modifiers}")
    return False


def tell(what):
    print(what, *heard, sep="\n  ", file=log)
    heard.clear()


turn_readers("false")
Atspi.init()
listener = Atspi.EventListener.new(hear)
for kind in ["window:activate", "object:state-changed:focused"]:
    listener.register(kind)
keys = Atspi.DeviceListener.new(hear_key)
for modifiers in (0, 1):
    Atspi.register_keystroke_listener(
        keys, None, modifiers, 1 << Atspi.EventType.KEY_PRESSED_EVENT, Atspi.KeyListenerSyncType.NOSYNC)
turn(lambda: True)
heard.clear()
turn_readers("true")
turn(lambda: len(heard) >= 2)
tell("came")


def everything(node):
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            yield from everything(child)


def app():
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    children = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
    return next(child for child in children if child and child.get_name() == program)


bus = Gio.DBusConnection.new_for_address_sync(
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None).unpack()[0],
    Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
owner = app().app.bus_name


def ask(path, method, *arguments):
    """What the program answers, without libatspi, which asks nothing of what it was told is gone."""
    kind, name = method.rsplit(".", 1)
    values = GLib.Variant("(ss)", arguments) if arguments else None
    answer = bus.call_sync(owner, path, kind, name, values, None, 0, 5000, None).unpack()[0]
    return answer[1] if isinstance(answer, tuple) else answer


open_button = next(node for node in everything(app()) if node.get_name() == "Open")
place, window = open_button.path, open_button.get_parent().path
open_button.get_action_iface().do_action(0)
turn(lambda: len(heard) >= 1)
tell("opened")
focused = [node.get_name() for node in everything(app()) if node.get_state_set().contains(Atspi.StateType.FOCUSED)]
print("focused", focused, file=log)
# Where the focus was is gone, and a reader still asks what lay around it.
print("left", ask(place, "org.a11y.atspi.Accessible.GetRoleName"),
      ask(place, "org.freedesktop.DBus.Properties.Get", "org.a11y.atspi.Accessible", "Parent") == window, file=log)
next(node for node in everything(app()) if node.get_name() == "Use").get_action_iface().do_action(0)
turn(lambda: len(heard) >= 1)
tell("used")
subprocess.run(["xdotool", "key", "a", "shift+b", "Left", "space"], check=True)
turn(lambda: len(heard) >= 5)
tell("typed")
