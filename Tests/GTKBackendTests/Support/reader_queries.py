"""Questions of a screen reader for one program, by libatspi and by D-Bus itself.

reader_queries.py FOLDER PROGRAM PART: turns readers on, waits for the program and writes to FOLDER/log what it
answers.
"""

import os
import subprocess
import sys
import time
import traceback

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

folder, program, part = sys.argv[1:4]
log = open(folder + "/log", "a", buffering=1)
WINDOW, PARENT = Atspi.CoordType.WINDOW, Atspi.CoordType.PARENT


def note(*words):
    print(*words, file=log)


subprocess.run(
    ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
     "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<true>"],
    check=True, stdout=subprocess.DEVNULL)
Atspi.init()


def find_program():
    for _ in range(200):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_name() == program:
                return child
        time.sleep(0.1)
    note("no program")
    sys.exit(1)


def everything(node):
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            yield from everything(child)


def errors(*questions):
    count = 0
    for question in questions:
        try:
            question()
        except GLib.Error:
            count += 1
    note("errors", count, "of", len(questions))


app = find_program()
named = {node.get_name(): node for node in everything(app)}
window = named.get("Test")


def text():
    label = named["a\U0001F600b"]
    text = label.get_text_iface()

    def box(name, rect):
        note(f"{name}: {rect.x} {rect.y} {rect.width} {rect.height}")
    note("count", text.get_character_count(), "caret", text.get_caret_offset())
    box("box of 1", text.get_character_extents(1, WINDOW))
    box("box of 2", text.get_character_extents(2, WINDOW))
    box("box of the end", text.get_character_extents(3, WINDOW))
    box("range 0 2", text.get_range_extents(0, 2, WINDOW))
    rect = text.get_character_extents(1, PARENT)
    note(f"in the parent: {rect.x} {rect.y}")
    note("offset", text.get_offset_at_point(20, 10, WINDOW))
    note("offset beside", text.get_offset_at_point(300, 10, WINDOW))
    line = text.get_string_at_offset(1, Atspi.TextGranularity.LINE)
    note("line", line.content, line.start_offset, line.end_offset)
    before = text.get_text_before_offset(2, Atspi.TextBoundaryType.WORD_START)
    note(f"word before 2: {before.content!r} {before.start_offset} {before.end_offset}")
    keys = ["family-name", "size", "weight", "fg-color", "underline", "justification", "direction"]
    for offset in [0, 2]:
        attributes, start, end = text.get_attribute_run(offset, True)
        note(f"run at {offset}:", *[attributes[key] for key in keys], start, end)
    for offset in [0, 2]:
        attributes, start, end = text.get_text_attributes(offset)
        note(f"own at {offset}:", sorted(attributes), start, end)
    note("default:", text.get_default_attributes()["weight"])
    note("value:", text.get_text_attribute_value(2, "weight"))
    text.scroll_substring_to(0, 2, Atspi.ScrollType.ANYWHERE)
    note("selects", label.get_state_set().contains(Atspi.StateType.SELECTABLE_TEXT))
    errors(
        lambda: text.get_character_extents(-1, WINDOW), lambda: text.get_character_extents(4, WINDOW),
        lambda: text.get_range_extents(9, 12, WINDOW), lambda: text.get_text_attribute_value(77, "size"))


