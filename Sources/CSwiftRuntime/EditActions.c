#include "CSwiftRuntime.h"

// Method descriptors of UIResponder's edit actions. In a mangled name the class is followed by the
// method's name with its length; Tq marks a descriptor. Weak, so that programs without UIKitCore link.
#define ACTIONS                                                                                    \
  ACTION(cut, "3cut")                                                                              \
  ACTION(copy, "4copy")                                                                            \
  ACTION(paste, "5paste")                                                                          \
  ACTION(select, "6select")                                                                        \
  ACTION(selectAll, "9selectAll")                                                                  \
  ACTION(delete, "6delete")                                                                        \
  ACTION(leftToRight, "35makeTextWritingDirectionLeftToRight")                                     \
  ACTION(rightToLeft, "35makeTextWritingDirectionRightToLeft")                                     \
  ACTION(pasteAndMatchStyle, "18pasteAndMatchStyle")                                               \
  ACTION(pasteAndGo, "10pasteAndGo")                                                               \
  ACTION(pasteAndSearch, "14pasteAndSearch")                                                       \
  ACTION(duplicate, "9duplicate")                                                                  \
  ACTION(move, "4move")                                                                            \
  ACTION(rename, "6rename")                                                                        \
  ACTION(export, "6export")                                                                        \
  ACTION(printContent, "12printContent")                                                           \
  ACTION(find, "4find")                                                                            \
  ACTION(findAndReplace, "14findAndReplace")                                                       \
  ACTION(findNext, "8findNext")                                                                    \
  ACTION(findPrevious, "12findPrevious")                                                           \
  ACTION(useSelectionForFind, "19useSelectionForFind")                                             \
  ACTION(toggleBoldface, "14toggleBoldface")                                                       \
  ACTION(toggleItalics, "13toggleItalics")                                                         \
  ACTION(toggleUnderline, "15toggleUnderline")                                                     \
  ACTION(increaseSize, "12increaseSize")                                                           \
  ACTION(decreaseSize, "12decreaseSize")

#define ACTION(name, mangled)                                                                      \
  extern const char action_##name __asm__("$s9UIKitCore11UIResponderC" mangled "yyypSgFTq")        \
      __attribute__((weak));
ACTIONS
#undef ACTION

extern const char uiresponder_class __asm__("$s9UIKitCore11UIResponderCMn") __attribute__((weak));

const void *tessera_uiresponder_class_descriptor(void) { return &uiresponder_class; }

const void *tessera_edit_action_descriptor(int number) {
#define ACTION(name, mangled) &action_##name,
  const void *const actions[] = {ACTIONS};
#undef ACTION
  int count = sizeof actions / sizeof *actions;
  return number >= 0 && number < count ? actions[number] : 0;
}
