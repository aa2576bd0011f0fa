"""The portal's mails on the bus at ADDRESS, in the place of the desktop's: writes what it is told to FOLDER/log, with
what the attached files hold, and answers by what the subject says: "cancel", "fail" or anything else.
"""

import os
import sys

from gi.repository import Gio, GLib

address, folder = sys.argv[1:]
XML = """<node><interface name="org.freedesktop.portal.Email">
<method name="ComposeEmail"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
<arg type="o" direction="out"/></method>
</interface></node>"""
PATH = "/org/freedesktop/portal/desktop"
REQUEST = "org.freedesktop.portal.Request"


def log(*words):
    with open(folder + "/log", "a") as file:
        file.write("|".join(map(str, words)) + "\n")


def called(bus, sender, path, interface, method, arguments, invocation):
    parent, values = arguments.unpack()
    token = values.pop("handle_token")
    files = invocation.get_message().get_unix_fd_list()
    held = []
    for number in values.pop("attachment_fds", []):
        descriptor = files.get(number)
        held.append(os.read(descriptor, 100).decode())
        os.close(descriptor)
    log("compose", parent, sorted(values.items()), held)
    if values.get("subject") == "refuse":
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotAllowed", "Not here.")
        return
    handle = f"{PATH}/request/{sender[1:].replace('.', '_')}/{token}"
    invocation.return_value(GLib.Variant("(o)", (handle,)))
    code = {"cancel": 1, "fail": 2}.get(values.get("subject"), 0)
    bus.emit_signal(sender, handle, REQUEST, "Response", GLib.Variant("(ua{sv})", (code, {})))


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
