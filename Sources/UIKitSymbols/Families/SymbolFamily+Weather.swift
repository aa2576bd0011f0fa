extension SymbolFamily {
  /// Clouds and what falls from them, wind, sun and moon.
  static let weather: SymbolFamily = {
    let dry: [String: [SymbolOutline]] = [
      "cloud.sun": [low, "M5.6 11.2C4.5 8.2 6 5.2 9 5C10.6 4.9 12 5.7 12.7 6.9"] + raysAboveLeft,
      "cloud.moon": [
        low, "M7.6 11.5C4.6 11.5 2.5 9.4 2.5 6.6C2.5 4.6 3.6 2.8 5.3 1.9C5 4.9 7 7.4 10.4 7.5",
      ],
      "cloud.fog": [high, "M5 17.8L19 17.8", "M7.5 21.2L16.5 21.2"],
      "tornado": [
        "M3 4.5L21 4.5", "M5 8.3L19 8.3", "M8 12L17.5 12", "M10.5 15.8L16 15.8",
        "M12.5 19.5L15 19.5",
      ],
      "hurricane": [
        .round(12, 12, 2.6),
        "M15.8 6.2C14.7 5.4 13.4 5 12 5C8.1 5 5 8.1 5 12C5 16 7 19.5 10.5 21.5",
        "M8.2 17.8C9.3 18.6 10.6 19 12 19C15.9 19 19 15.9 19 12C19 8 17 4.5 13.5 2.5",
      ],
      "wind": [
        "M2.5 9L13.5 9C15.4 9 16.8 7.8 16.8 6.2C16.8 4.6 15.6 3.5 14.1 3.5C12.7 3.5 11.6 4.4 11.4 5.7",
        "M2.5 13L18.5 13C20.4 13 21.7 14.2 21.7 15.8C21.7 17.4 20.5 18.5 19 18.5C17.6 18.5 16.6 17.7 16.3 16.5",
        "M2.5 17L10.5 17C12 17 13 17.9 13 19.2C13 20.4 12.1 21.2 10.9 21.2C9.9 21.2 9.1 20.6 8.9 19.7",
      ],
      "thermometer": [
        "M9.5 14L9.5 5C9.5 3.6 10.6 2.5 12 2.5C13.4 2.5 14.5 3.6 14.5 5L14.5 14C15.8 14.9 16.5 16.1 16.5 17.5C16.5 20 14.5 22 12 22C9.5 22 7.5 20 7.5 17.5C7.5 16.1 8.2 14.9 9.5 14Z",
        "M12 8L12 16.5", .round(12, 17.6, 1.2),
      ],
      "humidity": [
        "M9 3.5C11.4 7.2 14.2 10 14.2 13.7C14.2 16.7 11.9 19 9 19C6.1 19 3.8 16.7 3.8 13.7C3.8 10 6.6 7.2 9 3.5Z",
        "M16.5 7L21.5 7", "M17.5 11.5L21.5 11.5", "M17 16L21.5 16",
      ],
      "umbrella": [
        "M2.5 13C2.5 7.5 6.8 3.8 12 3.8C17.2 3.8 21.5 7.5 21.5 13Z",
        "M12 13L12 19C12 20.5 11 21.5 9.7 21.5C8.4 21.5 7.5 20.6 7.5 19.3", "M12 2L12 3.8",
      ],
      "flame": [
        "M12.5 2C13.5 6 18.5 8.5 18.5 14.5C18.5 18.5 15.6 21.7 12 21.7C8.4 21.7 5.5 18.7 5.5 14.8C5.5 11.8 7 9.8 8.5 8C8.8 9.8 9.5 10.8 10.7 11.3C10.3 8 10.5 4.5 12.5 2Z",
        "M12 21.5C10 21.5 8.9 20 8.9 18.3C8.9 16.5 10.3 15.3 11.2 13.8C12.6 15.3 15 16.2 15 18.5C15 20.3 13.8 21.5 12 21.5",
      ],
      "snowflake": [
        .rays(12, 12, 10, count: 3), "M9 3.5L12 6.3L15 3.5", "M9 20.5L12 17.7L15 20.5",
        "M2.6 10.4L6.5 9L5.8 5", "M21.4 10.4L17.5 9L18.2 5", "M2.6 13.6L6.5 15L5.8 19",
        "M21.4 13.6L17.5 15L18.2 19",
      ],
      "snow": [(6.0, 6.0), (17.5, 6.5), (12, 12), (6.5, 17.5), (18, 18)].map {
        .rays($0.0, $0.1, 3.2, count: 3)
      },
      "wind.snow": [
        "M2.5 10L14.5 10C16.4 10 17.8 8.8 17.8 7.2C17.8 5.6 16.6 4.5 15.1 4.5C13.7 4.5 12.6 5.4 12.4 6.7",
        "M2.5 14L11 14", .rays(7, 5.5, 2.5, count: 3), .rays(8, 19, 2.5, count: 3),
        .rays(17, 16.5, 3, count: 3),
      ],
    ]
    let wet: [String: [SymbolOutline]] = [
      "cloud.rain": [high, "M7.5 17L6.2 21", "M12 17L10.7 21", "M16.5 17L15.2 21"],
      "cloud.drizzle": [high, "M7.5 17.5L7 19", "M11.8 20L11.3 21.5", "M16.5 17.5L16 19"],
      "cloud.heavyrain": [
        high, "M6.5 17L4.7 22", "M10 17L8.2 22", "M13.5 17L11.7 22", "M17 17L15.2 22",
        "M20 17L18.9 20",
      ],
      "cloud.snow": [
        high, .rays(7.5, 18.7, 1.8, count: 3), .rays(12, 20.8, 1.8, count: 3),
        .rays(16.5, 18.7, 1.8, count: 3),
      ],
      "cloud.sleet": [
        high, "M7.5 17L6.2 21", .rays(11.7, 19.5, 1.8, count: 3), "M16.5 17L15.2 21",
      ],
      "cloud.hail": [high, .round(7.5, 18.3, 0.9), .round(12, 20.8, 0.9), .round(16.5, 18.3, 0.9)],
      "cloud.bolt": [high, "M12.8 16L9.8 19.5L12.8 19.5L11.2 22.8"],
      "cloud.bolt.rain": [
        high, "M12.8 16L9.8 19.5L12.8 19.5L11.2 22.8", "M6.5 17L5.2 21", "M17.5 17L16.2 21",
      ],
      "cloud.sun.rain": [
        middle, "M5.4 9.2C4.3 6.6 5.8 4 8.4 3.8C9.8 3.7 11 4.3 11.7 5.3", "M8.4 1L8.4 1.9",
        "M2 7.2L2.9 7.2", "M3.6 3L4.3 3.7", "M10 18.8L9 21.8", "M14 18.8L13 21.8",
        "M18 18.8L17 21.8",
      ],
      "cloud.sun.bolt": [
        middle, "M5.4 9.2C4.3 6.6 5.8 4 8.4 3.8C9.8 3.7 11 4.3 11.7 5.3", "M8.4 1L8.4 1.9",
        "M2 7.2L2.9 7.2", "M3.6 3L4.3 3.7", "M14.6 17.5L12.2 20.2L14.6 20.2L13.4 22.8",
      ],
    ]
    let stored: [String: [SymbolOutline]] = [
      "icloud.and.arrow.down": [high, "M12 10L12 21.5", "M8.5 18.2L12 21.7L15.5 18.2"],
      "icloud.and.arrow.up": [high, "M12 22L12 10.5", "M8.5 13.8L12 10.3L15.5 13.8"],
    ]
    let sky: [String: [SymbolOutline]] = [
      "sunrise": halfSun + ["M12 2L12 6.5", "M9.5 4.5L12 2L14.5 4.5"],
      "sunset": halfSun + ["M12 2L12 6.5", "M9.5 4L12 6.5L14.5 4"],
      "sun.haze": [
        "M7.6 14C7.2 13.2 7 12.4 7 11.5C7 8.7 9.2 6.5 12 6.5C14.8 6.5 17 8.7 17 11.5C17 12.4 16.8 13.2 16.4 14Z",
        "M12 2L12 3.8", "M2.5 11.5L4.3 11.5", "M19.7 11.5L21.5 11.5", "M5.2 4.8L6.5 6.1",
        "M18.8 4.8L17.5 6.1", "M4 17.5L20 17.5", "M7 21L17 21",
      ],
      "moon.stars": [
        moon, "M16.5 2.5L17.3 4.7L19.5 5.5L17.3 6.3L16.5 8.5L15.7 6.3L13.5 5.5L15.7 4.7Z",
        "M20.5 8.5L21 9.9L22.4 10.4L21 10.9L20.5 12.3L20 10.9L18.6 10.4L20 9.9Z",
      ],
      "moon.zzz": [moon, "M15 2.5L20 2.5L15 8.5L20 8.5"],
      "sparkle": ["M12 2L14.3 9.7L22 12L14.3 14.3L12 22L9.7 14.3L2 12L9.7 9.7Z"],
    ]
    return SymbolFamily(
      strokes: dry.merging(wet) { own, _ in own }.merging(sky) { own, _ in own }
        .merging(stored) { own, _ in own },
      solid: Set(wet.keys).union([
        "cloud.sun", "cloud.moon", "cloud.fog", "umbrella", "humidity", "sunrise", "sunset",
        "sun.haze", "moon.stars", "moon.zzz", "icloud.and.arrow.down",
      ]),
      cut: ["flame"],
      same: [
        "smoke": "cloud.fog", "tropicalstorm": "hurricane", "sun.dust": "sun.haze",
        "thermometer.medium": "thermometer", "thermometer.low": "thermometer",
        "thermometer.high": "thermometer",
        "thermometer.snowflake": "thermometer", "cloud.moon.rain": "cloud.sun.rain",
        "cloud.moon.bolt": "cloud.sun.bolt",
      ])
  }()

  /// A cloud that leaves space below it.
  private static let high: SymbolOutline =
    "M6.5 14.5C4 14.5 2 12.8 2 10.6C2 8.6 3.6 7 5.8 6.7C6.3 4.2 8.9 2.3 12.1 2.3C15 2.3 17.4 3.8 18.3 6.1C20.4 6.4 22 7.9 22 10C22 12.6 20 14.5 17.3 14.5Z"

  /// A cloud that leaves space above it on the left.
  private static let low: SymbolOutline =
    "M9.5 20.5C7.3 20.5 5.6 18.9 5.6 16.9C5.6 15.1 7 13.6 8.9 13.4C9.3 11 11.5 9.3 14.1 9.3C16.6 9.3 18.7 10.8 19.4 13C21.2 13.3 22.5 14.8 22.5 16.6C22.5 18.8 20.8 20.5 18.6 20.5Z"

  /// A cloud that leaves space above and below it.
  private static let middle: SymbolOutline =
    "M9.5 16.5C7.3 16.5 5.6 15 5.6 13.2C5.6 11.5 7 10.2 8.9 10C9.3 7.8 11.5 6.3 14.1 6.3C16.6 6.3 18.7 7.7 19.4 9.7C21.2 10 22.5 11.3 22.5 13C22.5 15 20.8 16.5 18.6 16.5Z"

  private static let raysAboveLeft: [SymbolOutline] = [
    "M9 1.5L9 2.6", "M1.8 9L2.9 9", "M4 4L4.8 4.8", "M14 4L13.2 4.8",
  ]

  private static let halfSun: [SymbolOutline] = [
    "M6.5 16C6.5 13 9 10.5 12 10.5C15 10.5 17.5 13 17.5 16Z", "M2 20L22 20",
    "M4.3 9.3L5.6 10.6", "M19.7 9.3L18.4 10.6", "M1.8 16L3.6 16", "M20.4 16L22.2 16",
  ]

  private static let moon: SymbolOutline =
    "M18.5 15.5C17.3 16 16 16.3 14.6 16.3C10 16.3 7 13.3 7 8.7C7 7.4 7.3 6.1 7.8 5C4.5 6.4 2.4 9.4 2.4 13C2.4 17.8 6.2 21.6 11 21.6C14.5 21.6 17.3 19 18.5 15.5Z"
}
