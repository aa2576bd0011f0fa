import CoreGraphics

extension SymbolOutlines {
  /// Symbols of filled areas, and variants that are drawn otherwise than their lines filled.
  static let filledParts: [String: [(Bool, SymbolOutline)]] = [
    "airplane": [
      (
        true,
        "M22 12C22 13.2 20.5 13.8 19 13.8L15 13.8L9.8 22L7.6 22L10.2 13.8L6 13.8L3.8 16.5L2 16.5L3.3 12L2 7.5L3.8 7.5L6 10.2L10.2 10.2L7.6 2L9.8 2L15 10.2L19 10.2C20.5 10.2 22 10.8 22 12Z"
      )
    ],
    "airplane.departure": [
      (
        true,
        "M21.8 6.2C22.2 7.3 21.2 8.3 19.8 8.9L16 10.4L13.2 18L11 18.8L11 12.4L7.2 13.9L6.2 17L4.6 17.6L3.8 13.4L1.2 10.2L2.8 9.6L5.8 10.7L9.4 9.3L4.6 4.6L6.8 3.8L13.6 7.5L17.8 5.9C19.4 5.3 21.4 5.1 21.8 6.2Z"
      ), (false, "M3 21.5L21 21.5"),
    ],
    "shield.lefthalf.filled": [
      (true, "M12 2.5L12 21.8C7.5 20 4 16.5 4 11.5L4 5.5Z"),
      (false, "M12 2.5L20 5.5L20 11.5C20 16.5 16.5 20 12 21.8C7.5 20 4 16.5 4 11.5L4 5.5Z"),
    ],
    "sparkles": [
      (true, "M9.5 5L11.3 10.7L17 12.5L11.3 14.3L9.5 20L7.7 14.3L2 12.5L7.7 10.7Z"),
      (true, "M17.5 2.5L18.4 5.1L21 6L18.4 6.9L17.5 9.5L16.6 6.9L14 6L16.6 5.1Z"),
      (true, "M18.5 15.5L19.2 17.3L21 18L19.2 18.7L18.5 20.5L17.8 18.7L16 18L17.8 17.3Z"),
    ],
    "music.note": [
      (true, circle(8.2, 18, 3)), (false, "M10.6 18L10.6 4.5L17.5 3L17.5 6.8L10.6 8.3"),
    ],
    "music.quarternote.3": [
      (true, circle(5.5, 18.5, 2.8)), (true, circle(16.5, 16.5, 2.8)),
      (false, "M7.7 18.5L7.7 6.2L18.7 4L18.7 16.5"), (false, "M7.7 9.5L18.7 7.3"),
    ],
    "house.fill": [
      (
        true,
        "M4.6 12.9L12 6.6L19.4 12.9L19.4 19.4C19.4 20.5 18.8 21.1 17.7 21.1L14.3 21.1L14.3 15.7C14.3 15.2 14 14.9 13.5 14.9L10.5 14.9C10 14.9 9.7 15.2 9.7 15.7L9.7 21.1L6.3 21.1C5.2 21.1 4.6 20.5 4.6 19.4Z"
      ), (false, "M1.9 12.3L12 3.7L22.1 12.3"),
    ],
    "tray.and.arrow.down.fill": filledTray + [
      (false, "M12 2.5L12 11"), (false, "M8.7 8L12 11.3L15.3 8"),
    ],
    "tray.and.arrow.up.fill": filledTray + [
      (false, "M12 11.3L12 2.8"), (false, "M8.7 5.8L12 2.5L15.3 5.8"),
    ],
    "person.2.fill": [
      (true, circle(8.5, 8, 4.3)),
      (true, "M0.8 20.5C0.8 16 4 13.5 8.5 13.5C13 13.5 16.2 16 16.2 20.5Z"),
      (
        true,
        "M15.2 4.2C18.3 3.6 20.3 5.7 20.3 8C20.3 10.4 18.3 12.4 15.2 11.9C16.3 9.6 16.3 6.5 15.2 4.2Z"
      ),
      (true, "M17 13.7C20.8 14 23.2 16.4 23.2 20.5L18.2 20.5C18.4 17.7 18.2 15.6 17 13.7Z"),
    ],
    "person.3": [
      (false, circle(12, 8.2, 3.1)),
      (false, "M6.8 19C6.8 15.7 9 13.8 12 13.8C15 13.8 17.2 15.7 17.2 19Z"),
      (false, circle(4.6, 9.5, 2.2)), (false, "M5.6 13.6C3 13.2 0.8 14.9 0.8 17.6L4.2 17.6"),
      (false, circle(19.4, 9.5, 2.2)), (false, "M18.4 13.6C21 13.2 23.2 14.9 23.2 17.6L19.8 17.6"),
    ],
    "person.3.fill": [
      (true, circle(12, 8.2, 3.7)),
      (true, "M6 19.5C6 15.7 8.6 13.5 12 13.5C15.4 13.5 18 15.7 18 19.5Z"),
      (true, circle(4.6, 9.5, 2.7)),
      (true, "M5.8 13.2C2.6 12.6 0.2 14.7 0.2 18L4.6 18C4.7 16.2 5 14.5 5.8 13.2Z"),
      (true, circle(19.4, 9.5, 2.7)),
      (true, "M18.2 13.2C21.4 12.6 23.8 14.7 23.8 18L19.4 18C19.3 16.2 19 14.5 18.2 13.2Z"),
    ],
    "person.crop.circle.badge.plus": [
      (
        false,
        "M20.9 9.2C19.7 5.4 16.2 2.6 12 2.6C6.8 2.6 2.6 6.8 2.6 12C2.6 16.8 6.2 20.8 10.9 21.3"
      ),
      (false, circle(12, 9.6, 3.2)), (false, "M6 18.4C7.2 16 9.4 14.8 12 14.8"),
      (false, "M18 13.5L18 21.5"), (false, "M14 17.5L22 17.5"),
    ],
    "bell.badge": [
      (
        false,
        "M4 17.5C6 15.5 6 13.5 6 10.5C6 6.8 8.5 4 12 4C12.6 4 13.2 4.1 13.7 4.3"
      ), (false, "M18 11C18 13.7 18.1 15.6 20 17.5L4 17.5"),
      (false, "M9.8 20.5C10.3 21.3 11.1 21.8 12 21.8C12.9 21.8 13.7 21.3 14.2 20.5"),
      (true, circle(18, 6, 3.4)),
    ],
    "bell.badge.fill": [
      (true, bellBesideADot), (false, bellBesideADot),
      (false, "M9.8 20.5C10.3 21.3 11.1 21.8 12 21.8C12.9 21.8 13.7 21.3 14.2 20.5"),
      (true, circle(18, 6, 3.4)),
    ],
    "star.leadinghalf.filled": [(true, halfStar), (false, wholeStar)],
    "circle.righthalf.filled": [
      (false, circle(12, 12, 9.5)),
      (true, "M12 2.5C17.2 2.5 21.5 6.8 21.5 12C21.5 17.2 17.2 21.5 12 21.5Z"),
    ],
    "circle.tophalf.filled": [
      (false, circle(12, 12, 9.5)),
      (true, "M2.5 12C2.5 6.8 6.8 2.5 12 2.5C17.2 2.5 21.5 6.8 21.5 12Z"),
    ],
    "circle.bottomhalf.filled": [
      (false, circle(12, 12, 9.5)),
      (true, "M2.5 12C2.5 17.2 6.8 21.5 12 21.5C17.2 21.5 21.5 17.2 21.5 12Z"),
    ],
    "list.bullet.below.rectangle": [
      (false, rounded(2.5, 3, 19, 8, 2)), (true, circle(4, 15, 1.3)), (true, circle(4, 20, 1.3)),
      (false, "M8.2 15L21.5 15"), (false, "M8.2 20L21.5 20"),
    ],
    "text.below.photo.fill": [
      (true, rounded(2.5, 2.5, 19, 11.5, 2)), (false, "M2.5 17.8L21.5 17.8"),
      (false, "M2.5 21.8L14.5 21.8"),
    ],
    "circle.hexagongrid": [
      (true, circle(12, 12, 2.2)), (true, circle(12, 5, 2.2)), (true, circle(12, 19, 2.2)),
      (true, circle(6, 8.5, 2.2)), (true, circle(18, 8.5, 2.2)), (true, circle(6, 15.5, 2.2)),
      (true, circle(18, 15.5, 2.2)),
    ],
    "star.lefthalf.fill": [(true, halfStar), (false, wholeStar)],
    "dot": [(true, circle(12, 12, 4.5))],
    "square.and.arrow.up.fill": [
      (
        true,
        "M9.6 8L6 8C4.5 8 3.5 9 3.5 10.5L3.5 19.5C3.5 21 4.5 22 6 22L18 22C19.5 22 20.5 21 20.5 19.5L20.5 10.5C20.5 9 19.5 8 18 8L14.4 8L14.4 14.5C14.4 15.8 13.3 16.9 12 16.9C10.7 16.9 9.6 15.8 9.6 14.5Z"
      ), (false, "M12 14.5L12 2.5"), (false, "M8 6L12 2L16 6"),
    ],
    "square.and.arrow.down.fill": [
      (
        true,
        "M9.6 7L6 7C4.5 7 3.5 8 3.5 9.5L3.5 19.5C3.5 21 4.5 22 6 22L18 22C19.5 22 20.5 21 20.5 19.5L20.5 9.5C20.5 8 19.5 7 18 7L14.4 7L14.4 10.4C15.6 9.2 17.4 9.6 18 10.8C18.4 11.7 18.2 12.6 17.5 13.3L13.6 17.2C12.7 18 11.3 18 10.4 17.2L6.5 13.3C5.8 12.6 5.6 11.7 6 10.8C6.6 9.6 8.4 9.2 9.6 10.4Z"
      ), (false, "M12 2.5L12 15"), (false, "M8 11.3L12 15.3L16 11.3"),
    ],
    "rectangle.portrait.and.arrow.right.fill": [
      (
        true,
        "M14.8 9.4L14.8 4.8C14.8 2.8 13.6 1.6 11.6 1.6L5.6 1.6C3.6 1.6 2.4 2.8 2.4 4.8L2.4 19.2C2.4 21.2 3.6 22.4 5.6 22.4L11.6 22.4C13.6 22.4 14.8 21.2 14.8 19.2L14.8 14.6L9 14.6C7.6 14.6 6.4 13.4 6.4 12C6.4 10.6 7.6 9.4 9 9.4Z"
      ), (false, "M9 12L21 12"), (false, "M17.5 8L21.5 12L17.5 16"),
    ],
    "circle.inset.filled": [(true, circle(12, 12, 6)), (false, circle(12, 12, 9.5))],
    "arrowtriangle.backward.fill": [(true, "M18 4L4 12L18 20Z")],
    "arrowtriangle.forward.fill": [(true, "M6 4L20 12L6 20Z")],
    "list.triangle": [5.5, 12, 18.5].flatMap { y -> [(Bool, SymbolOutline)] in
      [
        (true, .calculated { "M2 \(y - 2.2)L5.8 \(y)L2 \(y + 2.2)Z" }),
        (false, .calculated { "M9.5 \(y)L21.5 \(y)" }),
      ]
    },
    "list.bullet.indent": [(3.0, 5.5), (8.5, 12), (8.5, 18.5)].flatMap {
      x, y -> [(Bool, SymbolOutline)] in
      [(true, circle(x, y, 1.3)), (false, .calculated { "M\(x + 4.2) \(y)L21.5 \(y)" })]
    },
    "lineweight": [(3.5, 0.9), (8.2, 1.7), (13.4, 2.6), (19, 3.8)].map { y, width in
      (true, rounded(2, y, 20, width, 0.4))
    },
    "hourglass.bottomhalf.fill": [
      (false, hourglass), (true, "M8 19.8C8.4 16.8 10 15.6 12 14.6C14 15.6 15.6 16.8 16 19.8Z"),
    ],
    "hourglass.tophalf.fill": [
      (false, hourglass),
      (true, "M8.4 6.6L15.6 6.6C15.2 8.6 13.6 9.4 12 10.6C10.4 9.4 8.8 8.6 8.4 6.6Z"),
    ],
  ]

