import CoreGraphics

extension SymbolFamily {
  /// Letters, marks of text, arrows, frames and diagrams.
  static let signs: SymbolFamily = {
    let text: [String: [SymbolOutline]] = [
      "textformat": [
        "M2 18.5L7.2 5.5L12.4 18.5", "M3.8 14L10.6 14", .round(17.5, 14.8, 3.5), "M21 11L21 18.5",
      ],
      "textformat.size": [
        "M2 18.5L5 10.5L8 18.5", "M3 16L7 16", "M9.5 18.5L15.5 4L21.5 18.5", "M11.5 13.5L19.5 13.5",
      ],
      "bold": [
        "M7 4L12.5 4C15 4 16.7 5.6 16.7 7.8C16.7 10 15 11.6 12.5 11.6L7 11.6Z",
        "M7 11.6L13.3 11.6C16 11.6 17.8 13.3 17.8 15.8C17.8 18.3 16 20 13.3 20L7 20Z",
      ],
      "italic": ["M10 4L17 4", "M7 20L14 20", "M14 4L10 20"],
      "underline": [
        "M6.5 3.5L6.5 11C6.5 14.3 8.8 16.5 12 16.5C15.2 16.5 17.5 14.3 17.5 11L17.5 3.5",
        "M5 20.5L19 20.5",
      ],
      "strikethrough": [
        "M17 7C16.4 5 14.6 3.8 12 3.8C9.2 3.8 7.2 5.3 7.2 7.6C7.2 9.5 8.5 10.8 11.5 11.6",
        "M3.5 12L20.5 12",
        "M14.5 13C16.4 13.8 17.3 14.8 17.3 16.4C17.3 18.8 15.2 20.3 12.2 20.3C9.3 20.3 7.3 18.9 6.8 16.6",
      ],
      "text.justify": ["M3 5L21 5", "M3 9.7L21 9.7", "M3 14.3L21 14.3", "M3 19L21 19"],
      "list.number": lines + [
        "M2.8 3.9L4.3 3L4.3 8",
        "M2.8 10.4C3.2 9.4 5.5 9.4 5.5 11C5.5 12.3 3.6 13 2.9 14.2L5.6 14.2",
        "M2.9 16.3L5.4 16.3L4.1 18C5.1 18 5.7 18.6 5.7 19.4C5.7 20.6 4.2 21.3 2.8 20.4",
      ],
      "checklist": lines + [
        "M2.3 5.5L3.8 7L6.3 3.8", "M2.3 12L3.8 13.5L6.3 10.3", "M2.3 18.5L3.8 20L6.3 16.8",
      ],
      "text.bubble": [bubble, "M7 9L17 9", "M7 13.5L14 13.5"],
      "ellipsis.bubble": [
        bubble, .round(7.5, 11.5, 0.7), .round(12, 11.5, 0.7), .round(16.5, 11.5, 0.7),
      ],
      "quote.bubble": [
        bubble, "M8 9.5L7.5 13.5L10 13.5L10 9.5Z", "M14 9.5L13.5 13.5L16 13.5L16 9.5Z",
      ],
      "bubble.right": [bubble.placed(-1, at: 24, 0, vertically: 1)],
      "infinity": [
        "M12 12C10 9 8.3 7.8 6.3 7.8C3.9 7.8 2 9.6 2 12C2 14.4 3.9 16.2 6.3 16.2C8.3 16.2 10 15 12 12C14 9 15.7 7.8 17.7 7.8C20.1 7.8 22 9.6 22 12C22 14.4 20.1 16.2 17.7 16.2C15.7 16.2 14 15 12 12Z"
      ],
      "at": [
        "M15.5 12C15.5 14 14 15.7 12 15.7C10 15.7 8.5 14 8.5 12C8.5 10 10 8.3 12 8.3C14 8.3 15.5 10 15.5 12L15.5 13.5C15.5 15 16.5 16 18 16C20 16 21.5 14.3 21.5 12C21.5 6.8 17.2 2.5 12 2.5C6.8 2.5 2.5 6.8 2.5 12C2.5 17.2 6.8 21.5 12 21.5C13.8 21.5 15.5 21 17 20.1"
      ],
      "curlybraces": [
        "M9 3C7 3 6 4 6 6L6 9.5C6 11 5 12 3.5 12C5 12 6 13 6 14.5L6 18C6 20 7 21 9 21",
        "M15 3C17 3 18 4 18 6L18 9.5C18 11 19 12 20.5 12C19 12 18 13 18 14.5L18 18C18 20 17 21 15 21",
      ],
      "terminal": [.box(2, 4, 20, 16, 2.5), "M6 9L9.5 12L6 15", "M11.5 15.5L16 15.5"],
      "chevron.left.forwardslash.chevron.right": [
        "M7 6.5L2 12L7 17.5", "M17 6.5L22 12L17 17.5", "M14 4L10 20",
      ],
      "command": [
        "M9 9L9 6.2C9 4.5 7.8 3.3 6.2 3.3C4.6 3.3 3.3 4.6 3.3 6.2C3.3 7.8 4.5 9 6.2 9L17.8 9C19.5 9 20.7 7.8 20.7 6.2C20.7 4.6 19.4 3.3 17.8 3.3C16.2 3.3 15 4.5 15 6.2L15 17.8C15 19.5 16.2 20.7 17.8 20.7C19.4 20.7 20.7 19.4 20.7 17.8C20.7 16.2 19.5 15 17.8 15L6.2 15C4.5 15 3.3 16.2 3.3 17.8C3.3 19.4 4.6 20.7 6.2 20.7C7.8 20.7 9 19.5 9 17.8L9 9"
      ],
      "option": ["M3 5L8.5 5L15.5 19L21 19", "M14 5L21 5"],
      "divide": ["M4 12L20 12", .round(12, 6, 1), .round(12, 18, 1)],
      "x.squareroot": ["M2 13L4.5 13L8 20L12 4L22 4", "M14 10L20 17", "M20 10L14 17"],
      "function": [
        "M11.5 4.5C9.5 4 8.3 5 8 7.5L6.5 17C6.2 19.3 5.2 20.3 3.5 20", "M5 10L11 10",
        "M13 10.5L20 19", "M20 10.5L13 19",
      ],
      "delete.left": [
        "M8.5 4.5L19.5 4.5C20.9 4.5 22 5.6 22 7L22 17C22 18.4 20.9 19.5 19.5 19.5L8.5 19.5C7.8 19.5 7.2 19.2 6.8 18.7L1.5 12L6.8 5.3C7.2 4.8 7.8 4.5 8.5 4.5Z",
        "M11.5 9L17.5 15", "M17.5 9L11.5 15",
      ],
      "zzz": [
        "M3 12.5L9 12.5L3 20.5L9 20.5", "M11 7L15.5 7L11 13L15.5 13",
        "M17 3L20.5 3L17 7.5L20.5 7.5",
      ],
    ]
    let frames: [String: [SymbolOutline]] = [
      "qrcode": code,
      "qrcode.viewfinder": finder + code.map { $0.placed(0.55, at: 5.4, 5.4) },
      "barcode": bars,
      "barcode.viewfinder": finder + bars.map { $0.placed(0.6, at: 4.8, 4.8) },
      "faceid": finder + [
        "M8.5 9L8.5 10.8", "M15.5 9L15.5 10.8", "M12.3 9L12.3 13L11.3 13",
        "M8.8 15.6C10.5 17 13.5 17 15.2 15.6",
      ],
      "touchid": [
        "M5.5 6.5C7.2 4.7 9.5 3.7 12 3.7C14.5 3.7 16.8 4.7 18.5 6.5",
        "M4.5 15.5C4.7 14.3 4.8 13.2 4.8 12C4.8 8.5 8 5.9 12 5.9C16 5.9 19.2 8.5 19.2 12C19.2 14.5 19 16.5 18.5 18.5",
        "M6.5 19C7.2 16.8 7.4 14.5 7.4 12C7.4 9.8 9.4 8.2 12 8.2C14.6 8.2 16.6 9.8 16.6 12C16.6 15.5 16.2 18.5 15 21",
        "M9 21C10 18.3 10.2 15 10.2 12C10.2 11.2 11 10.6 12 10.6C13 10.6 13.8 11.2 13.8 12C13.8 15.5 13.4 18.8 12 21.8",
      ],
      "octagon": [octagon],
      "xmark.octagon": [octagon, "M8.5 8.5L15.5 15.5", "M15.5 8.5L8.5 15.5"],
      "exclamationmark.octagon": [octagon, "M12 7L12 13", "M12 16.5L12 16.7"],
      "plus.magnifyingglass": [
        .round(10, 10, 6.5), "M15 15L20.5 20.5", "M10 7L10 13", "M7 10L13 10",
      ],
      "minus.magnifyingglass": [.round(10, 10, 6.5), "M15 15L20.5 20.5", "M7 10L13 10"],
      "sparkle.magnifyingglass": [
        .round(10, 10, 6.5), "M15 15L20.5 20.5",
        "M10 6.4L10.9 9.1L13.6 10L10.9 10.9L10 13.6L9.1 10.9L6.4 10L9.1 9.1Z",
      ],
      "seal": [seal],
      "checkmark.seal": [seal, "M7.8 12.3L10.7 15.2L16.2 9"],
      "xmark.seal": [seal, "M8.8 8.8L15.2 15.2", "M15.2 8.8L8.8 15.2"],
      "exclamationmark.seal": [seal, "M12 7L12 13", "M12 16.5L12 16.7"],
      "waveform": [
        "M3 10L3 14", "M6 7L6 17", "M9 4L9 20", "M12 8L12 16", "M15 5L15 19", "M18 8.5L18 15.5",
        "M21 10.5L21 13.5",
      ],
      "chart.bar": [.box(3, 12, 4.5, 9, 1), .box(9.8, 7, 4.5, 14, 1), .box(16.5, 3, 4.5, 18, 1)],
      "chart.xyaxis.line": ["M3.5 3L3.5 20.5L21.5 20.5", "M6.5 15.5L11 10.5L14 13L20.5 6"],
      "tablecells": [
        .box(2, 4, 20, 16, 2.2), "M2 9.3L22 9.3", "M2 14.6L22 14.6", "M8.7 4L8.7 20",
        "M15.3 4L15.3 20",
      ],
      "rectangle.split.3x1": [
        .box(1.5, 4.5, 21, 15, 3), "M8.5 4.5L8.5 19.5", "M15.5 4.5L15.5 19.5",
      ],
      "rectangle.split.2x1": [.box(1.5, 4.5, 21, 15, 3), "M12 4.5L12 19.5"],
      "square.split.2x2": [.box(2.7, 2.7, 18.6, 18.6, 4), "M12 2.7L12 21.3", "M2.7 12L21.3 12"],
      "square.split.2x1": [.box(2.7, 2.7, 18.6, 18.6, 4), "M12 2.7L12 21.3"],
      "macwindow": [.box(2, 4, 20, 16, 2.5), "M2 8.8L22 8.8", "M5 6.4L5.2 6.4", "M8 6.4L8.2 6.4"],
      "target": [.round(12, 12, 9.5), .round(12, 12, 5.5), .round(12, 12, 1.3)],
      "record.circle": [.round(12, 12, 9.5), .round(12, 12, 4.5)],
      "wifi": wireless,
      "wifi.exclamationmark": wireless,
      "antenna.radiowaves.left.and.right": radio + ["M12 12L12 21"],
      "dot.radiowaves.left.and.right": radio,
      "battery.100": battery(13.0), "battery.75": battery(9.7), "battery.50": battery(6.5),
      "battery.25": battery(3.2), "battery.0": battery(0),
    ]
    let arrows: [String: [SymbolOutline]] = [
      "arrow.down.right.and.arrow.up.left": [
        "M20.5 3.5L14 10", "M14 4.5L14 10L19.5 10", "M3.5 20.5L10 14", "M4.5 14L10 14L10 19.5",
      ],
      "arrow.turn.up.left": ["M7.5 3.5L3 8L7.5 12.5", "M3 8L13 8C17 8 20 11 20 15L20 20"],
      "arrow.turn.up.right": ["M16.5 3.5L21 8L16.5 12.5", "M21 8L11 8C7 8 4 11 4 15L4 20"],
      "arrow.turn.down.right": ["M16.5 11.5L21 16L16.5 20.5", "M21 16L11 16C7 16 4 13 4 9L4 4"],
      "arrow.turn.down.left": ["M7.5 11.5L3 16L7.5 20.5", "M3 16L13 16C17 16 20 13 20 9L20 4"],
      "arrowtriangle.right": ["M6 4L20 12L6 20Z"], "arrowtriangle.left": ["M18 4L4 12L18 20Z"],
      "arrowtriangle.forward": ["M6 4L20 12L6 20Z"],
      "arrowtriangle.backward": ["M18 4L4 12L18 20Z"],
      "arrowtriangle.down": ["M4 6L20 6L12 20Z"], "arrowtriangle.up": ["M4 18L20 18L12 4Z"],
      "arrowshape.turn.up.right": [
        "M13.5 4L21.5 11.5L13.5 19L13.5 14.5C8.5 14.5 5 16 2.5 20C3 13 7 8.7 13.5 8.5Z"
      ],
      "arrowshape.turn.up.left": [
        "M10.5 4L2.5 11.5L10.5 19L10.5 14.5C15.5 14.5 19 16 21.5 20C21 13 17 8.7 10.5 8.5Z"
      ],
      "arrowshape.turn.up.left.2": [
        "M10.5 4L2.5 11.5L10.5 19L10.5 14.5C15.5 14.5 19 16 21.5 20C21 13 17 8.7 10.5 8.5Z"
      ],
    ]
    let cut = Set(frames.keys).subtracting([
      "chart.bar", "waveform", "qrcode", "barcode", "touchid", "faceid", "chart.xyaxis.line",
      "wifi",
      "qrcode.viewfinder", "barcode.viewfinder", "wifi.exclamationmark",
      "antenna.radiowaves.left.and.right",
      "dot.radiowaves.left.and.right", "battery.100", "battery.75", "battery.50", "battery.25",
      "battery.0",
    ]).union([
      "text.bubble", "ellipsis.bubble", "quote.bubble", "terminal", "delete.left",
    ])
    let solid: Set<String> = [
      "bubble.right", "chart.bar", "arrowshape.turn.up.right", "arrowshape.turn.up.left",
      "arrowshape.turn.up.left.2",
    ]
    return SymbolFamily(
      strokes: text.merging(frames) { own, _ in own }.merging(arrows) { own, _ in own }
        .merging(letters) { own, _ in own },
      solid: solid, cut: cut.subtracting(solid),
      outside: [
        "plus.magnifyingglass": [1], "minus.magnifyingglass": [1], "sparkle.magnifyingglass": [1],
      ],
      same: [
        "textformat.abc": "textformat", "character": "textformat",
        "character.cursor.ibeam": "textformat",
        "ellipsis.message": "ellipsis.bubble", "captions.bubble": "text.bubble",
        "list.star": "checklist", "rosette": "seal",
        "uiwindow.split.2x1": "rectangle.split.2x1", "macwindow.on.rectangle": "macwindow",
        "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
        "arrowshape.turn.up.backward": "arrowshape.turn.up.left", "waveform.path": "waveform",
        "arrowshape.turn.up.backward.2": "arrowshape.turn.up.left.2",
        "escape": "arrow.turn.up.left",
        "cellularbars": "chart.bar",
        "viewfinder.circle": "target", "airport.express": "wifi", "opticaldisc": "target",
        "chart.bar.doc.horizontal": "tablecells",
      ])
  }()

