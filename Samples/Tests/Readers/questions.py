"""What readers ask beside what is there and what can be done: characters and what they look like, elements of a kind,
rows by number, and what changes."""

import reader
from mirror import Mirror
from reader import Atspi, Missing, expect


def characters(program):
    """Where characters are and what they look like."""
    with program("Notes") as app:
        app.do("list item", contains="Quotes")
        area = app.until("The note", lambda: next(
            (element for element in app.everything() if element.attributes.get("id") == "note"), None))
        # Its first line is larger.
        words = area.text()
        text = area.node.get_text_iface()
        runs, offset = [], 0
        while offset < len(words):
            attributes, start, stop = text.get_attribute_run(offset, True)
            expect(start <= offset < stop, f"the run at {offset} should be around it, not {start} to {stop}")
            runs.append((start, stop, attributes))
            offset = stop
        sizes = [float(run[2]["size"]) for run in runs]
        expect(sizes[0] > sizes[-1], f"the first line should be larger; the sizes are {sizes}")
        expect(runs[0][1] == words.index("\n") + 1, f"the first run should be the first line; it ends at {runs[0][1]}")
        for key in ["family-name", "weight", "style", "fg-color", "underline", "justification", "direction"]:
            expect(runs[0][2].get(key), f"a run should tell its {key}")
        expect(
            text.get_text_attribute_value(0, "size") == runs[0][2]["size"], "an attribute should be told by itself, too")
        words = "Heading\nOne \U0001F600 two e\u0301 \U0001F468\u200D\U0001F469\u200D\U0001F467 end of a line that is " + \
            "much too long for the window and goes on below it, and on, and on, until it is in three lines at least."
        area.set_text(words)
        text = app.until("The text", lambda: area.node.get_text_iface() if area.text() == words else None)
        app.settle()
        x, y, width, height = area.box()
        boxes = {}
        for offset, character in enumerate(words):
            box = text.get_character_extents(offset, Atspi.CoordType.WINDOW)
            boxes[offset] = box
            if character in " \n\u0301\u200D":
                continue
            expect(box.width > 0 and box.height > 0, f"{character!r} at {offset} should have a box")
            expect(
                x - 1 <= box.x and box.x + box.width <= x + width + 1 and y - 3 <= box.y,
                f"{character!r} at {offset} should lie in the text")
            found = text.get_offset_at_point(
                box.x + box.width // 2, box.y + box.height // 2, Atspi.CoordType.WINDOW)
            place = (boxes[found].x, boxes[found].y) if found in boxes else None
            expect(place == (box.x, box.y), f"the middle of {character!r} at {offset} should lead to it, not to {found}")
        family = words.index("\U0001F468")
        expect(
            len({(boxes[offset].x, boxes[offset].width) for offset in range(family, family + 5)}) == 1,
            "all characters of one picture should be where it is")
        expect(boxes[words.index("\u0301")].x == boxes[words.index("e\u0301")].x, "an accent is where its letter is")
        parent = text.get_character_extents(0, Atspi.CoordType.PARENT)
        around = reader.Element(area.node.get_parent()).box()
        expect(
            (parent.x + around[0], parent.y + around[1]) == (boxes[0].x, boxes[0].y),
            "boxes in the parent should count from it")
        whole = text.get_range_extents(0, 7, Atspi.CoordType.WINDOW)
        expect(
            whole.x == boxes[0].x and whole.x + whole.width == boxes[6].x + boxes[6].width,
            "the box of a range should go from its first to its last character")
        end = text.get_character_extents(len(words), Atspi.CoordType.WINDOW)
        expect(end.width == 0 and end.height > 0, "the end of a text should be where its caret is")
        # The second paragraph is broken into lines on the screen.
        line = text.get_string_at_offset(10, Atspi.TextGranularity.LINE)
        expect(line.start_offset == 8, f"the line at 10 should begin at 8, not {line.start_offset}")
        expect(line.end_offset < len(words), "a long paragraph should be several lines")
        expect(boxes[line.end_offset].y > boxes[8].y, "the next line should lie below")
        before = text.get_text_before_offset(line.end_offset + 2, Atspi.TextBoundaryType.LINE_START)
        expect(
            (before.start_offset, before.end_offset) == (8, line.end_offset),
            f"the line before should be 8 to {line.end_offset}, not {before.start_offset} to {before.end_offset}")
        after = text.get_text_after_offset(9, Atspi.TextBoundaryType.WORD_START)
        expect(after.content == "\U0001F600 ", f"the word after 'One ' should be the face, not {after.content!r}")
        word = text.get_text_at_offset(9, Atspi.TextBoundaryType.WORD_END)
        expect(word.content == "\nOne" or word.content == "One", f"found {word.content!r} for a word's end")
        sentence = text.get_string_at_offset(0, Atspi.TextGranularity.SENTENCE)
        expect(sentence.content.strip() == "Heading", f"the first sentence should be the heading; found {sentence.content!r}")
        for wrong in [-1, len(words) + 1]:
            try:
                text.get_character_extents(wrong, Atspi.CoordType.WINDOW)
            except reader.GLib.Error:
                continue
            raise Missing(f"the character {wrong} should not be there")
        # A label is read in the same way, and has no caret.
        app.do("push button", "Notes")
        label = app.find("heading", "Notes")
        app.gone("text")
    with program("T1HeadersFooters") as app:
        label = app.find("label", "Header of January")
        text = label.node.get_text_iface()
        expect(text.get_text(0, -1) == label.name, "the text of a label should be what it shows")
        expect(text.get_caret_offset() == -1, "a label should have no caret")
        x, y, width, height = label.box()
        for offset in range(len(label.name)):
            box = text.get_character_extents(offset, Atspi.CoordType.WINDOW)
            expect(x - 1 <= box.x <= x + width and y - 2 <= box.y <= y + height, f"{offset} should lie in the label")


def searches(program):
    """Elements by what they are, as readers jump from heading to heading."""
    match, order = Atspi.CollectionMatchType, Atspi.CollectionSortOrder
    role, state, tree = Atspi.Role, Atspi.StateType, Atspi.CollectionTreeTraversalType

    def rule(roles=(), how=match.ANY, states=(), interfaces=(), attributes={}, inverted=False):
        return Atspi.MatchRule.new(
            Atspi.StateSet.new(list(states)), match.ALL, attributes, match.ALL, list(roles), how, list(interfaces),
            match.ALL, inverted)

    with program("Settings") as app:
        app.find("toggle button", "Airplane Mode")
        app.settle()
        everything = app.everything()
        window = app.find("frame")
        collection = window.node.get_collection_iface()

        def paths(found):
            return [node.path for node in found]

        def own(*roles):
            return [element.node.path for element in everything if element.role in roles]
        found = collection.get_matches(rule([role.TOGGLE_BUTTON]), order.CANONICAL, 0, True)
        expect(paths(found) == own("toggle button"), f"all switches should be found, in their order: {paths(found)}")
        expect(found, "there should be a switch")
        found = collection.get_matches(rule([role.LIST_ITEM, role.TOGGLE_BUTTON]), order.CANONICAL, 3, True)
        expect(paths(found) == own("list item", "toggle button")[:3], "the first three of two roles should be found")
        found = collection.get_matches(rule([role.LIST_ITEM]), order.REVERSE_CANONICAL, 2, True)
        expect(paths(found) == own("list item")[::-1][:2], "the last two rows should be found, the last first")
        found = collection.get_matches(rule([role.LIST_ITEM]), order.CANONICAL, 0, False)
        expect(not found, "no row is a child of the window")
        found = collection.get_matches(
            rule([role.LIST_ITEM, role.TOGGLE_BUTTON], match.NONE), order.CANONICAL, 0, True)
        rest = [e.node.path for e in everything[2:] if e.role not in ("list item", "toggle button")]
        expect(paths(found) == rest, "all but rows and switches should be found")
        found = collection.get_matches(rule(states=[state.CHECKABLE, state.CHECKED]), order.CANONICAL, 0, True)
        expect(
            paths(found) == [e.node.path for e in everything if {"checkable", "checked"} <= e.states],
            "switches that are on should be found")
        found = collection.get_matches(rule(interfaces=["EditableText"]), order.CANONICAL, 0, True)
        expect(paths(found) == own("entry"), "fields should be found by their interface")
        found = collection.get_matches(rule(attributes={"posinset": "1"}), order.CANONICAL, 0, True)
        expect(len(found) == 1, f"the first row should be found by its place: {paths(found)}")
        inverted = collection.get_matches(rule([role.TOGGLE_BUTTON], inverted=True), order.CANONICAL, 0, True)
        expect(len(inverted) == len(everything) - 2 - len(own("toggle button")), "all but switches should be found")
        # From an element on, and back from it.
        rows = [e for e in everything if e.role in ("list item", "toggle button")]
        third = rows[2].node
        roles = rule([role.LIST_ITEM, role.TOGGLE_BUTTON])
        found = collection.get_matches_from(third, roles, order.CANONICAL, tree.INORDER, 1, True)
        expect(paths(found) == [rows[3].node.path], "the next row should be found")
        found = collection.get_matches_to(third, roles, order.CANONICAL, tree.INORDER, False, 1, True)
        expect(paths(found) == [rows[1].node.path], "the row before should be found")
        found = collection.get_matches_to(third, roles, order.CANONICAL, tree.INORDER, False, 0, True)
        expect(paths(found) == [row.node.path for row in rows[:2]], "all rows before should be found in their order")
        found = collection.get_matches_from(third, roles, order.CANONICAL, tree.RESTRICT_SIBLING, 0, False)
        expect(paths(found)[0] == rows[3].node.path, "siblings behind should be found")
        for fault in [
                lambda: collection.get_matches(roles, order.INVALID, 0, True),
                lambda: app.find("list").node.get_collection_iface().get_matches_from(
                    window.node, roles, order.CANONICAL, tree.INORDER, 0, True)]:
            try:
                fault()
            except reader.GLib.Error:
                continue
            raise Missing("an order that does not exist, and a node outside, should be errors")


def tables(program):
    """Rows of a list by their numbers, those out of sight too."""
    with program("Contacts") as app:
        row = app.find("list item", "Lena Abbott")
        app.settle()
        node = app.find("list").node
        table = node.get_table_iface()
        count = int(row.attributes["setsize"])
        expect((table.get_n_rows(), table.get_n_columns()) == (count, 1), "all rows should be in one column")
        first = table.get_accessible_at(1, 0)
        expect(first.path == row.node.path, f"the second row should be {row}, behind one's own card")
        expect(table.get_row_at_index(first.get_index_in_parent()) == 1, "a row should know its number")
        expect(table.get_row_description(1) == "A", f"the row stands under A, not {table.get_row_description(1)!r}")
        expect(table.get_row_description(count - 1) != "A", "the last row stands elsewhere")
        expect(not table.get_accessible_at(count - 1, 0), "a row out of sight is a position")
        try:
            table.get_index_at(count, 0)
        except reader.GLib.Error:
            pass
        else:
            raise Missing("there should be no row behind the last")
    with program("Mail") as app:
        app.do("push button", "Edit")
        app.find("push button", "Cancel")
        app.settle()
        table = app.find("list").node.get_table_iface()
        expect(list(table.get_selected_rows()) == [], "nothing should be selected at first")
        expect(table.add_row_selection(2) and table.add_row_selection(11), "rows should be selected by number")
        app.until("The selection", lambda: list(table.get_selected_rows()) == [2, 11])
        app.until("The row in it", lambda: "selected" in reader.Element(table.get_accessible_at(2, 0)).states)
        expect(table.is_row_selected(11) and not table.is_row_selected(3), "a row out of sight is selected, too")
        expect(table.get_n_selected_rows() == 2, "two rows should be selected")
        expect(table.remove_row_selection(11), "a row should be taken out")
        selection = app.find("list").node.get_selection_iface()
        app.until("One", lambda: selection.get_n_selected_children() == 1)
        expect(selection.clear_selection(), "all should be taken out")
        app.until("None", lambda: list(table.get_selected_rows()) == [])


def mirrors(program):
    """What the program tells of changes is all that a reader needs to know what is there."""
    with program("Contacts") as app:
        app.find("list item", "Lena Abbott")
        app.settle()
        copy = Mirror(app.bus_name())
        copy.check("Contacts")
        app.find("entry", "Search").set_text("ber")
        app.find("list item", "Oskar Berg")
        copy.check("A search")
        app.do("push button", "Cancel")
        app.find("list item", "Lena Abbott")
        copy.check("Its end")
        app.find("list").node.get_value_iface().set_current_value(40)
        app.gone("list item", "Lena Abbott")
        copy.check("A list that is scrolled")
        app.do("list item")
        app.do("push button", "Edit")
        app.find("push button", "Done")
        copy.check("A card that is edited")
        app.do("push button", "Cancel")
        app.find("push button", "Edit")
        copy.check("A card")
        expect(copy.events > 50, f"events should have come; there were {copy.events}")
    with program("T5Rows") as app:
        app.do("push button", "Edit")
        app.find("push button", "Done")
        app.settle()
        copy = Mirror(app.bus_name())
        app.do("list item", "Water the plants", action="Move Down")
        copy.check("Rows in another order")
        app.do("push button", "Insert")
        app.find("list item", "Task 5")
        copy.check("A row more")


SCENARIOS = {"characters": characters, "searches": searches, "tables": tables, "mirrors": mirrors}
