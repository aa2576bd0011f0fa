"""Samples gone through and operated by a screen reader's means alone.

scenarios.py FOLDER SCENARIO...: starts the programs of FOLDER. Says of each scenario that it is done; ends with 1
and the tree of the moment where something is not as it should be.
"""

import sys
import traceback

import questions
import reader
import walk
from reader import Missing, expect

folder, *names = sys.argv[1:]


def program(name, *arguments):
    return reader.Program(f"{folder}/{name}", *arguments)


# What is used by pressing it has to say what it is.
USED = {
    "push button", "toggle button", "slider", "entry", "password text", "text", "link", "page tab", "menu item",
    "radio button", "spin button", "list item",
}


def look_over(app, where):
    """Every element says what it is, can be used, and lies where its parent says."""
    elements = app.everything()
    expect(elements[0].role == "application", f"{where} should begin with its application")
    expect(elements[1].role == "frame" and elements[1].name, f"{where}'s window should have a title")
    for element in elements[2:]:
        expect(element.role not in ("", "unknown", "invalid"), f"{element} of {where} should have a role")
        if element.role in USED:
            said = element.name or element.attributes.get("valuetext")
            expect(said, f"{element} of {where} should have a name")
        if element.role in USED and "enabled" in element.states:
            expect("activate" in element.actions(), f"{element} of {where} should be used by 'activate'")
        parent = element.node.get_parent()
        index = element.node.get_index_in_parent()
        again = parent.get_child_at_index(index)
        expect(again.path == element.node.path, f"{element} of {where} should be the child {index} of its parent")
        expect(all(abs(number) < 1_000_000 for number in element.box()), f"{element} of {where} should have a box")
    return True


def screen(app, where):
    """Goes through a screen that has come to rest, and lets the focus go from each control to the next."""
    app.settle()
    app.until(f"{where} at rest", lambda: look_over(app, where))
    controls = [element for element in app.everything() if element.role in USED and "enabled" in element.states]
    # Fields would open the keyboard's own panels, and searches.
    for element in [one for one in controls if "editable" not in one.states][:12]:
        expect(element.focus(), f"{element} of {where} should take the focus")
        app.until(
            f"the focus of {element} of {where}",
            lambda: reader.Element(element.node).states >= {"focused"})


def every_sample(samples=None):
    """Each of some samples against what it says of itself."""
    samples = samples or SAMPLES
    errors = walk.Errors()
    faults, nodes, elements, screens = [], 0, 0, 0
    for name, some in samples.items():
        try:
            found, count, own = walk.walk(f"{folder}/{name}", name, errors, *ARGUMENTS.get(name, []))
            faults += found
            nodes, elements, screens = nodes + count, elements + own, screens + 1
            for lines in SCREENS.get(name, []):
                found, count, own = walk.walk(
                    f"{folder}/{name}", f"{name} after {lines!r}", errors, *ARGUMENTS.get(name, []),
                    lines=lines + "\nidle\n")
                faults += found
                nodes, elements, screens = nodes + count, elements + own, screens + 1
            with program(name, *ARGUMENTS.get(name, [])) as app:
                for role, text in some:
                    app.find(role, contains=text)
                app.until(f"{name} at rest", lambda: look_over(app, name))
        except Missing as fault:
            faults.append(f"{name}: {fault}")
    errors.end()
    print(f"{len(samples)} samples, {screens} screens, {nodes} nodes, {elements} elements", file=sys.stderr)
    expect(not faults, f"{len(faults)} faults\n" + "\n".join(faults))


