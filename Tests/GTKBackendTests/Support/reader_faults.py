"""Readers and buses that misbehave, for one program.

reader_faults.py FOLDER PROGRAM FAULT: turns readers on, waits for the program, does its worst, and writes to
FOLDER/log what came of it.
"""

import os
import signal
import subprocess
import sys
import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

folder, program, fault = sys.argv[1:4]
log = open(folder + "/log", "a", buffering=1)
ROOT = "/org/a11y/atspi/accessible"


def note(*words):
    print(*words, file=log)


def status(is_on):
    subprocess.run(
        ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
         "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", f"<{is_on}>"],
        check=True, stdout=subprocess.DEVNULL)


def ask(bus, name, path, interface, method, arguments=None):
    return bus.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 30_000, None)


def get(bus, name, path, key):
    arguments = GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", key))
    return ask(bus, name, path, "org.freedesktop.DBus.Properties", "Get", arguments).unpack()[0]


def connect():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = ask(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress").unpack()[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
    bus.set_exit_on_close(False)
    return bus


def find(bus):
    """The name of the program on the bus."""
    for _ in range(600):
        root = ask(bus, "org.a11y.atspi.Registry", ROOT + "/root", "org.a11y.atspi.Accessible", "GetChildren")
        for name, path in root.unpack()[0]:
            try:
                if get(bus, name, path, "Name") == program:
                    return name
            except GLib.Error:
                pass
        time.sleep(0.1)
    note("no program")
    sys.exit(1)


def window_of(bus, name):
    return ask(bus, name, ROOT + "/root", "org.a11y.atspi.Accessible", "GetChildren").unpack()[0][0][1]


def daemon(bus):
    arguments = GLib.Variant("(s)", ("org.freedesktop.DBus",))
    return ask(
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
        arguments).unpack()[0]


RULE = "(aiia{ss}iaiiasib)"


def rule(match=1):
    """A search that names words by the thousand, none of which means anything."""
    return ([-1] * 1000, match, {"": ":" * 1000}, match, [2**31 - 1] * 1000, match, ["", "a(b", ")("], match, False)


def nonsense(bus, name):
    """Paths that are no nodes, numbers out of all measure, wrong types: each gets an error."""
    paths = ["0", "4711", "99999999999999999999999999", "root2", "a/b", "_", "1/2"]
    node = window_of(bus, name)
    calls = [(f"{ROOT}/{path}", "Accessible", "GetRole", None) for path in paths] + [
        (node, "Accessible", "GetChildAtIndex", GLib.Variant("(i)", (index,)))
        for index in [-1, 1000, 2**31 - 1, -(2**31)]
    ] + [
        (node, "Accessible", "GetChildAtIndex", GLib.Variant("(s)", ("one",))),
        (node, "Accessible", "NoSuchMethod", None), (node, "Text", "GetText", GLib.Variant("(ii)", (0, -1))),
        (node, "Text", "GetCharacterExtents", GLib.Variant("(iu)", (0, 1))),
        (node, "Table", "GetAccessibleAt", GLib.Variant("(ii)", (0, 0))),
        (node, "TableCell", "GetRowColumnSpan", None),
        ("/org/a11y/atspi/cache", "Cache", "NoSuchMethod", None),
        (f"{ROOT}/4711", "Collection", "GetMatches", GLib.Variant(f"({RULE}uib)", (rule(), 1, 0, True))),
        (node, "Collection", "GetMatches", GLib.Variant(f"({RULE}uib)", (rule(99), 1, 0, True))),
        (node, "Collection", "GetMatches", GLib.Variant(f"({RULE}uib)", (rule(), 2**32 - 1, 0, True))),
        (node, "Collection", "GetMatches", GLib.Variant("(s)", ("all",))),
        (node, "Collection", "GetMatchesFrom",
         GLib.Variant(f"(o{RULE}uuib)", ("/not/a/node", rule(), 1, 2, 0, True))),
        (node, "Collection", "GetMatchesTo",
         GLib.Variant(f"(o{RULE}uubib)", (f"{ROOT}/99999999999999999999", rule(), 1, 2, False, -(2**31), True))),
    ]
    errors = 0
    for path, interface, method, arguments in calls:
        try:
            answer = ask(bus, name, path, "org.a11y.atspi." + interface, method, arguments)
            note("answered", path, method, answer)
        except GLib.Error:
            errors += 1
    note("errors", errors, "of", len(calls))
    for key, path in [("Name", f"{ROOT}/4711"), ("NoSuchProperty", node)]:
        try:
            note("answered", get(bus, name, path, key))
        except GLib.Error:
            note("no", key)
    everything = ask(
        bus, name, node, "org.freedesktop.DBus.Properties", "GetAll",
        GLib.Variant("(s)", ("org.a11y.atspi.Accessible",))).unpack()[0]
    note("all", sorted(everything))


def flood(bus, name):
    """Asks without waiting, 30,000 times; half of it for nodes that are not there."""
    loop = GLib.MainLoop()
    left = 30_000
    counts = {"answered": 0, "refused": 0}
    node = window_of(bus, name)

    def answered(bus, result):
        nonlocal left
        try:
            bus.call_finish(result)
            counts["answered"] += 1
        except GLib.Error:
            counts["refused"] += 1
        left -= 1
        if left == 0:
            loop.quit()

    note("begins")
    for number in range(left):
        path = node if number % 2 else f"{ROOT}/{90_000 + number}"
        bus.call(
            name, path, "org.a11y.atspi.Accessible", "GetChildren", None, None, Gio.DBusCallFlags.NONE, 300_000,
            None, answered)
    loop.run()
    note("all came" if counts["answered"] + counts["refused"] == 30_000 else counts)
    note("still there", get(bus, name, node, "Name"))


def stopped(bus, name):
    """The bus takes nothing for a while."""
    pid = daemon(bus)
    node = window_of(bus, name)
    os.kill(pid, signal.SIGSTOP)
    note("stopped")
    while not os.path.exists(folder + "/enough"):
        time.sleep(0.05)
    os.kill(pid, signal.SIGCONT)
    note("still there", get(bus, name, node, "Name"))


def dies(bus, name):
    """The bus is killed; a new one comes with the next reader."""
    os.kill(daemon(bus), signal.SIGKILL)
    note("killed")


status("true")
bus = connect()
name = find(bus)
{"nonsense": nonsense, "flood": flood, "stopped": stopped, "dies": dies}[fault](bus, name)
if fault != "dies":
    status("false")
note("end")