  private static let bubble: SymbolOutline =
    "M12 3.5C6.5 3.5 2 7 2 11.5C2 14.2 3.6 16.5 6 18L5.2 21.5L9.5 19.2C10.3 19.4 11.1 19.5 12 19.5C17.5 19.5 22 16 22 11.5C22 7 17.5 3.5 12 3.5Z"

  private static let lines: [SymbolOutline] = [
    "M9.5 5.5L21.5 5.5", "M9.5 12L21.5 12", "M9.5 18.5L21.5 18.5",
  ]

  private static let octagon: SymbolOutline =
    "M8 2.5L16 2.5L21.5 8L21.5 16L16 21.5L8 21.5L2.5 16L2.5 8Z"

  private static let code: [SymbolOutline] = [
    .box(3, 3, 7, 7, 1.2), .box(14, 3, 7, 7, 1.2), .box(3, 14, 7, 7, 1.2), "M6.4 6.5L6.6 6.5",
    "M17.4 6.5L17.6 6.5", "M6.4 17.5L6.6 17.5", "M14 14.2L16.2 14.2", "M20 14.2L20.8 14.2",
    "M17.2 17.3L18.5 17.3", "M14 20.6L15 20.6", "M20.5 20.6L20.8 20.6",
  ]

  private static let bars: [SymbolOutline] = [3, 6, 8.5, 12, 15, 17.5, 21].map { x in
    .calculated { "M\(x) 5L\(x) 19" }
  }

