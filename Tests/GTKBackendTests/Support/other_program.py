"""A program of its own that text can be dragged from and anything can be dropped on. A picture that was
dropped on it can be dragged from it in place of the text.

Writes what happens to FOLDER/log.
"""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk  # noqa: E402

folder = sys.argv[1]
pictures = []


def log(*words):
    with open(folder + "/log", "a") as file:
        file.write(" ".join(map(str, words)) + "\n")


def dropped(target, drop, x, y):
    """Reads a picture or a text; PyGObject cannot read plain bytes of a drop."""
    types = drop.get_formats().get_mime_types()
    log("drop", *types)
    kind = Gdk.Texture.__gtype__ if "image/png" in types else GObject.TYPE_STRING

    def read(drop, result):
        value = drop.read_value_finish(result)
        if isinstance(value, Gdk.Texture):
            log("picture", value.get_width(), value.get_height())
            pictures.append(value)
        else:
            log("text", value)
        drop.finish(Gdk.DragAction.COPY)

    drop.read_value_async(kind, GLib.PRIORITY_DEFAULT, None, read)
    return True


def offered(source, x, y):
    if pictures:
        return Gdk.ContentProvider.new_for_value(GObject.Value(Gdk.Texture, pictures[-1]))
    text = GLib.Bytes.new(b"from outside")
    return Gdk.ContentProvider.new_for_bytes("text/plain;charset=utf-8", text)


def entered(target, drop, x, y):
    log("enter", drop.get_formats().to_string())
    return Gdk.DragAction.COPY


def activate(app):
    window = Gtk.ApplicationWindow(
        application=app, title="Other", default_width=300, default_height=300
    )
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    source_label = Gtk.Label(label="text to drag", width_request=300, height_request=100)
    target_label = Gtk.Label(label="place to drop", width_request=300, height_request=200)
    box.append(source_label)
    box.append(target_label)
    window.set_child(box)

    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.connect("prepare", offered)
    source.connect("drag-end", lambda *_: log("drag-end"))
    source_label.add_controller(source)

    target = Gtk.DropTargetAsync(actions=Gdk.DragAction.COPY)
    target.connect("accept", lambda target, drop: True)
    target.connect("drag-enter", entered)
    target.connect("drag-motion", lambda target, drop, x, y: Gdk.DragAction.COPY)
    target.connect("drop", dropped)
    target_label.add_controller(target)
    window.present()
    GLib.timeout_add(300, lambda: log("ready"))


app = Gtk.Application(
    application_id="org.example.Other", flags=Gio.ApplicationFlags.NON_UNIQUE
)
app.connect("activate", activate)
app.run([])