# Where else to go in the whole apps, by lines of a script.
SCREENS = {
    "Notes": ["tap \"Weekend in Lisbon\"", "tap \"Search\"\nidle\ntype \"quo\""],
    "FieldGuide": ["tap \"Robin\""],
    "Chat": ["tap \"Message\"\nidle\ntype \"Hello\""],
    "Settings": [f"tap \"{screen}\"" for screen in ["Wi-Fi", "Sounds", "Focus", "General", "Display & Brightness"]]
    + ["tap \"Search\"\nidle\ntype \"blue\""],
    "Contacts": [
        "tap \"Lena Abbott\"", "tap \"Lena Abbott\"\nidle\ntap \"Edit\"", "tap \"Add\"",
        "tap \"Search\"\nidle\ntype \"ber\"", "scroll 500,400 by 0,900"],
    "Mail": [
        "tap cell 0.0", "tap \"New Message\"", "tap \"Edit\"", "drag 800,150 to 600,150 for 0.3",
        "longpress cell 0.2", "scroll 500,400 by 0,500"],
    "PhotoGrid": ["scroll 500,400 by 0,300"],
    "C9Menus": ["longpress cell 0.0 in #context-menus", "longpress cell 0.1 in #edit-menus"],
    "T5Rows": ["tap \"Edit\"", "scroll 500,400 by 0,300"],
    "T2SectionTitles": ["tap \"Grouped\""],
    "C11LayoutSwitch": ["tap \"Spiral\""],
    "C7NibHeaders": ["tap \"Section Footer 1\"", "scroll 500,400 by 0,180"],
    "Wayfare": [
        "tap \"Discover\"", "tap \"Settings\"", "tap #add-trip", "tap cell 0.0",
        "tap cell 0.0\nidle\nscroll 500,400 by 0,300"],
}


# What each sample shows first, by role and a part of the name.
SAMPLES = {
    "Gallery": [("label", "Photo Grid")],
    "PhotoGrid": [("list", "")],
    "C1Basics": [("label", "A collection view as a subview")],
    "C2DataSource": [("label", "Section 0: 5 items"), ("label", "Section 1: empty")],
    "C3FlowLayout": [("label", "Vertical"), ("label", "Horizontal"), ("list", "")],
    "C4ColouredSections": [("list", "")],
    "C6Events": [("list", "")],
    "C8Pinch": [("label", "1")],
    "C9Menus": [("label", "Edit menu"), ("label", "There is no picture on the pasteboard")],
    "C10DelegateSizes": [("label", "As wide as the view")],
    "C11CustomLayouts": [("label", "7")],
    "C11LayoutSwitch": [("radio button", "Spiral")],
    "Reordering": [("push button", "Shuffle"), ("label", "7")],
    "DragReorder": [("list", "")],
    "T1HeadersFooters": [("label", "Header of January"), ("list item", "January 1")],
    "T2SectionTitles": [("radio button", "Grouped")],
    "T3RowMenus": [("list item", "Compass")],
    "T4Refresh": [("label", "Refresh")],
    "T5Rows": [("push button", "Edit"), ("list item", "Water the plants")],
    "Notes": [("entry", "Search"), ("list item", "Weekend in Lisbon"), ("push button", "New Note")],
    "Chat": [("list item", "The lemon one"), ("push button", "Video"), ("text", "Message")],
    "Settings": [("toggle button", "Airplane Mode"), ("list item", "Wi-Fi, Attic")],
    "Contacts": [("heading", "Contacts"), ("push button", "Add"), ("list item", "Lena Abbott")],
    "Mail": [("heading", "Inbox"), ("list item", "Unread, Nora Fischer"), ("push button", "New Message")],
    "FieldGuide": [("heading", "Field Guide"), ("list item", "Robin, Erithacus rubecula")],
    "PhotoSearch": [("entry", "Search")],
}
# Of packages of their own, whose tests go through them.
XCODE_SAMPLES = {"C5NibCells": [("list", "")], "C7NibHeaders": [("label", "Section Header 1")]}
# What begins alike each time by these.
ARGUMENTS = {"Wayfare": ["-fresh", "-now", "1777885200"]}
SHELF = {"Shelf": []}
WAYFARE = {"Wayfare": [("heading", "Trips"), ("page tab", "Discover")]}


def back(app, title):
    """Leaves a screen as readers do."""
    app.do("heading", title, action="escape")
    app.gone("heading", title)


