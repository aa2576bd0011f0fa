"""The portals of links and files on the session's bus, in the place of a desktop's: writes what it is told to
FOLDER/log, and answers a question for files with FOLDER/chosen.txt.
"""

import sys

from gi.repository import Gio, GLib

folder = sys.argv[1]
XML = """<node>
<interface name="org.freedesktop.portal.OpenURI">
<method name="OpenURI"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
<property name="version" type="u" access="read"/>
</interface>
<interface name="org.freedesktop.portal.FileChooser">
<method name="OpenFile"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
<property name="version" type="u" access="read"/>
</interface></node>"""
PATH = "/org/freedesktop/portal/desktop"


def log(*words):
    with open(folder + "/log", "a") as file:
        file.write("|".join(map(str, words)) + "\n")


def called(bus, sender, path, interface, method, arguments, invocation):
    parent, what, values = arguments.unpack()
    results = {}
    if method == "OpenFile":
        # The question's title is in the desktop's language.
        log("choose", parent, [types for _, types in values.get("filters", [])])
        results["uris"] = GLib.Variant("as", ["file://" + folder + "/chosen.txt"])
    else:
        log("open", parent, what)
    token = values.get("handle_token", "t")
    handle = f"{PATH}/request/{sender[1:].replace('.', '_')}/{token}"
    invocation.return_value(GLib.Variant("(o)", (handle,)))
    answer = GLib.Variant("(ua{sv})", (0, results))
    bus.emit_signal(sender, handle, "org.freedesktop.portal.Request", "Response", answer)


bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
for interface in Gio.DBusNodeInfo.new_for_xml(XML).interfaces:
    bus.register_object(PATH, interface, called, lambda *_: GLib.Variant("u", 3), None)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, lambda *_: log("ready"), None
)
GLib.MainLoop().run()
