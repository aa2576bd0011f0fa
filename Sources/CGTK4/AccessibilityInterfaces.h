#pragma once
#include <glib.h>

// What AT-SPI's interfaces have, as far as readers are answered: included by AccessibilityBus.c alone.

static const char *const interface_names[] = {
    "org.a11y.atspi.Accessible",  "org.a11y.atspi.Application", "org.a11y.atspi.Component",
    "org.a11y.atspi.Action",      "org.a11y.atspi.Value",       "org.a11y.atspi.Text",
    "org.a11y.atspi.EditableText", "org.a11y.atspi.Selection",  "org.a11y.atspi.Collection",
    "org.a11y.atspi.Table",       "org.a11y.atspi.TableCell",
};
enum { INTERFACES = G_N_ELEMENTS(interface_names) };

#define IN(type) "<arg type='" type "' direction='in'/>"
#define OUT(type) "<arg type='" type "' direction='out'/>"
#define METHOD(name, args) "<method name='" name "'>" args "</method>"
#define SIGNAL(name, type) "<signal name='" name "'><arg type='" type "'/></signal>"
// States, attributes, roles and interfaces, each with how they are to match, and whether all is turned round.
#define RULE "(aiia{ss}iaiiasib)"
#define READ(name, type) "<property name='" name "' type='" type "' access='read'/>"
#define WRITE(name, type) "<property name='" name "' type='" type "' access='readwrite'/>"

