"""The portal's notifications on the bus at ADDRESS, in the place of the desktop's: writes what it is told to
FOLDER/log, and answers the notification "a" by its button, "b" by a click.
"""

import sys

import gi
from gi.repository import Gio, GLib

address, folder = sys.argv[1:]
XML = """<node><interface name="org.freedesktop.portal.Notification">
<method name="AddNotification"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/></method>
<method name="RemoveNotification"><arg type="s" direction="in"/></method>
<signal name="ActionInvoked"><arg type="s"/><arg type="s"/><arg type="av"/></signal>
</interface></node>"""
PATH = "/org/freedesktop/portal/desktop"


def log(*words):
    with open(folder + "/log", "a") as file:
        file.write("|".join(map(str, words)) + "\n")


def called(bus, sender, path, interface, method, arguments, invocation):
    if method == "AddNotification":
        identifier, values = arguments.unpack()
        buttons = ",".join(b["action"] + "=" + b["label"] for b in values.get("buttons", []))
        log("add", identifier, values["title"], values["body"], values["default-action"], buttons)
        invocation.return_value(None)
        if identifier in "ab":
            action = "later" if identifier == "a" else "default"
            answer = GLib.Variant("(ssav)", (identifier, action, []))
            bus.emit_signal(None, PATH, interface, "ActionInvoked", answer)
    else:
        log("remove", *arguments.unpack())
        invocation.return_value(None)


flags = (
    Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
    | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
)
bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
node = Gio.DBusNodeInfo.new_for_xml(XML)
bus.register_object(PATH, node.interfaces[0], called, None, None)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, lambda *_: log("ready"), None
)
GLib.MainLoop().run()
