// One case a key of the standard: longer than other files, and nothing to divide.

/// The key itself, by its place in the USB HID usage tables (page 7), whatever it types.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// No key: more keys are held than the keyboard can tell apart.
  case keyboardErrorRollOver = 0x01
  /// No key: the keyboard failed its test of itself.
  case keyboardPOSTFail
  /// No key: the keyboard met an error without a name.
  case keyboardErrorUndefined
  /// The key that types A on an American keyboard.
  case keyboardA
  /// The key that types B on an American keyboard.
  case keyboardB
  /// The key that types C on an American keyboard.
  case keyboardC
  /// The key that types D on an American keyboard.
  case keyboardD
  /// The key that types E on an American keyboard.
  case keyboardE
  /// The key that types F on an American keyboard.
  case keyboardF
  /// The key that types G on an American keyboard.
  case keyboardG
  /// The key that types H on an American keyboard.
  case keyboardH
  /// The key that types I on an American keyboard.
  case keyboardI
  /// The key that types J on an American keyboard.
  case keyboardJ
  /// The key that types K on an American keyboard.
  case keyboardK
  /// The key that types L on an American keyboard.
  case keyboardL
  /// The key that types M on an American keyboard.
  case keyboardM
  /// The key that types N on an American keyboard.
  case keyboardN
  /// The key that types O on an American keyboard.
  case keyboardO
  /// The key that types P on an American keyboard.
  case keyboardP
  /// The key that types Q on an American keyboard.
  case keyboardQ
  /// The key that types R on an American keyboard.
  case keyboardR
  /// The key that types S on an American keyboard.
  case keyboardS
  /// The key that types T on an American keyboard.
  case keyboardT
  /// The key that types U on an American keyboard.
  case keyboardU
  /// The key that types V on an American keyboard.
  case keyboardV
  /// The key that types W on an American keyboard.
  case keyboardW
  /// The key that types X on an American keyboard.
  case keyboardX
  /// The key that types Y on an American keyboard.
  case keyboardY
  /// The key that types Z on an American keyboard.
  case keyboardZ
  /// The digit 1 in the row above the letters.
  case keyboard1
  /// The digit 2 in the row above the letters.
  case keyboard2
  /// The digit 3 in the row above the letters.
  case keyboard3
  /// The digit 4 in the row above the letters.
  case keyboard4
  /// The digit 5 in the row above the letters.
  case keyboard5
  /// The digit 6 in the row above the letters.
  case keyboard6
  /// The digit 7 in the row above the letters.
  case keyboard7
  /// The digit 8 in the row above the letters.
  case keyboard8
  /// The digit 9 in the row above the letters.
  case keyboard9
  /// The digit 0 in the row above the letters.
  case keyboard0
  /// The return key.
  case keyboardReturnOrEnter
  /// The escape key.
  case keyboardEscape
  /// The key that deletes what is before the caret.
  case keyboardDeleteOrBackspace
  /// The tab key.
  case keyboardTab
  /// The space bar.
  case keyboardSpacebar
  /// The key of the hyphen on an American keyboard.
  case keyboardHyphen
  /// The key of the equals sign on an American keyboard.
  case keyboardEqualSign
  /// The key of the opening bracket on an American keyboard.
  case keyboardOpenBracket
  /// The key of the closing bracket on an American keyboard.
  case keyboardCloseBracket
  /// The key of the backslash on an American keyboard.
  case keyboardBackslash
  /// The key beside return on keyboards that are not American.
  case keyboardNonUSPound
  /// The key of the semicolon on an American keyboard.
  case keyboardSemicolon
  /// The key of the quotation mark on an American keyboard.
  case keyboardQuote
  /// The key of the grave accent on an American keyboard.
  case keyboardGraveAccentAndTilde
  /// The key of the comma on an American keyboard.
  case keyboardComma
  /// The key of the full stop on an American keyboard.
  case keyboardPeriod
  /// The key of the slash on an American keyboard.
  case keyboardSlash
  /// The key that locks capital letters.
  case keyboardCapsLock
  /// The function key F1.
  case keyboardF1
  /// The function key F2.
  case keyboardF2
  /// The function key F3.
  case keyboardF3
  /// The function key F4.
  case keyboardF4
  /// The function key F5.
  case keyboardF5
  /// The function key F6.
  case keyboardF6
  /// The function key F7.
  case keyboardF7
  /// The function key F8.
  case keyboardF8
  /// The function key F9.
  case keyboardF9
  /// The function key F10.
  case keyboardF10
  /// The function key F11.
  case keyboardF11
  /// The function key F12.
  case keyboardF12
  /// The key that takes a picture of the screen.
  case keyboardPrintScreen
  /// The scroll lock key.
  case keyboardScrollLock
  /// The pause key.
  case keyboardPause
  /// The insert key.
  case keyboardInsert
  /// The key that goes to the beginning.
  case keyboardHome
  /// The key that turns a page up.
  case keyboardPageUp
  /// The key that deletes what is behind the caret.
  case keyboardDeleteForward
  /// The key that goes to the end.
  case keyboardEnd
  /// The key that turns a page down.
  case keyboardPageDown
  /// The arrow key right.
  case keyboardRightArrow
  /// The arrow key left.
  case keyboardLeftArrow
  /// The arrow key down.
  case keyboardDownArrow
  /// The arrow key up.
  case keyboardUpArrow
  /// The num lock key, or clear on Apple's keypads.
  case keypadNumLock
  /// The slash on the keypad.
  case keypadSlash
  /// The asterisk on the keypad.
  case keypadAsterisk
  /// The minus on the keypad.
  case keypadHyphen
  /// The plus on the keypad.
  case keypadPlus
  /// The enter key of the keypad.
  case keypadEnter
  /// The digit 1 on the keypad.
  case keypad1
  /// The digit 2 on the keypad.
  case keypad2
  /// The digit 3 on the keypad.
  case keypad3
  /// The digit 4 on the keypad.
  case keypad4
  /// The digit 5 on the keypad.
  case keypad5
  /// The digit 6 on the keypad.
  case keypad6
  /// The digit 7 on the keypad.
  case keypad7
  /// The digit 8 on the keypad.
  case keypad8
  /// The digit 9 on the keypad.
  case keypad9
  /// The digit 0 on the keypad.
  case keypad0
  /// The decimal point on the keypad.
  case keypadPeriod
  /// The key beside the left shift key on keyboards that are not American.
  case keyboardNonUSBackslash
  /// The menu key, which opens a context menu.
  case keyboardApplication
  /// The power key.
  case keyboardPower
  /// The equals sign on the keypad.
  case keypadEqualSign
  /// The function key F13.
  case keyboardF13
  /// The function key F14.
  case keyboardF14
  /// The function key F15.
  case keyboardF15
  /// The function key F16.
  case keyboardF16
  /// The function key F17.
  case keyboardF17
  /// The function key F18.
  case keyboardF18
  /// The function key F19.
  case keyboardF19
  /// The function key F20.
  case keyboardF20
  /// The function key F21.
  case keyboardF21
  /// The function key F22.
  case keyboardF22
  /// The function key F23.
  case keyboardF23
  /// The function key F24.
  case keyboardF24
  /// The execute key of some workstations.
  case keyboardExecute
  /// The help key.
  case keyboardHelp
  /// The menu key of some workstations.
  case keyboardMenu
  /// The select key of some workstations.
  case keyboardSelect
  /// The stop key of some workstations.
  case keyboardStop
  /// The key that repeats the last command.
  case keyboardAgain
  /// The undo key.
  case keyboardUndo
  /// The cut key.
  case keyboardCut
  /// The copy key.
  case keyboardCopy
  /// The paste key.
  case keyboardPaste
  /// The find key.
  case keyboardFind
  /// The key that silences the machine.
  case keyboardMute
  /// The key that makes sound louder.
  case keyboardVolumeUp
  /// The key that makes sound softer.
  case keyboardVolumeDown
  /// A caps lock key that stays down.
  case keyboardLockingCapsLock
  /// A num lock key that stays down.
  case keyboardLockingNumLock
  /// A scroll lock key that stays down.
  case keyboardLockingScrollLock
  /// The comma on the keypad, as in Brazil.
  case keypadComma
  /// The equals sign on the keypad of AS/400 keyboards.
  case keypadEqualSignAS400
  /// The key number 1 of those that some countries' keyboards add, by the HID tables.
  case keyboardInternational1
  /// The key number 2 of those that some countries' keyboards add, by the HID tables.
  case keyboardInternational2
  /// The key number 3 of those that some countries' keyboards add, by the HID tables.
  case keyboardInternational3
  /// The key number 4 of those that some countries' keyboards add, by the HID tables.
  case keyboardInternational4
  /// The key number 5 of those that some countries' keyboards add, by the HID tables.
  case keyboardInternational5
  /// The key number 6 of those that some countries' keyboards add, by the HID tables.
  case keyboardInternational6
  /// The key number 7 of those that some countries' keyboards add, by the HID tables.
  case keyboardInternational7
  /// The key number 8 of those that some countries' keyboards add, by the HID tables.
  case keyboardInternational8
  /// The key number 9 of those that some countries' keyboards add, by the HID tables.
  case keyboardInternational9
  /// The key number 1 of those that switch languages, by the HID tables.
  case keyboardLANG1
  /// The key number 2 of those that switch languages, by the HID tables.
  case keyboardLANG2
  /// The key number 3 of those that switch languages, by the HID tables.
  case keyboardLANG3
  /// The key number 4 of those that switch languages, by the HID tables.
  case keyboardLANG4
  /// The key number 5 of those that switch languages, by the HID tables.
  case keyboardLANG5
  /// The key number 6 of those that switch languages, by the HID tables.
  case keyboardLANG6
  /// The key number 7 of those that switch languages, by the HID tables.
  case keyboardLANG7
  /// The key number 8 of those that switch languages, by the HID tables.
  case keyboardLANG8
  /// The key number 9 of those that switch languages, by the HID tables.
  case keyboardLANG9
  /// The key that erases all.
  case keyboardAlternateErase
  /// The attention key.
  case keyboardSysReqOrAttention
  /// The cancel key.
  case keyboardCancel
  /// The clear key.
  case keyboardClear
  /// The prior key.
  case keyboardPrior
  /// The return key of keyboards that have enter beside it.
  case keyboardReturn
  /// The separator key.
  case keyboardSeparator
  /// The out key of some terminals.
  case keyboardOut
  /// The operator key of some terminals.
  case keyboardOper
  /// The key that clears or repeats.
  case keyboardClearOrAgain
  /// The key that selects or shows properties.
  case keyboardCrSelOrProps
  /// The key that extends a selection.
  case keyboardExSel
  /// The left control key.
  case keyboardLeftControl = 0xE0
  /// The left shift key.
  case keyboardLeftShift
  /// The left alt or option key.
  case keyboardLeftAlt
  /// The left command, super or Windows key.
  case keyboardLeftGUI
  /// The right control key.
  case keyboardRightControl
  /// The right shift key.
  case keyboardRightShift
  /// The right alt or option key.
  case keyboardRightAlt
  /// The right command, super or Windows key.
  case keyboardRightGUI
  /// A number that stands for no key.
  case keyboard_Reserved = 0xFFFF

  /// The key that switches between Korean and Latin letters.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }

  /// The key that turns Korean writing into Chinese characters.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }

  /// The key that switches to Japanese syllables on Apple's keyboards.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }

  /// The key that switches to Latin letters on Apple's Japanese keyboards.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }

  /// The key that switches to katakana.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }

  /// The key that switches to hiragana.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }

  /// The key that switches between wide, narrow and Chinese characters in Japanese.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
