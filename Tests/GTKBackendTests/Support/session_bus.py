"""A session's bus that takes programs and leaves them alone.

session_bus.py PATH KIND: a socket at PATH. "silent" never says anything; "greets" gives each program its name and
answers nothing else; "knows" says who it is, too.
"""

import socket
import sys

path, kind = sys.argv[1:3]
if kind == "silent":
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen(16)
    programs = []
    while True:
        programs.append(listener.accept()[0])

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

connections = []


def answer(bus, message, is_incoming):
    answers = {"Hello": ":1.1"} | ({"GetId": "0123456789abcdef"} if kind == "knows" else {})
    if is_incoming and message.get_member() in answers:
        reply = message.new_method_reply()
        reply.set_sender("org.freedesktop.DBus")
        reply.set_body(GLib.Variant("(s)", (answers[message.get_member()],)))
        bus.send_message(reply, Gio.DBusSendMessageFlags.NONE)
    return None if is_incoming else message


def came(server, bus):
    bus.add_filter(answer)
    connections.append(bus)
    return True


server = Gio.DBusServer.new_sync("unix:path=" + path, Gio.DBusServerFlags.NONE, Gio.dbus_generate_guid(), None, None)
server.connect("new-connection", came)
server.start()
GLib.MainLoop().run()