def mail():
    """Reads, marks, deletes, searches, chooses several, writes."""
    with program("Mail") as app:
        row = app.find("list item", contains="Dinner on Saturday")
        expect(row.name.startswith("Unread, Nora Fischer"), f"{row} should say that it is unread, and from whom")
        expect(row.attributes["setsize"] == "12", f"{row} should say how many there are")
        screen(app, "Mail's inbox")
        # The actions behind a swipe.
        row.do("Flag")
        app.until("Unflag", lambda: "Unflag" in app.find("list item", contains="Dinner on").actions())
        row = app.find("list item", contains="Your books are due")
        row.do("Read")
        app.find("list item", contains="Harbour Library, ")
        app.gone("list item", contains="Unread, Harbour Library")
        app.do("list item", contains="Rail Tickets", action="Trash")
        app.gone("list item", contains="Rail Tickets")
        app.until("11 rows", lambda: app.all("list item")[0].attributes["setsize"] == "11")
        # A sheet.
        app.do("list item", contains="City Choir", action="More")
        app.find("alert")
        expect(not app.all("list item"), "a sheet should hide what is behind it")
        app.do("push button", "Reply", action="escape")
        app.gone("alert")
        # Open and back.
        app.do("list item", contains="Dinner on Saturday")
        app.find("push button", "Reply")
        screen(app, "Mail's message")
        app.do("push button", "Inbox")
        app.find("list item", contains="Nora Fischer, ")
        # Search.
        app.find("entry", "Search").set_text("strawberries")
        app.gone("list item", contains="Nora Fischer")
        app.find("list item", contains="Weekend Market")
        app.do("push button", "Cancel")
        app.find("list item", contains="Nora Fischer")
        # Several at once.
        app.do("push button", "Edit")
        for name in ["Nora Fischer", "Theo Brandt"]:
            app.do("list item", contains=name)
            app.find("list item", contains=name, selected=True)
        app.find("heading", "2 Selected")
        app.do("push button", "Trash", enabled=True)
        app.gone("list item", contains="Nora Fischer")
        app.gone("list item", contains="Theo Brandt")
        # Write, and throw it away.
        app.do("push button", "New Message")
        send = app.find("push button", "Send", enabled=False)
        to = app.find("entry", "To:")
        to.set_text("nora@example.com")
        app.find("push button", "Send", enabled=True)
        app.find("entry", "Subject:").set_text("Saturday")
        app.find("heading", "Saturday")
        app.until("The text", lambda: next(
            element for element in app.everything() if element.attributes.get("id") == "body")).set_text("With love")
        app.do("push button", "Cancel")
        app.do("push button", "Delete Draft")
        app.find("push button", "New Message")
        app.gone("push button", "Send")


def settings():
    """Switches, slides, chooses, orders, searches, answers an alert."""
    with program("Settings") as app:
        app.find("toggle button", "Airplane Mode")
        screen(app, "Settings")
        expect(app.find("list").node.get_selection_iface() is None, "nothing is selected in a list that leads on")
        app.do("toggle button", "Airplane Mode")
        app.find("toggle button", "Airplane Mode", checked=True)
        app.do("toggle button", "Airplane Mode")
        app.find("toggle button", "Airplane Mode", checked=False)
        app.do("list item", "Sounds")
        app.find("heading", "Sounds")
        slider = app.find("slider")
        expect(abs(slider.value() - 0.6) < 0.01, f"the volume should be 0.6; it is {slider.value()}")
        slider.do("increment")
        app.until("A step", lambda: abs(app.find("slider").value() - 0.7) < 0.01)
        app.find("slider").set_value(0.25)
        app.until("A value", lambda: abs(app.find("slider").value() - 0.25) < 0.01)
        back(app, "Sounds")
        app.do("list item", contains="Wi-Fi")
        app.find("heading", "Wi-Fi")
        app.do("list item", contains="Garden")
        app.until("The choice", lambda: "selected" in app.find("list item", contains="Garden").states)
        app.gone("list item", contains="Attic", selected=True)
        back(app, "Wi-Fi")
        app.do("list item", "General")
        name = app.find("entry", "Name")
        expect(name.text() == "Mira's Tablet", f"the name should be Mira's Tablet; it is {name.text()}")
        name.set_text("Attic Tablet")
        app.until("The new name", lambda: app.find("entry", "Name").text() == "Attic Tablet")
        app.do("list item", "Reset All Settings")
        app.find("alert", contains="Reset All Settings")
        app.do("push button", "Reset")
        app.gone("alert")
        # The order of languages.
        app.do("list item", "Language & Region")
        app.do("push button", "Edit")
        app.find("push button", "Done")

        def languages():
            return [row.name for row in app.all("list item") if row.name in ("English", "Deutsch", "Português")]
        app.do("list item", "Português", action="Move Up")
        app.until("The move", lambda: languages() == ["English", "Português", "Deutsch"])
        app.do("push button", "Reorder Português", action="Move Up")
        app.until("The move to the top", lambda: languages() == ["Português", "English", "Deutsch"])
        screen(app, "Settings' languages")
        app.do("push button", "Done")
        app.gone("push button", "Reorder Português")
        expect(languages() == ["Português", "English", "Deutsch"], f"the order should stay; it is {languages()}")
        back(app, "Language & Region")
        app.do("push button", "Settings")
        app.gone("heading", "General")
        app.find("entry", "Search").set_text("blue")
        app.until("One result", lambda: any(
            row.attributes.get("setsize") == "1" for row in app.all("list item", "Bluetooth, On")))