def collection():
    match, order, tree = Atspi.CollectionMatchType, Atspi.CollectionSortOrder, Atspi.CollectionTreeTraversalType
    role, state = Atspi.Role, Atspi.StateType

    def rule(states=(), how_states=match.ALL, attributes={}, how_attributes=match.ALL, roles=(), how_roles=match.ANY,
             interfaces=(), how_interfaces=match.ALL):
        return Atspi.MatchRule.new(
            Atspi.StateSet.new(list(states)), how_states, attributes, how_attributes, list(roles), how_roles,
            list(interfaces), how_interfaces, False)

    def names(found):
        return [node.get_name() for node in found]

    def find(name, rule, count=0, sort=order.CANONICAL, all=True):
        note(name, names(window.get_collection_iface().get_matches(rule, sort, count, all)))
    rows = rule(roles=[role.LIST_ITEM])
    find("roles any", rule(roles=[role.LIST_ITEM, role.ALERT]))
    find("roles all of one", rule(roles=[role.LIST_ITEM], how_roles=match.ALL))
    find("roles all of two", rule(roles=[role.LIST_ITEM, role.ALERT], how_roles=match.ALL))
    find("roles none", rule(roles=[role.LIST_ITEM], how_roles=match.NONE))
    find("states any", rule([state.SELECTED, state.CHECKED], match.ANY))
    find("states empty none named", rule([], match.EMPTY))
    find("attributes", rule(attributes={"ID": "a\\:b"}))
    find("attributes any", rule(attributes={"posinset": "42:43"}, how_attributes=match.ANY))
    find("interfaces", rule(interfaces=["org.a11y.atspi.Table"]))
    find("action", rule(interfaces=["action(archive)"]))
    find("two kinds", rule(states=[state.SELECTED], how_states=match.NONE, roles=[role.LIST_ITEM]))
    find("children", rule(), all=False)
    find("reversed", rule(roles=[role.LABEL]), 2, order.REVERSE_CANONICAL)
    first = named["Row 41"]
    whole = window.get_collection_iface()
    both = rule(roles=[role.LIST_ITEM, role.TABLE])
    note("from", names(whole.get_matches_from(first, both, order.CANONICAL, tree.INORDER, 0, True)))
    note("children of", names(
        whole.get_matches_from(named["Rows"], both, order.CANONICAL, tree.RESTRICT_CHILDREN, 0, True)))
    note("siblings", names(
        whole.get_matches_from(named["Rows"], both, order.CANONICAL, tree.RESTRICT_SIBLING, 0, False)))
    note("to", names(whole.get_matches_to(named["Row 42"], rows, order.CANONICAL, tree.INORDER, False, 0, True)))
    note("to limited", names(
        whole.get_matches_to(named["Row 42"], rule(), order.CANONICAL, tree.INORDER, True, 0, True)))
    note("from the program", names(
        app.get_collection_iface().get_matches(rule(roles=[role.FRAME]), order.CANONICAL, 0, True)))
    errors(
        lambda: whole.get_matches(rows, order.INVALID, 0, True),
        lambda: whole.get_matches(rule(how_states=match.INVALID), order.CANONICAL, 0, True),
        lambda: named["Rows"].get_collection_iface().get_matches_from(
            named["S1"], rows, order.CANONICAL, tree.INORDER, 0, True),
        lambda: whole.get_matches_from(first, rows, order.CANONICAL, tree.LAST_DEFINED, 0, True))


def table():
    rows = named["Rows"].get_table_iface()
    note(rows.get_n_rows(), "rows", rows.get_n_columns(), "columns")
    note("at 41:", rows.get_accessible_at(41, 0).get_name())
    note("out of sight:", rows.get_accessible_at(999_999, 0))
    note("rows of children", [rows.get_row_at_index(index) for index in range(2)])
    note("index at 42:", rows.get_index_at(42, 0))
    note("section", repr(rows.get_row_description(41_000)))
    note("heading", rows.get_row_header(41_000))
    note("selected", list(rows.get_selected_rows()), rows.get_n_selected_rows())
    note("is selected", rows.is_row_selected(900_000), rows.is_row_selected(7))
    note("cell", rows.is_selected(42, 0), rows.is_selected(900_000, 0))
    found = rows.get_row_column_extents_at_index(1)
    note("extents", *found)
    rows.add_row_selection(43)
    rows.remove_row_selection(41)
    named["Rows"].get_selection_iface().clear_selection()
    trains = named["Trains"].get_table_iface()
    note(trains.get_n_rows(), "rows", trains.get_n_columns(), "columns")
    cell = trains.get_accessible_at(1, 1)
    note("at 1, 1:", cell.get_name())
    note("column", repr(trains.get_column_description(1)), trains.get_column_header(1).get_name())
    position = Atspi.TableCell.get_position(cell)
    note("cell", tuple(position[1:]), "of", Atspi.TableCell.get_table(cell).get_name())
    errors(
        lambda: rows.get_index_at(1_000_000, 0), lambda: rows.get_index_at(0, 1), lambda: rows.get_index_at(-1, 0),
        lambda: rows.get_row_at_index(2), lambda: rows.add_row_selection(1_000_000))


def cache():
    name = app.app.bus_name
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, -1,
        None).unpack()[0]
    bus = Gio.DBusConnection.new_for_address_sync(
        address,
        Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)

    def items():
        return bus.call_sync(
            name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", None, None, Gio.DBusCallFlags.NONE, -1,
            None).unpack()[0]
    heard = []

    def hear(_bus, _sender, _path, _interface, signal, arguments):
        heard.append((signal, arguments.unpack()))
    for interface in ["org.a11y.atspi.Cache", "org.a11y.atspi.Event.Object"]:
        bus.signal_subscribe(name, interface, None, None, None, Gio.DBusSignalFlags.NONE, hear)

    def listen():
        loop = GLib.MainLoop()
        GLib.timeout_add(1000, loop.quit)
        loop.run()
    note("before:", "signals" if [one for one in heard if one[0].endswith("Accessible")] else "no signals")
    all = items()
    note("items", len(all))
    right = True
    for (_, path), (_, root), (_, parent), index, count, interfaces, label, role, hint, states in all:
        node = next((one for one in everything(app) if one.path == path), None)
        right &= node is not None and node.get_name() == label and node.get_child_count() == count
        right &= node.get_role() == role and root.endswith("/root")
        if node != app:
            right &= node.get_index_in_parent() == index and node.get_parent().path == parent
    note("as asked:", right)
    listen()
    heard.clear()
    named["Rows"].get_table_iface().add_row_selection(43)
    listen()
    note("added", [one[1][0][6] for one in heard if one[0] == "AddAccessible"])
    note("removed", len([one for one in heard if one[0] == "RemoveAccessible"]))
    note("children", [(one[1][0], one[1][1]) for one in heard if one[0] == "ChildrenChanged"])
    app.clear_cache()
    note("same tree", [one[6] for one in items()[1:]] == [one.get_name() for one in everything(app)][1:])


