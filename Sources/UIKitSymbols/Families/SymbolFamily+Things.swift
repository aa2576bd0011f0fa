extension SymbolFamily {
  /// Tools, papers, buildings, animals, food and games.
  static let things: SymbolFamily = {
    let tools: [String: [SymbolOutline]] = [
      "wrench": [
        "M20.5 7L16.8 10.7L13.3 7.2L17 3.5C14.5 2.6 11.7 3.8 10.7 6.3C10.2 7.6 10.3 8.9 10.8 10.1L3.5 17.4C2.6 18.3 2.6 19.7 3.5 20.5C4.3 21.4 5.7 21.4 6.6 20.5L13.9 13.2C15.1 13.7 16.4 13.8 17.7 13.3C20.2 12.3 21.4 9.5 20.5 7Z"
      ],
      "hammer": [
        "M4.5 8.5C6.5 4.5 10.5 3 14.5 3.5L12.5 6L15.5 9L12.8 11.7L9.8 8.7L7.3 11.2Z",
        "M10.5 9.8L18.9 20.2C19.5 20.9 20.4 20.9 21 20.3C21.6 19.7 21.6 18.8 20.9 18.2L11.9 10.6Z",
      ],
      "screwdriver": [
        "M20.8 3.2C19.5 1.9 17.9 2.4 16.7 3.6L12.5 7.8L16.2 11.5L20.4 7.3C21.6 6.1 22.1 4.5 20.8 3.2Z",
        "M14 10L5 19L3.5 18.5L3 21L5.5 20.5",
      ],
      "paintbrush": [
        "M20.5 3.5C17.5 4.5 12 9.5 9.8 12.7L12.3 15.2C15.3 12.9 20.2 7 20.5 3.5Z",
        "M8.9 13.7C6.5 13.9 5.6 15.3 5.3 17.5C5.1 19 4.4 20 3 20.5C6.7 21.5 11 20.5 11.3 16.2Z",
      ],
      "paintpalette": [
        "M12 3C6.8 3 2.5 6.9 2.5 12C2.5 17 6.6 21 11.5 21C13.1 21 14 20.1 14 18.9C14 17.5 13 17 13 15.8C13 14.6 14 13.9 15.3 13.9L17.8 13.9C20 13.9 21.5 12.5 21.5 10.5C21.5 6.2 17.3 3 12 3Z",
        .round(7, 12, 1.1), .round(9, 7.8, 1.1), .round(13.6, 6.5, 1.1), .round(17.5, 9, 1.1),
      ],
      "eyedropper": [
        "M12 6.5L15.6 2.9C16.9 1.6 18.9 1.6 20.1 2.8C21.4 4.1 21.4 6.1 20.1 7.4L16.5 11Z",
        "M13.5 8L5.2 16.3L4 20L7.7 18.8L16 10.5",
      ],
      "wand.and.stars": [
        "M3.5 20.5L14 10",
        "M17.5 2.5L18.3 4.7L20.5 5.5L18.3 6.3L17.5 8.5L16.7 6.3L14.5 5.5L16.7 4.7Z",
        "M9 3L9.6 4.6L11.2 5.2L9.6 5.8L9 7.4L8.4 5.8L6.8 5.2L8.4 4.6Z",
        "M19 13L19.6 14.6L21.2 15.2L19.6 15.8L19 17.4L18.4 15.8L16.8 15.2L18.4 14.6Z",
      ],
      "wand.and.rays": [
        "M3.5 20.5L12.5 11.5", "M15 2.5L15 5", "M21.5 9L19 9", "M19.8 4.2L17.8 6.2",
        "M10.2 4.2L11.8 5.8",
        "M19.8 13.8L18.2 12.2",
      ],
      "scissors": [
        .round(5.5, 6.5, 2.8), .round(5.5, 17.5, 2.8), "M8 8L21 18.5", "M8 16L21 5.5",
      ],
      "crop": [
        "M6 2.5L6 16C6 17.1 6.9 18 8 18L21.5 18", "M2.5 6L16 6C17.1 6 18 6.9 18 8L18 21.5",
      ],
      "rotate.left": [
        .box(3, 10, 11.5, 11, 2), "M11.5 2.3L8.7 5L11.5 7.7", "M9 5L14 5C18 5 20.5 8 20.5 12",
      ],
      "rotate.right": [
        .box(9.5, 10, 11.5, 11, 2), "M12.5 2.3L15.3 5L12.5 7.7", "M15 5L10 5C6 5 3.5 8 3.5 12",
      ],
      "slider.vertical.3": [
        .round(5, 9, 2.4), .round(12, 15, 2.4), .round(19, 8, 2.4), "M5 3L5 6.6", "M5 11.4L5 21",
        "M12 3L12 12.6", "M12 17.4L12 21", "M19 3L19 5.6", "M19 10.4L19 21",
      ],
      "shield": [shield],
      "checkmark.shield": [shield, "M8.3 12L11 14.8L15.8 9"],
      "xmark.shield": [shield, "M9 9L15 15", "M15 9L9 15"],
      "exclamationmark.shield": [shield, "M12 7.5L12 12.5", "M12 16L12 16.2"],
      "lock.shield": [
        shield, .box(8.8, 11, 6.4, 5, 1),
        "M10 11L10 9.5C10 8.3 10.9 7.5 12 7.5C13.1 7.5 14 8.3 14 9.5L14 11",
      ],
      "key": [
        .round(8, 8, 4.8), "M11.4 11.4L20.5 20.5", "M16.5 16.5L14.3 18.7", "M19.5 19.5L17.8 21.2",
      ],
      "pin": [
        "M9 3L15 3L14.5 9.5C16.5 10.3 17.5 11.5 17.5 13L6.5 13C6.5 11.5 7.5 10.3 9.5 9.5Z",
        "M12 13L12 21.5",
      ],
      "briefcase": [
        .box(2.5, 7.5, 19, 13, 2.2), "M2.5 13L21.5 13",
        "M8.5 7.5L8.5 5C8.5 4 9.2 3.5 10 3.5L14 3.5C14.8 3.5 15.5 4 15.5 5L15.5 7.5",
      ],
      "hand.raised": hand,
      "hands.sparkles": hand.map { $0.placed(0.78, at: 1, 5.2) } + [
        sparkle.placed(0.34, at: 15.5, 0.5), sparkle.placed(0.24, at: 17.5, 10),
      ],
      "hand.thumbsdown": thumb.map { $0.placed(1, at: 0, 24, vertically: -1) },
      "hand.point.up.left": [
        "M8 13L8 4.5C8 3.4 8.7 2.7 9.7 2.7C10.7 2.7 11.4 3.4 11.4 4.5L11.4 9.8C13.5 9.8 19 10 19 13.5L19 16C19 19.5 16.5 21.5 13 21.5C10 21.5 8 20.3 6.7 17.8L4.3 13.6C3.8 12.7 4.2 11.9 4.9 11.6C5.6 11.3 6.3 11.6 6.8 12.3L8 14Z"
      ],
    ]
    let papers: [String: [SymbolOutline]] = [
      "newspaper": [
        "M2.5 4.5L17.5 4.5L17.5 8.5L21.5 8.5L21.5 18C21.5 19.2 20.7 20 19.5 20L4.5 20C3.3 20 2.5 19.2 2.5 18Z",
        .box(6, 8, 4.5, 4, 0.5), "M13 8.5L14.5 8.5", "M13 11.8L14.5 11.8", "M6 15.5L14.5 15.5",
        "M17.5 8.5L17.5 18C17.5 19 18.2 19.7 19.3 20",
      ],
      "graduationcap": [
        "M12 4.5L23 9.5L12 14.5L1 9.5Z",
        "M5.5 12.5L5.5 16.5C7 18.3 9.3 19.2 12 19.2C14.7 19.2 17 18.3 18.5 16.5L18.5 12.5",
        "M21.5 10.5L21.5 17",
      ],
      "books.vertical": [
        .box(2.5, 4, 5, 17, 1), .box(9, 4, 5, 17, 1), "M15.5 6L19.5 5L22.3 19.8L18.2 20.8Z",
      ],
      "tray.full": [
        "M2.5 13.5L5 6C5.4 4.8 6.3 4.2 7.4 4.2L16.6 4.2C17.7 4.2 18.6 4.8 19 6L21.5 13.5L21.5 17.5C21.5 19 20.4 20.2 18.9 20.2L5.1 20.2C3.6 20.2 2.5 19 2.5 17.5Z",
        "M2.5 13.5L8.3 13.5C8.3 15.6 9.9 17 12 17C14.1 17 15.7 15.6 15.7 13.5L21.5 13.5",
        "M8 7.5L16 7.5", "M7 10.5L17 10.5",
      ],
      "tray.and.arrow.down": openTray + ["M12 2.5L12 11", "M8.7 8L12 11.3L15.3 8"],
      "tray.and.arrow.up": openTray + ["M12 11.3L12 2.8", "M8.7 5.8L12 2.5L15.3 5.8"],
      "wallet.pass": [
        .box(2.5, 4.5, 19, 15, 2.5), "M2.5 9L21.5 9",
        "M2.5 13L8 13C8.5 15 10 16 12 16C14 16 15.5 15 16 13L21.5 13",
      ],
      "person.text.rectangle": [
        .box(1.5, 4.5, 21, 15, 3), .round(7.5, 10, 2),
        "M4.5 16C4.9 14.3 6 13.5 7.5 13.5C9 13.5 10.1 14.3 10.5 16", "M14 10L19 10", "M14 14L19 14",
      ],
      "scribble": [
        "M3 9C6 4 10 4 9 8C8 12 4 16 6 18C8 20 13 8 16 8C19 8 13 17 16 18C18 18.5 20 16 21 14"
      ],
      "person.badge.plus": person + ["M18.5 15L18.5 22", "M15 18.5L22 18.5"],
      "person.badge.minus": person + ["M15 18.5L22 18.5"],
      "building.2": [
        "M2.5 20.5L2.5 5C2.5 4 3.3 3.2 4.3 3.2L10.7 3.2C11.7 3.2 12.5 4 12.5 5L12.5 20.5Z",
        "M12.5 20.5L12.5 9.5L19.7 9.5C20.7 9.5 21.5 10.3 21.5 11.3L21.5 20.5Z", "M5.8 7L6.2 7",
        "M9 7L9.4 7", "M5.8 11L6.2 11", "M9 11L9.4 11", "M16.8 13.2L17.2 13.2",
        "M16.8 16.8L17.2 16.8",
      ],
      "door.left.hand.closed": [.box(6, 2.5, 12, 19, 1.5), "M9 12L9.3 12", "M3 21.5L21 21.5"],
      "puzzlepiece": [
        "M9.5 6C9.5 4.3 10.6 3 12 3C13.4 3 14.5 4.3 14.5 6L19 6L19 10.5C20.7 10.5 22 11.6 22 13C22 14.4 20.7 15.5 19 15.5L19 20.5L5 20.5L5 15.5C6.5 15.5 7.7 14.4 7.7 13C7.7 11.6 6.5 10.5 5 10.5L5 6Z"
      ],
      "cube": box,
      "shippingbox": box + ["M7.7 4.4L16.3 9.3"],
      "suit.spade": [
        "M12 2.5C15 7 20 9.5 20 13.7C20 16 18.3 17.5 16.3 17.5C14.9 17.5 13.7 16.8 12.9 15.7C13 18 13.6 20 15 21.5L9 21.5C10.4 20 11 18 11.1 15.7C10.3 16.8 9.1 17.5 7.7 17.5C5.7 17.5 4 16 4 13.7C4 9.5 9 7 12 2.5Z"
      ],
      "suit.club": [
        .round(12, 7, 4.2), .round(6.8, 14, 4.2), .round(17.2, 14, 4.2),
        "M11.2 14C11.2 17 10.8 19.8 9.5 21.5L14.5 21.5C13.2 19.8 12.8 17 12.8 14Z",
      ],
      "suit.diamond": ["M12 2L19 12L12 22L5 12Z"],
    ]
    let living: [String: [SymbolOutline]] = [
      "pawprint": [
        "M12 11.5C14.5 11.5 17.5 15 17.5 18C17.5 20 16 21 14.2 21C13.2 21 12.8 20.6 12 20.6C11.2 20.6 10.8 21 9.8 21C8 21 6.5 20 6.5 18C6.5 15 9.5 11.5 12 11.5Z",
        .round(4.5, 11, 2), .round(9, 5.8, 2.3), .round(15, 5.8, 2.3), .round(19.5, 11, 2),
      ],
      "tortoise": [
        "M4 16C4 10.5 7.5 7 12 7C16 7 19 10 19.2 14.5L19.2 16Z",
        "M19 12C20.5 11 22.5 12 22.3 14C22.2 15.5 20.8 16 19.2 16", "M6.5 16L6 19.5L9 19.5L9.5 16",
        "M14 16L14.5 19.5L17.5 19.5L17.3 16",
      ],
      "ladybug": [
        "M6 13C6 9 8.5 6.5 12 6.5C15.5 6.5 18 9 18 13C18 17.5 15.5 20.8 12 20.8C8.5 20.8 6 17.5 6 13Z",
        "M12 6.5L12 20.8", "M6 13L3 13", "M18 13L21 13", "M6.8 9.5L4 7.5", "M17.2 9.5L20 7.5",
        "M6.8 17L4.3 19", "M17.2 17L19.7 19", "M9 6.8C9 4.5 10.3 3.3 12 3.3C13.7 3.3 15 4.5 15 6.8",
      ],
      "carrot": [
        "M14.5 9.5C16 11 15.8 12.5 14.2 14L4.5 20.8C3.6 21.4 2.6 20.4 3.2 19.5L10 9.8C11.5 8.2 13 8 14.5 9.5Z",
        "M14.5 9.5C14 7 15 4.5 17 3", "M14.5 9.5C17 10 19.5 9 21 7", "M15 9L19.5 4.5",
      ],
      "fork.knife": [
        "M5.2 2.5L5.2 8.5C5.2 10.3 6.5 11.5 8 11.5C9.5 11.5 10.8 10.3 10.8 8.5L10.8 2.5",
        "M8 2.5L8 21.5", "M17.5 21.5L17.5 2.8C15.2 4.5 14.2 8.5 14.4 13.5L17.5 13.5",
      ],
      "cup.and.saucer": [
        "M4 6L17 6L17 12C17 14.8 14.8 17 12 17L9 17C6.2 17 4 14.8 4 12Z",
        "M17 7.5L18.8 7.5C20.3 7.5 21.3 8.6 21.3 10C21.3 11.4 20.3 12.5 18.8 12.5L17 12.5",
        "M3 20.5L18 20.5",
      ],
      "figure.walk": [
        .round(12.5, 4, 2.2), "M12 8L11.5 14L15 21.5", "M11.5 14L8 21.5", "M12 8L8 11.5",
        "M12 8.5L16.5 12.5",
      ],
      "sportscourt": [.box(1.5, 5, 21, 14, 2), "M12 5L12 19", .round(12, 12, 2.8)],
      "dumbbell": [
        .box(4.5, 6, 3.2, 12, 1), .box(16.3, 6, 3.2, 12, 1), "M7.7 12L16.3 12", "M1.8 9.5L1.8 14.5",
        "M22.2 9.5L22.2 14.5",
      ],
      "face.smiling": [
        .round(12, 12, 9.5), .round(8.8, 9.8, 0.6), .round(15.2, 9.8, 0.6),
        "M7.8 14.3C9.5 17.2 14.5 17.2 16.2 14.3",
      ],
    ]
    let solid: Set<String> = [
      "wrench", "hammer", "screwdriver", "paintbrush", "eyedropper", "rotate.left", "rotate.right",
      "pin", "hand.point.up.left", "hand.thumbsdown", "graduationcap", "books.vertical",
      "puzzlepiece",
      "suit.spade", "suit.club", "suit.diamond", "pawprint", "tortoise", "carrot", "cup.and.saucer",
      "dumbbell", "key", "person.badge.plus", "person.badge.minus", "shield",
    ]
    let strokes = tools.merging(papers) { own, _ in own }.merging(living) { own, _ in own }
    return SymbolFamily(
      strokes: strokes, solid: solid,
      cut: Set(strokes.keys).subtracting(solid).subtracting(linesAlone),
      outside: [
        "hands.sparkles": [4, 5], "briefcase": [2], "ladybug": [2, 3, 4, 5, 6, 7, 8],
        "building.2": [1],
      ],
      same: [
        "wrench.adjustable": "wrench",
        "pencil.and.outline": "paintbrush",
        "highlighter": "paintbrush", "scribble.variable": "scribble",
        "case": "briefcase", "latch.2.case": "briefcase", "hand.wave": "hand.raised",
        "hand.tap": "hand.point.up.left", "hand.draw": "hand.point.up.left",
        "cube.box": "shippingbox",
        "shippingbox.and.arrow.backward": "shippingbox", "ant": "ladybug",
        "door.left.hand.open": "door.left.hand.closed",
        "door.right.hand.open": "door.left.hand.closed",
        "face.dashed": "face.smiling",
        "giftcard": "wallet.pass", "wand.and.rays.inverse": "wand.and.rays",
        "person.badge.shield.checkmark": "person.badge.plus",
        "takeoutbag.and.cup.and.straw": "cup.and.saucer", "key.horizontal": "key",
      ])
  }()

  private static let hand: [SymbolOutline] = [
    "M7 12.5L7 6.5C7 5.5 7.7 5 8.4 5C9.1 5 9.8 5.5 9.8 6.5L9.8 4C9.8 3 10.5 2.5 11.2 2.5C11.9 2.5 12.6 3 12.6 4L12.6 5.5C12.6 4.5 13.3 4 14 4C14.7 4 15.4 4.5 15.4 5.5L15.4 8C15.4 7.1 16.1 6.6 16.8 6.6C17.5 6.6 18.2 7.1 18.2 8L18.2 15C18.2 19 15.5 21.7 12 21.7C8.9 21.7 7.2 20.2 5.8 17.6L3.6 13.6C3.1 12.7 3.5 11.9 4.2 11.6C4.9 11.3 5.6 11.6 6 12.2L7 13.6Z",
    "M9.8 6.5L9.8 11.5", "M12.6 5.5L12.6 11.5", "M15.4 8L15.4 12",
  ]
  private static let sparkle: SymbolOutline =
    "M12 2L14.3 9.7L22 12L14.3 14.3L12 22L9.7 14.3L2 12L9.7 9.7Z"

  /// What has no body to be filled, or whose filled variant is drawn apart.
  private static let linesAlone: Set<String> = [
    "tray.and.arrow.down", "tray.and.arrow.up", "figure.walk", "scissors", "crop",
    "slider.vertical.3", "scribble", "fork.knife",
    "wand.and.stars", "wand.and.rays",
  ]

  private static let shield: SymbolOutline =
    "M12 2.5L20 5.5L20 11.5C20 16.5 16.5 20 12 21.8C7.5 20 4 16.5 4 11.5L4 5.5Z"

  private static let thumb: [SymbolOutline] = [
    "M7.5 10.5L11 3C12.5 3 13.5 4.2 13.5 5.7L13 9.5L19 9.5C20.3 9.5 21.2 10.7 21 12L19.8 18.7C19.6 20 18.6 21 17.2 21L7.5 21Z",
    "M7.5 10.5L3 10.5L3 21L7.5 21",
  ]

  private static let openTray: [SymbolOutline] = [
    "M7 6L6.4 6C5.6 6 5 6.4 4.7 7.2L2.5 13.5L2.5 17.5C2.5 19 3.6 20.2 5.1 20.2L18.9 20.2C20.4 20.2 21.5 19 21.5 17.5L21.5 13.5L19.3 7.2C19 6.4 18.4 6 17.6 6L17 6",
    "M2.5 13.5L8.3 13.5C8.3 15.6 9.9 17 12 17C14.1 17 15.7 15.6 15.7 13.5L21.5 13.5",
  ]

  private static let box: [SymbolOutline] = [
    "M12 2L20.5 6.8L20.5 16.8L12 22L3.5 16.8L3.5 6.8Z", "M3.5 6.8L12 11.8L20.5 6.8",
    "M12 11.8L12 22",
  ]

  private static let person: [SymbolOutline] = [
    .round(9.5, 7.5, 4), "M1.8 20.5C1.8 16.3 5.2 14 9.5 14C11.3 14 12.9 14.4 14.2 15.1L14.2 20.5Z",
  ]
}
