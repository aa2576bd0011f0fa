import CoreGraphics

extension SymbolFamily {
  /// Papers, books, quotations, money, stacks of windows and pictures, and what is done with them.
  static let papers: SymbolFamily = {
    let papers: [String: [SymbolOutline]] = [
      "list.bullet.clipboard": clipboard + [
        .round(8.2, 10.5, 0.35), "M11 10.5L16 10.5", .round(8.2, 14, 0.35), "M11 14L16 14",
        .round(8.2, 17.5, 0.35), "M11 17.5L16 17.5",
      ],
      "pencil.and.list.clipboard": clipboard + [
        "M8 10.5L14 10.5", "M8 14L12 14", "M13 19L20.5 11.5",
      ],
      "arrow.up.doc": [paper, fold, "M11.8 19L11.8 11.5", "M8.9 14.2L11.8 11.3L14.7 14.2"],
      "arrow.down.doc": [paper, fold, "M11.8 11.5L11.8 19", "M8.9 16.2L11.8 19.1L14.7 16.2"],
      "doc.badge.gearshape": [
        paper, fold, .round(12, 15, 2.2), "M12 11.5L12 18.5", "M8.5 15L15.5 15",
      ],
      "doc.richtext": [
        paper, fold, .box(8, 10.5, 4, 3.6, 0.6), "M8 17.5L16 17.5", "M14.5 12.5L16 12.5",
      ],
      "doc.text.image": [paper, fold, "M8 11L16 11", "M8 18.5L11 15L13 17L14.4 15.6L16.4 18.5"],
      "doc.plaintext": [paper, fold, "M8 12.5L16 12.5", "M8 15.3L16 15.3", "M8 18.1L13 18.1"],
      "doc.on.clipboard": clipboard.map { $0.placed(0.86, at: 0, 0) } + [
        .box(10.5, 9.5, 10.5, 12.5, 2)
      ],
      "menucard": [
        "M5 3.5L12 5.5L19 3.5L19 19L12 21L5 19Z", "M12 5.5L12 21", "M7.5 8.5L9.7 9.1",
        "M14.3 9.1L16.5 8.5", "M14.3 12.6L16.5 12",
      ],
      "lanyardcard": [
        .box(5, 8, 14, 13.5, 2.2), .round(12, 12.7, 1.7),
        "M8.6 18.6C8.8 16.6 10.2 15.8 12 15.8C13.8 15.8 15.2 16.6 15.4 18.6",
        "M7.5 2.5L12 8L16.5 2.5",
      ],
      "mail.and.text.magnifyingglass": [
        "M13 19L4.6 19C3.1 19 2 17.9 2 16.4L2 7.6C2 6.1 3.1 5 4.6 5L19.4 5C20.9 5 22 6.1 22 7.6L22 11",
        "M3 7.2L12 13.4L21 7.2", .round(17, 16.5, 3.2), "M19.4 18.9L22 21.5",
      ],
      "book.closed": [
        "M7.3 2.5L19 2.5L19 21.5L7.3 21.5C6 21.5 5 20.6 5 19.5L5 4.8C5 3.5 6 2.5 7.3 2.5Z",
        "M5 19.5C5 18.4 6 17.5 7.3 17.5L19 17.5",
      ],
      "book.pages": [
        .box(5, 3, 13, 18, 1.8), "M20.5 5L20.5 19", "M8.5 7.5L14.5 7.5", "M8.5 11L14.5 11",
      ],
      "quote.opening": [
        "M10 6C6.5 7 4.5 9.8 4.5 13.8", quoteDot(6.9), "M19.6 6C16.1 7 14.1 9.8 14.1 13.8",
        quoteDot(16.5),
      ],
      "quote.closing": [
        "M4.6 18C8.1 17 10.1 14.2 10.1 10.2", quoteDot(7.7, 8.2),
        "M14.2 18C17.7 17 19.7 14.2 19.7 10.2", quoteDot(17.3, 8.2),
      ],
      "text.cursor": [
        "M12 5.5L12 18.5", "M8.5 3C10.5 3 12 3.8 12 5.5C12 3.8 13.5 3 15.5 3",
        "M8.5 21C10.5 21 12 20.2 12 18.5C12 20.2 13.5 21 15.5 21",
      ],
      "text.badge.plus": [
        "M3 6L21 6", "M3 11L21 11", "M3 16L11 16", "M17.5 14L17.5 21", "M14 17.5L21 17.5",
      ],
      "text.badge.star": [
        "M3 6L21 6", "M3 11L21 11", "M3 16L11 16",
        "M17.5 13.4L18.8 16.2L21.8 16.6L19.6 18.6L20.2 21.6L17.5 20.1L14.8 21.6L15.4 18.6L13.2 16.6L16.2 16.2Z",
      ],
      "text.badge.minus": ["M3 6L21 6", "M3 11L21 11", "M3 16L11 16", "M14 17.5L21 17.5"],
      "text.badge.checkmark": [
        "M3 6L21 6", "M3 11L21 11", "M3 16L11 16", "M14 17.5L16.5 20L21 14.5",
      ],
      "greaterthan": ["M6 5.5L19 12L6 18.5"],
      "lessthan": ["M18 5.5L5 12L18 18.5"],
    ]
    let money: [String: [SymbolOutline]] = [
      "coloncurrencysign": [
        "M17.5 7.5C16.2 5.9 14.3 5 12.2 5C8.3 5 5.5 8 5.5 12C5.5 16 8.3 19 12.2 19C14.3 19 16.2 18.1 17.5 16.5",
        "M13.5 2.5L8.5 21.5", "M17 2.8L12 21.8",
      ],
      "bitcoinsign": [
        "M7.5 5L13.5 5C15.8 5 17.3 6.4 17.3 8.4C17.3 10.4 15.8 11.8 13.5 11.8L7.5 11.8Z",
        "M7.5 11.8L14.3 11.8C16.6 11.8 18.2 13.3 18.2 15.4C18.2 17.5 16.6 19 14.3 19L7.5 19Z",
        "M10 2.5L10 5", "M13.5 2.5L13.5 5", "M10 19L10 21.5", "M13.5 19L13.5 21.5",
      ],
      "scalemass": [
        "M6.5 8L17.5 8L20 19C20.2 20.3 19.4 21.2 18.1 21.2L5.9 21.2C4.6 21.2 3.8 20.3 4 19Z",
        .round(12, 5.2, 2.6),
      ],
      "homekit": [
        "M4 11.2L4 19C4 20.1 4.9 21 6 21L18 21C19.1 21 20 20.1 20 19L20 11.2",
        "M2 12.3L12 3.5L22 12.3", "M8 17.5L8 12.8L12 9.3L16 12.8L16 17.5Z",
      ],
      "music.note.house": [
        "M4 11.2L4 19C4 20.1 4.9 21 6 21L18 21C19.1 21 20 20.1 20 19L20 11.2L12 4.4Z",
        "M2 12.3L12 3.5L22 12.3", "M11 16.5L11 10.5L14.5 9.7L14.5 15.5", .round(9.8, 16.6, 1.2),
        .round(13.3, 15.7, 1.2),
      ],
      "eraser": [
        "M9.3 20L3.9 14.6C3.1 13.8 3.1 12.5 3.9 11.7L11.7 3.9C12.5 3.1 13.8 3.1 14.6 3.9L20.1 9.4C20.9 10.2 20.9 11.5 20.1 12.3L12.4 20Z",
        "M7.8 7.8L16.2 16.2", "M12.4 20L20.5 20",
      ],
      "paintbrush.pointed": [
        "M21 3C16.5 4.2 10.5 9.3 8.3 13L11 15.7C14.7 13.5 19.8 7.5 21 3Z",
        "M8.3 13L11 15.7C10.3 18.8 6.8 20.8 3 21C3.2 17.2 5.2 13.7 8.3 13Z",
      ],
      "wrongwaysign": [.round(12, 12, 9.5), "M6.5 12L17.5 12"],
      "metronome": ["M9.3 3L14.7 3L18.8 21L5.2 21Z", "M6.2 16.8L17.8 16.8", "M12 16.8L17.5 6"],
      "lock.rotation": [
        "M6.5 5.2C8 4 9.9 3.3 12 3.3C16.8 3.3 20.7 7.2 20.7 12C20.7 16.8 16.8 20.7 12 20.7C7.2 20.7 3.3 16.8 3.3 12",
        "M6.9 1.9L6.2 5.4L9.7 6.1", .box(8.6, 11, 6.8, 5.2, 1),
        "M9.9 11L9.9 9.4C9.9 8.2 10.8 7.4 12 7.4C13.2 7.4 14.1 8.2 14.1 9.4L14.1 11",
      ],
      "lock.icloud": [
        "M6.5 18.5C3.9 18.5 2 16.7 2 14.3C2 12.1 3.6 10.4 5.7 10.1C6.2 7 8.7 5 11.8 5C14.6 5 16.8 6.6 17.7 9C20.2 9.2 22 11.1 22 13.6C22 16.4 19.9 18.5 17.2 18.5Z",
        .box(9.3, 12, 5.4, 4, 0.8),
        "M10.3 12L10.3 10.9C10.3 9.9 11 9.2 12 9.2C13 9.2 13.7 9.9 13.7 10.9L13.7 12",
      ],
      "applelogo": [
        "M16.5 8C14.8 8 13.6 9 12.6 9C11.5 9 10.2 8 8.7 8C6 8 3.8 10.3 3.8 13.8C3.8 17.8 6.4 21.7 8.9 21.7C10.1 21.7 11 20.9 12.5 20.9C14 20.9 14.7 21.7 16.1 21.7C18 21.7 19.6 19.3 20.4 17.2C18.6 16.4 17.6 15 17.6 13C17.6 11.3 18.4 10 19.7 9.2C18.9 8.4 17.8 8 16.5 8Z",
        "M12.4 6.2C12.3 4.3 13.7 2.5 15.8 2.2C16 4.2 14.4 6.1 12.4 6.2Z",
      ],
    ]
    let stacks: [String: [SymbolOutline]] = [
      "circlebadge": [.round(12, 12, 6.5)],
      "squareshape": [.box(2.7, 2.7, 18.6, 18.6, 0.5)],
      "arrow.up.forward.app": [
        .box(2.7, 2.7, 18.6, 18.6, 5.5), "M8.3 15.7L15.5 8.5", "M9.8 8.3L15.7 8.3L15.7 14.2",
      ],
      "photo.stack": [
        .box(2, 7.5, 20, 14, 2.6), "M4.5 5L19.5 5", "M6.5 2.5L17.5 2.5",
        "M2.3 19L7.5 13.5L12 18L15.5 15L21.5 20",
      ],
      "film.stack": [
        .box(2, 7.5, 20, 14, 2.6), "M4.5 5L19.5 5", "M6.5 2.5L17.5 2.5", "M7 7.5L7 21.5",
        "M17 7.5L17 21.5", "M2 12.2L7 12.2", "M2 16.8L7 16.8", "M17 12.2L22 12.2",
        "M17 16.8L22 16.8", "M7 14.5L17 14.5",
      ],
      "play.square.stack": [
        .box(3, 7.5, 18, 14, 2.6), "M5.5 5L18.5 5", "M7.5 2.5L16.5 2.5",
        "M10 11.3L15 14.5L10 17.7Z",
      ],
      "sparkles.rectangle.stack": [
        .box(2, 7.5, 20, 14, 2.6), "M4.5 5L19.5 5", "M6.5 2.5L17.5 2.5",
        "M12 10.5L13 13.5L16 14.5L13 15.5L12 18.5L11 15.5L8 14.5L11 13.5Z",
      ],
      "list.and.film": [
        "M2.5 6L9 6", "M2.5 11L9 11", "M2.5 16L9 16", .box(12, 4, 10, 15.5, 1.8),
        "M14.6 4L14.6 19.5", "M19.4 4L19.4 19.5",
      ],
      "square.fill.text.grid.1x2": [
        .box(3, 3.5, 6, 6, 1.2), .box(3, 14.5, 6, 6, 1.2), "M12.5 5L21 5", "M12.5 8.2L18 8.2",
        "M12.5 16L21 16", "M12.5 19.2L18 19.2",
      ],
      "playpause": [
        "M3 5.5L11.5 12L3 18.5Z", .box(13.5, 6, 2.6, 12, 0.8), .box(19, 6, 2.6, 12, 0.8),
      ],
      "restart": ["M4.5 6L4.5 18", "M19.5 6L9 12L19.5 18Z"],
      "camera.shutter.button": [
        .box(6.5, 2.5, 11, 19, 2.6), .round(12, 8, 2.6), "M10 16.5L14 16.5",
      ],
      "camera.metering.matrix": [
        .box(2.5, 5, 19, 14, 2.6), .round(8, 12, 1.6), .round(16, 12, 1.6), .round(12, 9, 1.6),
        .round(12, 15, 1.6),
      ],
      "camera.filters": [.round(12, 8.2, 5.4), .round(8, 15.2, 5.4), .round(16, 15.2, 5.4)],
      "window.ceiling": [.box(3, 3.5, 18, 17, 2), "M8.5 3.5L15.5 9.5L15.5 3.5"],
      "delete.backward": [
        "M8.5 5L20 5C21.1 5 22 5.9 22 7L22 17C22 18.1 21.1 19 20 19L8.5 19L2 12Z",
        "M11.5 9L17.5 15", "M17.5 9L11.5 15",
      ],
      "delete.forward": [
        "M15.5 5L4 5C2.9 5 2 5.9 2 7L2 17C2 18.1 2.9 19 4 19L15.5 19L22 12Z", "M12.5 9L6.5 15",
        "M6.5 9L12.5 15",
      ],
      "xmark.bin": [
        "M4 8L5.3 19.3C5.4 20.4 6.3 21.2 7.4 21.2L16.6 21.2C17.7 21.2 18.6 20.4 18.7 19.3L20 8Z",
        .box(2.5, 3, 19, 4.6, 1.2), "M9.5 11.8L14.5 16.8", "M14.5 11.8L9.5 16.8",
      ],
      "timelapse": [
        .round(12, 12, 9.5), "M12 7L12 12L16.3 9.5C15.4 8 13.8 7 12 7Z", .round(12, 12, 5),
      ],
      "moonphase.waning.crescent": [.round(12, 12, 9.5), "M12 2.5C8.5 6.5 8.5 17.5 12 21.5"],
      "bird": [
        "M21.5 6.5L18.6 6.8C18 5 16.5 4 14.7 4C12.3 4 10.6 5.9 10.6 8.2C8 8.6 4.8 11.5 2.5 18.5C6 17.5 8 17.3 9.8 17.8C14.8 19.2 19 15.8 19 11.2C19 10 19 9.2 19.3 8.6Z",
        "M11.5 18L11 21.5",
      ],
    ]
    return SymbolFamily(
      strokes: papers.merging(money) { first, _ in first }.merging(stacks) { first, _ in first },
      solid: [
        "circlebadge", "squareshape", "playpause", "scalemass", "applelogo", "paintbrush.pointed",
        "camera.filters", "bird",
      ],
      cut: [
        "list.bullet.clipboard", "arrow.up.doc", "arrow.down.doc",
        "doc.richtext",
        "doc.text.image", "doc.plaintext", "menucard", "lanyardcard", "book.closed",
        "book.pages",
        "music.note.house", "eraser", "wrongwaysign", "metronome", "lock.icloud",
        "arrow.up.forward.app",
        "film.stack", "photo.stack", "play.square.stack", "sparkles.rectangle.stack",
        "camera.shutter.button",
        "camera.metering.matrix",
        "delete.backward", "delete.forward", "xmark.bin", "doc.badge.gearshape",
      ],
      outside: [
        "lanyardcard": [3], "book.pages": [1], "film.stack": [1, 2],
        "photo.stack": [1, 2], "play.square.stack": [1, 2],
        "sparkles.rectangle.stack": [1, 2], "eraser": [2], "xmark.bin": [1],
        "music.note.house": [1],
      ],
      same: [
        "apple.logo": "applelogo", "doc.richtext.he": "doc.richtext",
        "doc.richtext.th": "doc.richtext",
        "moonphase.waning.crescent.inverse": "moonphase.waning.crescent",
      ])
  }()

  private static let paper: SymbolOutline =
    "M5 4.5C5 3.4 5.9 2.5 7 2.5L13.5 2.5L19.5 8.5L19.5 19.5C19.5 20.6 18.6 21.5 17.5 21.5L7 21.5C5.9 21.5 5 20.6 5 19.5Z"
  private static let fold: SymbolOutline = "M13.5 2.5L13.5 8.5L19.5 8.5"
  private static let clipboard: [SymbolOutline] = [
    .box(4, 4.3, 16, 17.2, 2.4), .box(8.2, 2.3, 7.6, 4, 1.4),
  ]

  /// The round end of a quotation mark, which lies at the height `y`.
  private static func quoteDot(_ x: CGFloat, _ y: CGFloat = 15.6) -> SymbolOutline {
    .round(x, y, 2.4)
  }
}