def contacts():
    """Adds, edits, finds and deletes somebody."""
    with program("Contacts") as app:
        app.find("list item", "Lena Abbott")
        screen(app, "Contacts")
        app.do("push button", "Add")
        app.find("push button", "Done", enabled=False)
        app.find("entry", "First name").set_text("Ada")
        app.find("entry", "Last name").set_text("Bauer")
        app.do("push button", "Done", enabled=True)
        app.gone("push button", "Done")
        app.do("list item", "Ada Bauer")
        app.do("push button", "Edit")
        app.do("list item", "add phone")
        app.find("entry", "Phone").set_text("+49 30 901820")
        app.do("push button", "Done")
        app.find("list item", "mobile, +49 30 901820")
        screen(app, "Contacts' card")
        app.do("push button", "Edit")
        app.find("push button", "Remove")
        # A number without digits goes.
        app.find("entry", "Phone").set_text("")
        app.do("push button", "Done")
        app.gone("list item", contains="+49 30 901820")
        app.do("push button", "Edit")
        app.do("list item", "Delete Contact")
        app.find("alert")
        app.do("push button", "Delete Contact")
        app.find("list item", "Lena Abbott")
        app.gone("list item", "Ada Bauer")
        app.find("entry", "Search").set_text("berg")
        app.find("list item", "Oskar Berg")
        app.gone("list item", "Lena Abbott")
        app.find("entry", "Search").set_text("zzz")
        app.find("label", "No Results")
        app.do("push button", "Cancel")
        app.find("list item", "Lena Abbott")
        # The index, and a row far out of sight.
        index = app.find("slider", "Section index")
        for _ in range(12):
            index.do("increment")
        app.gone("list item", "Lena Abbott")
        rows = app.find("list").node
        # A number that a child has as well is that of the item among all.
        rows.get_value_iface().set_current_value(2)
        app.until("Row 3", lambda: any(
            row.attributes["posinset"] == "3" for row in app.all("list item") if "posinset" in row.attributes))
        rows.get_value_iface().set_current_value(47)
        app.until("Row 48", lambda: any(
            row.attributes["posinset"] == "48" for row in app.all("list item") if "posinset" in row.attributes))


