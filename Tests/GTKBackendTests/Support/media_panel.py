"""A panel's player on the bus at ADDRESS: writes to FOLDER/log what programs show by MPRIS, and calls what a line of
FOLDER/orders names, `Next`, `Seek 5000000` or `Rate 1.5` say, on the one that it saw last.
"""

import os
import sys

import gi
from gi.repository import Gio, GLib

address, folder = sys.argv[1:]
NAME, PATH = "org.mpris.MediaPlayer2", "/org/mpris/MediaPlayer2"
PLAYER, PROPERTIES = NAME + ".Player", "org.freedesktop.DBus.Properties"
flags = (
    Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
    | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
)
bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
player = None
done = 0


def log(*words):
    with open(folder + "/log", "a") as file:
        file.write("|".join(map(str, words)) + "\n")


def call(interface, method, arguments):
    return bus.call_sync(player, PATH, interface, method, arguments, None, 0, 2000, None).unpack()


def everything(interface):
    return call(PROPERTIES, "GetAll", GLib.Variant("(s)", (interface,)))[0]


def told(values):
    for key in sorted(values):
        value = values[key]
        if key == "Metadata":
            for part in sorted(value):
                log(part, value[part])
        else:
            log(key, value)


def owned(bus, sender, path, interface, signal, arguments):
    global player
    name, _, owner = arguments.unpack()
    if not name.startswith(NAME + "."):
        return
    log("here" if owner else "gone", name.rsplit(".instance")[0])
    if owner:
        player = owner
        GLib.idle_add(first)


def first():
    about = everything(NAME)
    log("identity", about["Identity"], about["DesktopEntry"], about["CanRaise"])
    told(everything(PLAYER))
    log("end")


def signalled(bus, sender, path, interface, signal, arguments):
    if signal == "Seeked":
        log("seeked", *arguments.unpack())
    elif sender == player:
        values = arguments.unpack()[1]
        log("changed", ",".join(sorted(values)))
        told(values)


def look():
    global done
    try:
        orders = open(folder + "/orders").read().splitlines()
    except FileNotFoundError:
        orders = []
    for order in orders[done:]:
        words = order.split()
        try:
            if words[0] == "Rate":
                value = GLib.Variant("(ssv)", (PLAYER, "Rate", GLib.Variant("d", float(words[1]))))
                call(PROPERTIES, "Set", value)
            elif words[0] == "Seek":
                call(PLAYER, "Seek", GLib.Variant("(x)", (int(words[1]),)))
            elif words[0] == "SetPosition":
                call(PLAYER, "SetPosition", GLib.Variant("(ox)", (words[1], int(words[2]))))
            elif words[0] == "Position":
                log("position", everything(PLAYER)["Position"])
            else:
                call(NAME if words[0] in ("Raise", "Quit") else PLAYER, words[0], None)
        except GLib.Error as error:
            log("error", error.message.split(": ")[-1])
    done = len(orders)
    return True


bus.signal_subscribe(
    "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", "/org/freedesktop/DBus", None, 0, owned
)
bus.signal_subscribe(None, PROPERTIES, "PropertiesChanged", PATH, None, 0, signalled)
bus.signal_subscribe(None, PLAYER, "Seeked", PATH, None, 0, signalled)
GLib.timeout_add(20, look)
log("ready")
GLib.MainLoop().run()