def lists():
    """Branches, languages, the focus within a list, any item of a long one, the clipboard."""
    heard = []

    def hear(event):
        if event.type.startswith("object:active-descendant-changed"):
            heard.append(f"active descendant {event.any_data.get_name()!r} at {event.detail1} of "
                         f"{event.source.get_name()!r}")
        else:
            heard.append(f"{event.type.split(':')[-1]} {event.detail1}")

    def listen(count):
        loop = GLib.MainLoop()
        GLib.timeout_add(50, lambda: len(heard) < count or loop.quit())
        GLib.timeout_add(5000, loop.quit)
        loop.run()
        for each in heard:
            note("heard", each)
        heard.clear()
    listener = Atspi.EventListener.new(hear)
    for kind in ["object:active-descendant-changed", "object:state-changed:expanded",
                 "object:state-changed:collapsed"]:
        listener.register(kind)

    def branch():
        states = named["Row 42"].get_state_set()
        kinds = [("expanded", Atspi.StateType.EXPANDED), ("expandable", Atspi.StateType.EXPANDABLE),
                 ("collapsed", Atspi.StateType.COLLAPSED)]
        app.clear_cache()
        note("branch", *[states.contains(state) and name for name, state in kinds])
    branch()
    named["Row 42"].get_action_iface().do_action(0)
    listen(2)
    branch()
    locale = named["Greeting"].get_object_locale()
    note("locale", locale, "same", named["Row 41"].get_object_locale() == app.get_object_locale())
    named["Row 42"].get_component_iface().grab_focus()
    listen(1)
    # The focus leaves the list: nothing is heard of a descendant.
    named["Greeting"].get_component_iface().grab_focus()
    rows = named["Rows"].get_value_iface()
    note("list", rows.get_current_value(), rows.get_minimum_value(), rows.get_maximum_value(),
         rows.get_minimum_increment())
    # A number that a child has, too, is that of the item among all.
    note("set to 2", rows.set_current_value(2))
    note("list", rows.get_current_value())
    app.clear_cache()
    note("rows", [named["Rows"].get_child_at_index(index).get_name() for index in range(3)])
    note("set to 999997", rows.set_current_value(999_997))
    note("list", rows.get_current_value())
    # An error would end libatspi's programs.
    note("beyond", rows.set_current_value(1_000_000), rows.set_current_value(-1))
    note("all", named["Rows"].get_selection_iface().select_all())
    text = named["Greeting"].get_editable_text_iface()
    text.copy_text(1, 3)
    note("copied")
    note("cut", text.cut_text(0, 2))
    note("pasted", text.paste_text(2))
    secret = named["Code"].get_editable_text_iface()

    def refused(question):
        try:
            return not question()
        except GLib.Error:
            return True
    note("secret", refused(lambda: secret.copy_text(0, 2)), not refused(lambda: secret.cut_text(0, 2)),
         secret.paste_text(0))
    listen(0)


def windows():
    """Says which windows are there, and what is told until the file `enough` is there."""
    name = app.app.bus_name
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, -1,
        None).unpack()[0]
    bus = Gio.DBusConnection.new_for_address_sync(
        address,
        Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    known = {}

    def look():
        app.clear_cache()
        for index in range(app.get_child_count()):
            child = app.get_child_at_index(index)
            known.setdefault(child.path, child.get_name())
        return [known[app.get_child_at_index(index).path] for index in range(app.get_child_count())]

    def hear(_bus, _sender, path, interface, signal, arguments):
        detail, first, _, value, _ = arguments.unpack()
        if interface.endswith("Window") and signal in ("Create", "Destroy"):
            note("heard", signal, value if signal == "Create" else known.get(path))
        elif signal == "ChildrenChanged" and path.endswith("/root"):
            note("heard", detail, first, known.get(value[1], "a new one"))
    for interface in ["org.a11y.atspi.Event.Window", "org.a11y.atspi.Event.Object"]:
        bus.signal_subscribe(name, interface, None, None, None, Gio.DBusSignalFlags.NONE, hear)
    note("windows", look())
    loop = GLib.MainLoop()
    steps = ["second", "enough"]

    def step():
        if os.path.exists(f"{folder}/{steps[0]}"):
            note(steps.pop(0), look())
            if not steps:
                loop.quit()
                return False
        return True
    GLib.timeout_add(200, step)
    loop.run()
    note("numbers", len(known), "not given twice", len(set(known)) == len(known))


try:
    parts = {"text": text, "collection": collection, "table": table, "cache": cache, "windows": windows, "lists": lists}
    parts[part]()
except Exception:
    note(traceback.format_exc())
note("end")
