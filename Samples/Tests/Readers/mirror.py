"""A reader's own copy of a program's tree, made once and kept by what the program tells: it has to stay the same as
the tree itself, whatever happens on the screen."""

from reader import Missing

from gi.repository import Gio, GLib

ROOT = "/org/a11y/atspi/accessible"
ACCESSIBLE = "org.a11y.atspi.Accessible"
STATES = {
    "active": 1, "checked": 4, "editable": 7, "enabled": 8, "focusable": 11, "focused": 12, "modal": 16,
    "multi-line": 17, "selectable": 22, "selected": 23, "sensitive": 24, "showing": 25, "single-line": 26,
    "selectable-text": 38, "checkable": 41,
}


class Node:
    """What is kept of a node."""

    def __init__(self, item):
        (_, self.path), _, (_, self.parent), self.index, self.count, interfaces, self.name, self.role, self.hint, states = item
        self.interfaces = sorted(interfaces)
        self.states = states[0] | states[1] << 32
        self.children = []

    def facts(self):
        return self.role, self.name, self.hint, self.states, self.interfaces, self.children


class Mirror:
    """The tree of one program by `Cache.GetItems` and events."""

    def __init__(self, name):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, -1,
            None).unpack()[0]
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address,
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        self.name = name
        self.nodes = {}
        self.events = 0
        for interface in ["org.a11y.atspi.Cache", "org.a11y.atspi.Event.Object"]:
            self.bus.signal_subscribe(name, interface, None, None, None, Gio.DBusSignalFlags.NONE, self.heard)
        # As libatspi does: whoever registers for events gets them.
        self.bus.call_sync(
            "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent",
            GLib.Variant("(s)", ("object:",)), None, Gio.DBusCallFlags.NONE, -1, None)
        for item in self.ask("/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")[0]:
            self.add(item)
        self.link()

    def ask(self, path, interface, method, arguments=None):
        return self.bus.call_sync(
            self.name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 30_000, None).unpack()

    def add(self, item):
        node = Node(item)
        if node.path in self.nodes:
            node.children = self.nodes[node.path].children
        self.nodes[node.path] = node
        return node

    def link(self):
        """The children of all that is known, by their places."""
        for node in sorted(self.nodes.values(), key=lambda node: node.index):
            parent = self.nodes.get(node.parent)
            if parent and node.path not in parent.children:
                parent.children.append(node.path)

    def heard(self, _bus, _sender, path, interface, signal, arguments):
        self.events += 1
        arguments = arguments.unpack()
        if signal == "AddAccessible":
            node = self.add(arguments[0])
            # The children follow, each with its place.
            parent = self.nodes.get(node.parent)
            if parent and node.path not in parent.children:
                parent.children.insert(node.index, node.path)
            return
        if signal == "RemoveAccessible":
            self.nodes.pop(arguments[0][1], None)
            return
        node = self.nodes.get(path)
        if not node:
            return
        detail, first, _, value, _ = arguments
        if signal == "ChildrenChanged":
            if value[1] in node.children:
                node.children.remove(value[1])
            if detail == "add":
                node.children.insert(first, value[1])
        elif signal == "PropertyChange" and detail == "accessible-name":
            node.name = value
        elif signal == "PropertyChange" and detail == "accessible-description":
            node.hint = value
        elif signal == "PropertyChange" and detail == "accessible-role":
            node.role = value
        elif signal == "StateChanged":
            bit = 1 << STATES[detail]
            node.states = node.states | bit if first else node.states & ~bit

    def listen(self, milliseconds):
        loop = GLib.MainLoop()
        GLib.timeout_add(milliseconds, loop.quit)
        loop.run()

    def differences(self):
        """Where the copy is not what the program answers."""
        items = self.ask("/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")[0]
        fresh = {item[0][1]: Node(item) for item in items}
        for node in sorted(fresh.values(), key=lambda node: node.index):
            if node.parent in fresh:
                fresh[node.parent].children.append(node.path)
        found = [f"{path} is {fresh[path].facts()}, and is not known" for path in fresh if path not in self.nodes]
        found += [f"{path} is no more, and known" for path in self.nodes if path not in fresh]
        for path in fresh.keys() & self.nodes.keys():
            if fresh[path].facts() != self.nodes[path].facts():
                found.append(f"{path} is\n  {fresh[path].facts()}\nand known as\n  {self.nodes[path].facts()}")
        return found

    def check(self, where):
        """Waits for what is on its way, and compares."""
        found = []
        for _ in range(40):
            self.listen(250)
            found = self.differences()
            if not found:
                return
        raise Missing(f"{where}: the copy should be the tree\n" + "\n".join(found[:6]))