def rows():
    """Moves, inserts and deletes rows and items."""
    with program("T5Rows") as app:
        app.do("push button", "Edit")
        app.find("push button", "Done")
        app.do("list item", "Water the plants", action="Move Down")

        def order():
            return [row.name for row in app.all("list item") if row.name in ("Water the plants", "Call the dentist")]
        app.until("The move", lambda: order() == ["Call the dentist", "Water the plants"])
        app.do("list item", "Water the plants", action="Move Up")
        app.until("The way back", lambda: order() == ["Water the plants", "Call the dentist"])
        handle = app.find("push button", "Reorder Water the plants")
        expect("Move Down" in handle.actions(), f"{handle} should move its row; it has {handle.actions()}")
        app.do("push button", "Reorder Water the plants", action="Move Down")
        app.until("The move by the handle", lambda: order() == ["Call the dentist", "Water the plants"])
        app.do("push button", "Reorder Water the plants", action="Move Up")
        app.until("The way back by the handle", lambda: order() == ["Water the plants", "Call the dentist"])
        app.do("push button", "Insert")
        app.find("list item", "Task 5")
        app.do("push button", "Done")
        app.do("list item", "Buy bread", action="Delete")
        app.gone("list item", "Buy bread")


def texts():
    """Carets, selections and parts of a text, in characters."""
    with program("Notes") as app:
        app.do("list item", contains="Quotes")
        area = app.until("The note", lambda: next(
            (element for element in app.everything() if element.attributes.get("id") == "note"), None))
        area.set_text("One \U0001F600 two.\nThree")
        text, editable = area.node.get_text_iface(), area.node.get_editable_text_iface()
        expect(text.get_character_count() == 16, f"there should be 16 characters, not {text.get_character_count()}")
        expect(text.get_text(4, 7) == "\U0001F600 t", f"found {text.get_text(4, 7)!r} from 4 to 7")
        expect(text.set_caret_offset(5), "the caret should move")
        app.until("The caret", lambda: text.get_caret_offset() == 5)
        expect(editable.insert_text(5, "!", 1), "a text should be inserted")
        app.until("The insertion", lambda: area.text() == "One \U0001F600! two.\nThree")
        expect(editable.delete_text(0, 4), "a text should be deleted")
        app.until("The deletion", lambda: area.text() == "\U0001F600! two.\nThree")
        expect(text.set_selection(0, 3, 6) or text.add_selection(3, 6), "a text should be selected")
        app.until("The selection", lambda: text.get_n_selections() == 1)
        chosen = text.get_selection(0)
        expect((chosen.start_offset, chosen.end_offset) == (3, 6), f"found {chosen.start_offset}, {chosen.end_offset}")
        word = text.get_string_at_offset(4, reader.Atspi.TextGranularity.WORD)
        expect(word.content.strip() == "two.", f"the word at 4 should be 'two.'; found {word.content!r}")
        editable.cut_text(1, 3)
        app.until("The cut", lambda: area.text() == "\U0001F600two.\nThree")
        editable.paste_text(5)
        app.until("The paste", lambda: area.text() == "\U0001F600two.! \nThree")
        editable.copy_text(0, 1)
        editable.paste_text(0)
        app.until("The copy", lambda: area.text() == "\U0001F600\U0001F600two.! \nThree")
        area.set_text("\U0001F600! two.\nThree")
        app.until("The text again", lambda: area.text() == "\U0001F600! two.\nThree")
        line = text.get_string_at_offset(9, reader.Atspi.TextGranularity.LINE)
        expect(line.content.strip() == "Three", f"the line at 9 should be 'Three'; found {line.content!r}")


SCENARIOS = {
    "every-sample": every_sample, "xcode-samples": lambda: every_sample(XCODE_SAMPLES),
    "shelf": lambda: every_sample(SHELF), "wayfare": lambda: every_sample(WAYFARE),
    "mail": mail, "settings": settings, "contacts": contacts, "rows": rows,
    "texts": texts,
} | {name: lambda scenario=scenario: scenario(program) for name, scenario in questions.SCENARIOS.items()}


def tree():
    """Writes the tree of a program, to look at."""
    with program(names[1], *names[2:]) as app:
        app.find("frame")
        import time
        time.sleep(2)
        for element in app.everything():
            print(str(element), element.actions())


reader.turn_readers_on()
if names[0] == "tree":
    tree()
    sys.exit()
for name in names:
    try:
        SCENARIOS[name]()
    except Exception:
        print(f"{name}: " + traceback.format_exc())
        sys.exit(1)
    print(f"{name}: done")