  private static let finder: [SymbolOutline] = [
    "M3 8L3 5C3 3.9 3.9 3 5 3L8 3", "M16 3L19 3C20.1 3 21 3.9 21 5L21 8",
    "M21 16L21 19C21 20.1 20.1 21 19 21L16 21", "M8 21L5 21C3.9 21 3 20.1 3 19L3 16",
  ]

  private static let wireless: [SymbolOutline] = [
    "M2 9.3C7.5 3.9 16.5 3.9 22 9.3", "M5.5 13.1C9.2 9.6 14.8 9.6 18.5 13.1",
    "M9 16.8C10.7 15.1 13.3 15.1 15 16.8", .round(12, 19.8, 0.7),
  ]

  private static let radio: [SymbolOutline] = [
    .round(12, 10, 1.6), "M8.5 13.5C6.6 11.6 6.6 8.4 8.5 6.5",
    "M15.5 13.5C17.4 11.6 17.4 8.4 15.5 6.5",
    "M5.5 16.5C1.9 12.9 1.9 7.1 5.5 3.5", "M18.5 16.5C22.1 12.9 22.1 7.1 18.5 3.5",
  ]

  /// A battery whose charge is so many units wide, of 13.
  private static func battery(_ charge: Double) -> [SymbolOutline] {
    [.box(1.5, 7, 18.5, 10, 2.5), "M22.3 10.5L22.3 13.5"]
      + stride(from: 4.5, to: 4.5 + charge, by: 1.4).map { x in .calculated { "M\(x) 10L\(x) 14" } }
  }