  private static let bellBesideADot: SymbolOutline =
    "M4 17.5C6 15.5 6 13.5 6 10.5C6 6.8 8.5 4 12 4C12.4 4 12.7 4 13 4.1C12.3 7.6 14.4 10.6 18 11C18 13.7 18.1 15.6 20 17.5Z"

  /// A tray whose front is filled, and whose back is a line.
  private static let filledTray: [(Bool, SymbolOutline)] = [
    (true, trayFront), (false, trayFront),
    (false, "M7 6L6.4 6C5.6 6 5 6.4 4.7 7.2L2.5 13.5"),
    (false, "M17 6L17.6 6C18.4 6 19 6.4 19.3 7.2L21.5 13.5"),
  ]
  private static let trayFront: SymbolOutline =
    "M2.5 13.5L8.3 13.5C8.3 15.6 9.9 17 12 17C14.1 17 15.7 15.6 15.7 13.5L21.5 13.5L21.5 17.5C21.5 19 20.4 20.2 18.9 20.2L5.1 20.2C3.6 20.2 2.5 19 2.5 17.5Z"

  private static let hourglass: SymbolOutline =
    "M5.5 2.8L18.5 2.8M5.5 21.2L18.5 21.2M7.5 2.8L7.5 6.5C7.5 9.5 11 10.5 11 12C11 13.5 7.5 14.5 7.5 17.5L7.5 21.2M16.5 2.8L16.5 6.5C16.5 9.5 13 10.5 13 12C13 13.5 16.5 14.5 16.5 17.5L16.5 21.2"

  private static let wholeStar = starPoints(0..<10)
  private static let halfStar = starPoints(5..<11)

  /// Some of the ten corners of a star, joined; the first is its tip.
  private static func starPoints(_ corners: Range<Int>) -> SymbolOutline {
    .calculated {
      "M"
        + corners.map { index in
          let angle = CGFloat(index) * .pi / 5 - .pi / 2
          let radius: CGFloat = index % 2 == 0 ? 10.3 : 4.3
          return "\(12 + radius * cos(angle)) \(12.6 + radius * sin(angle))"
        }.joined(separator: "L") + "Z"
    }
  }
}
