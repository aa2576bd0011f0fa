"""The desktop's notifications, as a daemon has them: writes what it is told to FOLDER/log, and does what lines in
FOLDER/orders say: "invoke NUMBER ACTION", "dismiss NUMBER", "expire NUMBER". Writes down numbers at icons, too.
"""

import sys

import gi
from gi.repository import Gio, GLib

folder = sys.argv[1]
XML = """<node><interface name="org.freedesktop.Notifications">
<method name="GetCapabilities"><arg type="as" direction="out"/></method>
<method name="Notify">
<arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
<arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
</method>
<method name="CloseNotification"><arg type="u" direction="in"/></method>
<signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
<signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
</interface></node>"""
PATH = "/org/freedesktop/Notifications"
NAME = "org.freedesktop.Notifications"
last = 0
obeyed = 0


def log(*words):
    with open(folder + "/log", "a") as file:
        file.write("|".join(map(str, words)) + "\n")


def called(bus, sender, path, interface, method, arguments, invocation):
    global last
    if method == "GetCapabilities":
        answer = (["actions", "body", "body-markup"],)
        invocation.return_value(GLib.Variant("(as)", answer))
    elif method == "Notify":
        name, replaces, icon, title, body, actions, hints, timeout = arguments.unpack()
        if not replaces:
            last += 1
        number = replaces or last
        log("notify", number, title, body.replace("\n", "/"), ",".join(actions),
            "sound" if "sound-name" in hints else "silent", hints["desktop-entry"])
        invocation.return_value(GLib.Variant("(u)", (number,)))
    else:
        (number,) = arguments.unpack()
        log("close", number)
        invocation.return_value(None)
        tell("NotificationClosed", GLib.Variant("(uu)", (number, 3)))


def tell(signal, arguments):
    bus.emit_signal(None, PATH, NAME, signal, arguments)


def obey():
    global obeyed
    try:
        lines = open(folder + "/orders").read().splitlines()
    except FileNotFoundError:
        return True
    for line in lines[obeyed:]:
        words = line.split()
        number = int(words[1])
        if words[0] == "invoke":
            tell("ActionInvoked", GLib.Variant("(us)", (number, words[2])))
            tell("NotificationClosed", GLib.Variant("(uu)", (number, 2)))
        else:
            reason = 2 if words[0] == "dismiss" else 1
            tell("NotificationClosed", GLib.Variant("(uu)", (number, reason)))
    obeyed = len(lines)
    return True


def badge(bus, sender, path, interface, signal, arguments):
    entry, values = arguments.unpack()
    log("badge", entry, values["count"], values["count-visible"])


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
node = Gio.DBusNodeInfo.new_for_xml(XML)
bus.register_object(PATH, node.interfaces[0], called, None, None)
bus.signal_subscribe(
    None, "com.canonical.Unity.LauncherEntry", "Update", None, None, Gio.DBusSignalFlags.NONE, badge
)
Gio.bus_own_name_on_connection(
    bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: log("ready"), None
)
GLib.timeout_add(50, obey)
GLib.MainLoop().run()