  /// A rosette of twelve bows.
  private static let seal = SymbolOutline.calculated {
    let bows = 12
    func point(_ step: Int, _ radius: Double) -> String {
      let angle = Double(step) * .pi / Double(bows)
      return "\(12 + radius * sin(angle)) \(12 - radius * cos(angle))"
    }
    return "M" + point(-1, 8.7)
      + (0..<bows).map { "Q" + point(2 * $0, 11.6) + " " + point(2 * $0 + 1, 8.7) }.joined() + "Z"
  }

  /// Capitals, as they stand in circles and squares.
  private static let letters: [String: [SymbolOutline]] = [
    "a": ["M5.5 20L12 4L18.5 20", "M8 14.5L16 14.5"],
    "b": [
      "M7 4L12.5 4C15 4 16.7 5.6 16.7 7.8C16.7 10 15 11.6 12.5 11.6L7 11.6", "M7 4L7 20",
      "M7 11.6L13.3 11.6C16 11.6 17.8 13.3 17.8 15.8C17.8 18.3 16 20 13.3 20L7 20",
    ],
    "c": [
      "M18.5 7.5C17.3 5.3 15.2 4 12.6 4C8.4 4 5.5 7.3 5.5 12C5.5 16.7 8.4 20 12.6 20C15.2 20 17.3 18.7 18.5 16.5"
    ],
    "d": ["M6.5 4L11 4C15.6 4 18.5 7.1 18.5 12C18.5 16.9 15.6 20 11 20L6.5 20Z"],
    "e": ["M17 4L7.5 4L7.5 20L17 20", "M7.5 12L15.5 12"],
    "f": ["M17 4L7.5 4L7.5 20", "M7.5 12L15.5 12"],
    "g": [
      "M18.3 7.5C17.1 5.3 15 4 12.4 4C8.3 4 5.5 7.3 5.5 12C5.5 16.7 8.3 20 12.4 20C16 20 18.5 17.5 18.5 13L13 13"
    ],
    "h": ["M6 4L6 20", "M18 4L18 20", "M6 12L18 12"],
    "i": ["M12 4L12 20", "M8 4L16 4", "M8 20L16 20"],
    "j": ["M15.5 4L15.5 15C15.5 18.2 13.8 20 11.2 20C8.8 20 7.2 18.6 6.8 16"],
    "k": ["M7 4L7 20", "M18 4L7 14", "M11 10.5L18 20"],
    "l": ["M7.5 4L7.5 20L17 20"],
    "m": ["M4.5 20L4.5 4L12 15.5L19.5 4L19.5 20"],
    "n": ["M6 20L6 4L18 20L18 4"],
    "o": ["M12 4C8 4 5 7.3 5 12C5 16.7 8 20 12 20C16 20 19 16.7 19 12C19 7.3 16 4 12 4Z"],
    "p": ["M7 20L7 4L12.8 4C15.8 4 17.8 6 17.8 8.9C17.8 11.8 15.8 13.8 12.8 13.8L7 13.8"],
    "q": [
      "M12 4C8 4 5 7.3 5 12C5 16.7 8 20 12 20C16 20 19 16.7 19 12C19 7.3 16 4 12 4Z",
      "M14 15.5L19 21",
    ],
    "r": [
      "M7 20L7 4L12.8 4C15.8 4 17.6 5.9 17.6 8.6C17.6 11.3 15.8 13.2 12.8 13.2L7 13.2",
      "M13 13.2L17.8 20",
    ],
    "s": [
      "M17 7.5C16.4 5.3 14.6 4 12 4C9.2 4 7.2 5.6 7.2 8C7.2 13.5 17.3 10.3 17.3 15.9C17.3 18.4 15.2 20 12.2 20C9.3 20 7.3 18.6 6.8 16.2"
    ],
    "t": ["M5.5 4L18.5 4", "M12 4L12 20"],
    "u": ["M6 4L6 13.5C6 17.5 8.3 20 12 20C15.7 20 18 17.5 18 13.5L18 4"],
    "v": ["M5.5 4L12 20L18.5 4"],
    "w": ["M3.5 4L8 20L12 7L16 20L20.5 4"],
    "x": ["M6 4L18 20", "M18 4L6 20"],
    "y": ["M5.5 4L12 12.5L18.5 4", "M12 12.5L12 20"],
    "z": ["M6.5 4L17.5 4L6.5 20L17.5 20"],
  ]
}
