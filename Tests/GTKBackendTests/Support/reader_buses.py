"""Buses of readers that are absent, silent or die at a moment, for one program.

reader_buses.py FOLDER PROGRAM FAULT: stands in for the desktop's launcher of that bus and says that somebody reads.
The first times that the program asks for the bus it is as FAULT says, the last time there is one. Writes to FOLDER/log
what came of it.
"""

import os
import signal
import socket
import subprocess
import sys
import threading

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

folder, program, fault = sys.argv[1:4]
log = open(folder + "/log", "a", buffering=1)
ROOT = "/org/a11y/atspi/accessible"
loop = GLib.MainLoop()
session = Gio.bus_get_sync(Gio.BusType.SESSION)
daemons, sockets, buses = [], [], []
asked = 0

LAUNCHER = Gio.DBusNodeInfo.new_for_xml("""<node>
  <interface name='org.a11y.Bus'><method name='GetAddress'><arg type='s' direction='out'/></method></interface>
  <interface name='org.a11y.Status'><property name='IsEnabled' type='b' access='read'/></interface></node>""")
SOCKET = Gio.DBusNodeInfo.new_for_xml("""<node><interface name='org.a11y.atspi.Socket'>
  <method name='Embed'><arg type='(so)' direction='in'/><arg type='(so)' direction='out'/></method>
  </interface></node>""")


def note(*words):
    print(*words, file=log)


def real():
    """A bus with a registry that the program can be embedded at."""
    process = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL)
    daemons.append(process)
    address = process.stdout.readline().decode().strip()
    registry(address)
    return address


def registry(address):
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
    bus.set_exit_on_close(False)
    bus.register_object(
        ROOT + "/root", SOCKET.interfaces[0],
        lambda bus, sender, path, interface, method, arguments, invocation: embed(bus, sender, address, invocation),
        None, None)
    Gio.bus_own_name_on_connection(bus, "org.a11y.atspi.Registry", Gio.BusNameOwnerFlags.NONE, None, None)
    buses.append(bus)


def kill():
    daemons[-1].send_signal(signal.SIGKILL)
    daemons[-1].wait()


def silent():
    """A socket that takes programs and says nothing to them."""
    path = f"{folder}/bus{len(sockets)}"
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen(8)
    sockets.append(listener)
    return listener, "unix:path=" + path


def closing():
    listener, address = silent()

    def close():
        while True:
            listener.accept()[0].close()
    threading.Thread(target=close, daemon=True).start()
    return address


def dead():
    address = real()
    kill()
    return address


def ask(bus, name, method):
    return bus.call_sync(
        name, ROOT + "/root", "org.a11y.atspi.Accessible", method, None, None, Gio.DBusCallFlags.NONE, 10_000, None)


def flood(bus, name):
    """Many questions at once, and the bus dies while they wait."""
    for _ in range(20_000):
        bus.call(
            name, ROOT + "/root", "org.a11y.atspi.Accessible", "GetChildren", None, None, Gio.DBusCallFlags.NONE,
            60_000, None, None)
    bus.flush_sync(None)


embeddings = 0


def embed(bus, name, address, invocation):
    """The program knocks at the registry: the first time as the fault says."""
    global embeddings
    embeddings += 1
    note("embedded" if embeddings > 1 or fault not in ("embed", "mute-registry") else "knocked")
    if embeddings == 1 and fault == "embed":
        return kill()
    if embeddings == 1 and fault == "mute-registry":
        return GLib.timeout_add(500, restart, bus, address)
    invocation.return_value(GLib.Variant("((so))", ((bus.get_unique_name(), ROOT + "/root"),)))
    if embeddings == 1 and fault == "queued":
        flood(bus, name)
        return kill()
    if embeddings == 1 and fault == "registry":
        return GLib.timeout_add(500, restart, bus, address)
    GLib.timeout_add(200, finish, bus, name)


def restart(bus, address):
    """Another registry in its place."""
    bus.close_sync()
    registry(address)


def finish(bus, name):
    threading.Thread(target=lambda: (note("children", len(ask(bus, name, "GetChildren").unpack()[0])), loop.quit())
                     ).start()


# What the program gets for each time it asks, before there is a bus; None for no answer at all.
FAULTS = {
    "absent": [lambda: "unix:path=/nonexistent/bus", lambda: "no address: at all"],
    "refuses": [Exception, Exception],
    "silent-launcher": [None],
    "silent": [lambda: silent()[1]],
    "closing": [closing, dead],
    "embed": [], "queued": [], "registry": [], "mute-registry": [],
}


def launcher(bus, sender, path, interface, method, arguments, invocation):
    global asked
    asked += 1
    note("asked")
    before = FAULTS[fault]
    answer = before[asked - 1] if asked <= len(before) else real
    if answer is Exception:
        return invocation.return_dbus_error("org.a11y.Bus.Error", "There is none.")
    if answer:
        invocation.return_value(GLib.Variant("(s)", (answer(),)))


for each in LAUNCHER.interfaces:
    session.register_object(
        "/org/a11y/bus", each, launcher, lambda *all: GLib.Variant("b", True), None)
Gio.bus_own_name_on_connection(
    session, "org.a11y.Bus", Gio.BusNameOwnerFlags.REPLACE | Gio.BusNameOwnerFlags.ALLOW_REPLACEMENT, None, None)
GLib.timeout_add_seconds(60, loop.quit)
loop.run()
note("end")
for process in daemons:
    process.kill()
os._exit(0)