static const char xml[] =
    "<node>"
    "<interface name='org.a11y.atspi.Accessible'>"
    READ("Name", "s") READ("Description", "s") READ("Parent", "(so)") READ("ChildCount", "i")
    READ("Locale", "s") READ("AccessibleId", "s")
    METHOD("GetChildAtIndex", IN("i") OUT("(so)")) METHOD("GetChildren", OUT("a(so)"))
    METHOD("GetIndexInParent", OUT("i")) METHOD("GetRelationSet", OUT("a(ua(so))"))
    METHOD("GetRole", OUT("u")) METHOD("GetRoleName", OUT("s"))
    METHOD("GetLocalizedRoleName", OUT("s")) METHOD("GetState", OUT("au"))
    METHOD("GetAttributes", OUT("a{ss}")) METHOD("GetApplication", OUT("(so)"))
    METHOD("GetInterfaces", OUT("as"))
    "</interface><interface name='org.a11y.atspi.Application'>"
    READ("ToolkitName", "s") READ("Version", "s") READ("AtspiVersion", "s") WRITE("Id", "i")
    METHOD("GetLocale", IN("u") OUT("s"))
    "</interface><interface name='org.a11y.atspi.Component'>"
    METHOD("Contains", IN("i") IN("i") IN("u") OUT("b"))
    METHOD("GetAccessibleAtPoint", IN("i") IN("i") IN("u") OUT("(so)"))
    METHOD("GetExtents", IN("u") OUT("(iiii)")) METHOD("GetPosition", IN("u") OUT("i") OUT("i"))
    METHOD("GetSize", OUT("i") OUT("i")) METHOD("GetLayer", OUT("u"))
    METHOD("GetMDIZOrder", OUT("n")) METHOD("GrabFocus", OUT("b")) METHOD("GetAlpha", OUT("d"))
    METHOD("ScrollTo", IN("u") OUT("b"))
    "</interface><interface name='org.a11y.atspi.Action'>"
    READ("NActions", "i")
    METHOD("GetDescription", IN("i") OUT("s")) METHOD("GetName", IN("i") OUT("s"))
    METHOD("GetLocalizedName", IN("i") OUT("s")) METHOD("GetKeyBinding", IN("i") OUT("s"))
    METHOD("GetActions", OUT("a(sss)")) METHOD("DoAction", IN("i") OUT("b"))
    "</interface><interface name='org.a11y.atspi.Value'>"
    READ("MinimumValue", "d") READ("MaximumValue", "d") READ("MinimumIncrement", "d")
    WRITE("CurrentValue", "d")
    "</interface><interface name='org.a11y.atspi.Text'>"
    READ("CharacterCount", "i") READ("CaretOffset", "i")
    METHOD("GetText", IN("i") IN("i") OUT("s")) METHOD("SetCaretOffset", IN("i") OUT("b"))
    METHOD("GetCharacterAtOffset", IN("i") OUT("i"))
    METHOD("GetStringAtOffset", IN("i") IN("u") OUT("s") OUT("i") OUT("i"))
    METHOD("GetNSelections", OUT("i")) METHOD("GetSelection", IN("i") OUT("i") OUT("i"))
    METHOD("SetSelection", IN("i") IN("i") IN("i") OUT("b"))
    METHOD("AddSelection", IN("i") IN("i") OUT("b"))
    METHOD("RemoveSelection", IN("i") OUT("b"))
    METHOD("GetTextBeforeOffset", IN("i") IN("u") OUT("s") OUT("i") OUT("i"))
    METHOD("GetTextAtOffset", IN("i") IN("u") OUT("s") OUT("i") OUT("i"))
    METHOD("GetTextAfterOffset", IN("i") IN("u") OUT("s") OUT("i") OUT("i"))
    METHOD("GetCharacterExtents", IN("i") IN("u") OUT("i") OUT("i") OUT("i") OUT("i"))
    METHOD("GetRangeExtents", IN("i") IN("i") IN("u") OUT("i") OUT("i") OUT("i") OUT("i"))
    METHOD("GetOffsetAtPoint", IN("i") IN("i") IN("u") OUT("i"))
    METHOD("GetAttributes", IN("i") OUT("a{ss}") OUT("i") OUT("i"))
    METHOD("GetAttributeRun", IN("i") IN("b") OUT("a{ss}") OUT("i") OUT("i"))
    METHOD("GetAttributeValue", IN("i") IN("s") OUT("s"))
    METHOD("GetDefaultAttributes", OUT("a{ss}")) METHOD("GetDefaultAttributeSet", OUT("a{ss}"))
    METHOD("ScrollSubstringTo", IN("i") IN("i") IN("u") OUT("b"))
    "</interface><interface name='org.a11y.atspi.EditableText'>"
    METHOD("SetTextContents", IN("s") OUT("b")) METHOD("InsertText", IN("i") IN("s") IN("i") OUT("b"))
    METHOD("DeleteText", IN("i") IN("i") OUT("b")) METHOD("CopyText", IN("i") IN("i"))
    METHOD("CutText", IN("i") IN("i") OUT("b")) METHOD("PasteText", IN("i") OUT("b"))
    "</interface><interface name='org.a11y.atspi.Selection'>"
    READ("NSelectedChildren", "i") METHOD("GetSelectedChild", IN("i") OUT("(so)"))
    METHOD("SelectChild", IN("i") OUT("b")) METHOD("IsChildSelected", IN("i") OUT("b"))
    METHOD("DeselectChild", IN("i") OUT("b")) METHOD("DeselectSelectedChild", IN("i") OUT("b"))
    METHOD("SelectAll", OUT("b")) METHOD("ClearSelection", OUT("b"))
    "</interface><interface name='org.a11y.atspi.Collection'>"
    METHOD("GetMatches", IN(RULE) IN("u") IN("i") IN("b") OUT("a(so)"))
    METHOD("GetMatchesFrom", IN("o") IN(RULE) IN("u") IN("u") IN("i") IN("b") OUT("a(so)"))
    METHOD("GetMatchesTo", IN("o") IN(RULE) IN("u") IN("u") IN("b") IN("i") IN("b") OUT("a(so)"))
    METHOD("GetActiveDescendant", OUT("(so)"))
    "</interface><interface name='org.a11y.atspi.Table'>"
    READ("NRows", "i") READ("NColumns", "i") READ("Caption", "(so)") READ("Summary", "(so)")
    READ("NSelectedRows", "i") READ("NSelectedColumns", "i")
    METHOD("GetAccessibleAt", IN("i") IN("i") OUT("(so)"))
    METHOD("GetIndexAt", IN("i") IN("i") OUT("i")) METHOD("GetRowAtIndex", IN("i") OUT("i"))
    METHOD("GetColumnAtIndex", IN("i") OUT("i")) METHOD("GetRowDescription", IN("i") OUT("s"))
    METHOD("GetColumnDescription", IN("i") OUT("s"))
    METHOD("GetRowExtentAt", IN("i") IN("i") OUT("i"))
    METHOD("GetColumnExtentAt", IN("i") IN("i") OUT("i")) METHOD("GetRowHeader", IN("i") OUT("(so)"))
    METHOD("GetColumnHeader", IN("i") OUT("(so)")) METHOD("GetSelectedRows", OUT("ai"))
    METHOD("GetSelectedColumns", OUT("ai")) METHOD("IsRowSelected", IN("i") OUT("b"))
    METHOD("IsColumnSelected", IN("i") OUT("b")) METHOD("IsSelected", IN("i") IN("i") OUT("b"))
    METHOD("AddRowSelection", IN("i") OUT("b")) METHOD("AddColumnSelection", IN("i") OUT("b"))
    METHOD("RemoveRowSelection", IN("i") OUT("b")) METHOD("RemoveColumnSelection", IN("i") OUT("b"))
    METHOD("GetRowColumnExtentsAtIndex",
           IN("i") OUT("b") OUT("i") OUT("i") OUT("i") OUT("i") OUT("b"))
    "</interface><interface name='org.a11y.atspi.TableCell'>"
    READ("ColumnSpan", "i") READ("RowSpan", "i") READ("Position", "(ii)") READ("Table", "(so)")
    METHOD("GetRowColumnSpan", OUT("b") OUT("i") OUT("i") OUT("i") OUT("i"))
    METHOD("GetColumnHeaderCells", OUT("a(so)")) METHOD("GetRowHeaderCells", OUT("a(so)"))
    "</interface><interface name='org.a11y.atspi.Cache'>"
    METHOD("GetItems", OUT("a((so)(so)(so)iiassusau)"))
    SIGNAL("AddAccessible", "((so)(so)(so)iiassusau)") SIGNAL("RemoveAccessible", "(so)")
    "</interface></node>";
