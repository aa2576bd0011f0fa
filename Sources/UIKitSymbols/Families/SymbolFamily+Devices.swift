extension SymbolFamily {
  /// Machines, what plays sound and pictures, clocks, and what carries people.
  static let devices: SymbolFamily = {
    let media: [String: [SymbolOutline]] = [
      "speaker": [speaker],
      "speaker.wave.1": [speaker, wave1],
      "speaker.wave.2": [speaker, wave1, wave2],
      "speaker.wave.3": [speaker, wave1, wave2, "M19.6 4.6C22.4 9 22.4 15 19.6 19.4"],
      "music.note.list": [
        .round(14, 18.5, 2.6), "M16.6 18.5L16.6 8.5L21.5 7.3L21.5 10.3L16.6 11.5", "M2.5 5L17 5",
        "M2.5 10L12.5 10", "M2.5 15L9.5 15",
      ],
      "music.mic": [.round(15.8, 8.2, 5), "M12 10.5L4 19.6L4.4 20L14 12.4"],
      "headphones": [
        "M3.5 17L3.5 13C3.5 8.2 7.2 4.5 12 4.5C16.8 4.5 20.5 8.2 20.5 13L20.5 17",
        .box(3, 13.5, 4, 7, 1.8), .box(17, 13.5, 4, 7, 1.8),
      ],
      "hifispeaker": [.box(5.5, 2, 13, 20, 2.5), .round(12, 15, 4), .round(12, 6.5, 1.6)],
      "radio": [
        .box(2.5, 8, 19, 12.5, 2.5), .round(8, 14.2, 2.8), "M14 12L18.5 12", "M14 16L18.5 16",
        "M5.5 8L17.5 3.2",
      ],
      "tv": [.box(2, 4, 20, 13.5, 2.2), "M8 20.5L16 20.5"],
      "backward.end": ["M20 5L9 12L20 19Z", "M5.5 5.5L5.5 18.5"],
      "forward.end": ["M4 5L15 12L4 19Z", "M18.5 5.5L18.5 18.5"],
      "shuffle": [
        "M2.5 7L6 7C8 7 9 8 10 9.7L13.5 15.3C14.5 17 15.5 17.5 17.5 17.5L21 17.5",
        "M18.5 14.7L21.3 17.5L18.5 20.3",
        "M2.5 17.5L6 17.5C7.8 17.5 8.9 16.8 9.8 15.3", "M13.7 8.7C14.6 7.3 15.7 7 17.5 7L21 7",
        "M18.5 4.2L21.3 7L18.5 9.8",
      ],
      "repeat": around,
      "repeat.1": around + ["M11 10.5L12.3 9.6L12.3 14.5"],
      "gobackward": [
        "M4.5 13C4.9 17.1 8.1 20.2 12 20.2C16.4 20.2 20 16.6 20 12.2C20 7.8 16.4 4.2 12 4.2C11 4.2 10 4.4 9.2 4.7",
        "M11.5 1.6L8.8 4.7L11.9 7.4",
      ],
      "goforward": [
        "M19.5 13C19.1 17.1 15.9 20.2 12 20.2C7.6 20.2 4 16.6 4 12.2C4 7.8 7.6 4.2 12 4.2C13 4.2 14 4.4 14.8 4.7",
        "M12.5 1.6L15.2 4.7L12.1 7.4",
      ],
      "airplayaudio": [
        "M12 13.5L18 20.5L6 20.5Z",
        "M6.5 16.5C4.9 15.3 4 13.4 4 11.3C4 7 7.6 3.5 12 3.5C16.4 3.5 20 7 20 11.3C20 13.4 19.1 15.3 17.5 16.5",
      ],
      "airplayvideo": [
        "M12 13.5L18 20.5L6 20.5Z",
        "M6 17L4.5 17C3.1 17 2.2 16 2.2 14.8L2.2 6.2C2.2 5 3.1 4 4.5 4L19.5 4C20.9 4 21.8 5 21.8 6.2L21.8 14.8C21.8 16 20.9 17 19.5 17L18 17",
      ],
      "film": [
        .box(2, 4.5, 20, 15, 2.2), "M7 4.5L7 19.5", "M17 4.5L17 19.5", "M2 9.5L7 9.5",
        "M2 14.5L7 14.5", "M17 9.5L22 9.5", "M17 14.5L22 14.5", "M7 12L17 12",
      ],
    ]
    let machines: [String: [SymbolOutline]] = [
      "keyboard": [
        .box(1.5, 5.5, 21, 13, 2.2), "M7.5 15.2L16.5 15.2", "M5 9.2L5.3 9.2", "M9.5 9.2L9.8 9.2",
        "M14 9.2L14.3 9.2", "M18.5 9.2L18.8 9.2",
      ],
      "printer": [
        "M6.5 16.5L4.5 16.5C3.1 16.5 2 15.4 2 14L2 11C2 9.6 3.1 8.5 4.5 8.5L19.5 8.5C20.9 8.5 22 9.6 22 11L22 14C22 15.4 20.9 16.5 19.5 16.5L17.5 16.5Z",
        "M6.5 13.5L17.5 13.5L17.5 21L6.5 21Z", "M6.5 8.5L6.5 3L17.5 3L17.5 8.5",
      ],
      "server.rack": [
        .box(3, 3, 18, 5, 1.2), .box(3, 9.5, 18, 5, 1.2), .box(3, 16, 18, 5, 1.2),
        "M16.7 5.5L17.3 5.5", "M16.7 12L17.3 12", "M16.7 18.5L17.3 18.5",
      ],
      "externaldrive": [
        "M2 12.8L5 6.5C5.3 5.8 5.9 5.5 6.6 5.5L17.4 5.5C18.1 5.5 18.7 5.8 19 6.5L22 12.8L22 17C22 18.1 21.1 19 20 19L4 19C2.9 19 2 18.1 2 17Z",
        "M2.2 12.8L21.8 12.8", "M17.8 15.9L18.3 15.9",
      ],
      "applewatch": [
        .box(6.5, 6, 11, 12, 2.8), "M8.8 6L9.5 2.2L14.5 2.2L15.2 6",
        "M8.8 18L9.5 21.8L14.5 21.8L15.2 18",
      ],
      "gamecontroller": [
        "M7 6.5L17 6.5C20 6.5 22.3 12.5 22.3 16C22.3 18 21.3 19 20 19C18 19 17 15.5 15 15.5L9 15.5C7 15.5 6 19 4 19C2.7 19 1.7 18 1.7 16C1.7 12.5 4 6.5 7 6.5Z",
        "M7.8 9L7.8 13", "M5.8 11L9.8 11", "M15 12.4L15.3 12.4", "M17.2 9.8L17.5 9.8",
      ],
      "memorychip": [
        .box(2.5, 7, 19, 10, 1.5), .box(6, 10, 4, 4, 0.5), .box(14, 10, 4, 4, 0.5),
        "M6 17L6 20", "M10 17L10 20", "M14 17L14 20", "M18 17L18 20",
      ],
      "lightbulb": [
        "M9 17L9 15.2C7 14 5.8 12 5.8 9.5C5.8 6 8.5 3 12 3C15.5 3 18.2 6 18.2 9.5C18.2 12 17 14 15 15.2L15 17Z",
        "M9.5 19.5L14.5 19.5", "M10.8 22L13.2 22",
      ],
      "powerplug": [
        "M7 8L17 8L17 11.5C17 14.3 14.8 16.5 12 16.5C9.2 16.5 7 14.3 7 11.5Z", "M9.5 8L9.5 3",
        "M14.5 8L14.5 3", "M12 16.5L12 21.5",
      ],
      "simcard": [
        "M5 4.5C5 3.4 5.9 2.5 7 2.5L14.5 2.5L19.5 7.5L19.5 19.5C19.5 20.6 18.6 21.5 17.5 21.5L7 21.5C5.9 21.5 5 20.6 5 19.5Z",
        .box(8.3, 10.5, 7.9, 7.5, 1), "M12.2 10.5L12.2 18", "M8.3 14.2L16.2 14.2",
      ],
      "alarm": [
        .round(12, 13, 7.5), "M12 9L12 13.2L14.8 14.8", "M3 6.5L6.5 3.2", "M21 6.5L17.5 3.2",
        "M6.5 18.8L4.8 21", "M17.5 18.8L19.2 21",
      ],
      "stopwatch": [
        .round(12, 13.5, 8), "M12 9.5L12 13.5", "M9.5 2.2L14.5 2.2", "M12 2.2L12 5.5",
        "M18.5 6L19.8 7.3",
      ],
      "timer": [
        "M12 3C17 3 21 7 21 12C21 17 17 21 12 21C7 21 3 17 3 12C3 9.5 4 7.3 5.6 5.7",
        "M12 3L12 6.5", "M7 8L12.3 12.3",
      ],
      "speedometer": [
        .round(12, 12, 9.5), .round(12, 14, 1.6), "M13 12.7L16.4 8.4", "M5.6 13.5L5.9 13.5",
        "M7.4 8.6L7.7 8.8", "M12 6.2L12 6.5", "M18.1 13.5L18.4 13.5",
      ],
      "hourglass": [
        "M5.5 2.8L18.5 2.8", "M5.5 21.2L18.5 21.2",
        "M7.5 2.8L7.5 6.5C7.5 9.5 11 10.5 11 12C11 13.5 7.5 14.5 7.5 17.5L7.5 21.2",
        "M16.5 2.8L16.5 6.5C16.5 9.5 13 10.5 13 12C13 13.5 16.5 14.5 16.5 17.5L16.5 21.2",
      ],
    ]
    let travel: [String: [SymbolOutline]] = [
      "car": [
        "M4 17.5L4 13C4 12 4.5 11 5.5 10.6L7 6.5C7.4 5.4 8.3 4.8 9.4 4.8L14.6 4.8C15.7 4.8 16.6 5.4 17 6.5L18.5 10.6C19.5 11 20 12 20 13L20 17.5Z",
        "M5.5 10.6L18.5 10.6", "M7 14L8.5 14", "M15.5 14L17 14", "M5.5 17.5L5.5 20",
        "M18.5 17.5L18.5 20",
      ],
      "bicycle": [
        .round(5.5, 15.5, 4), .round(18.5, 15.5, 4), "M5.5 15.5L9 8.5L15.5 8.5L18.5 15.5",
        "M9 8.5L12 15.5L15.5 8.5L14.5 5.5L17 5.5", "M5.5 15.5L12 15.5", "M7.5 6.5L10.5 6.5",
      ],
      "tram": [
        .box(6, 5.5, 12, 12.5, 2.5), "M6 12L18 12", "M9 15L9.3 15", "M14.7 15L15 15",
        "M9 2.5L15 2.5", "M12 2.5L12 5.5", "M8.5 18L6.5 21.5", "M15.5 18L17.5 21.5",
      ],
      "box.truck": [
        "M1.5 5.5L14 5.5L14 9L18.5 9L22.5 13L22.5 17.5L1.5 17.5Z", "M14 9L14 17.5",
        .round(6.5, 18, 2.3), .round(17.5, 18, 2.3),
      ],
      "map": [
        "M2.5 6L8.5 3.5L15.5 6.5L21.5 4L21.5 18L15.5 20.5L8.5 17.5L2.5 20Z", "M8.5 3.5L8.5 17.5",
        "M15.5 6.5L15.5 20.5",
      ],
      "mappin.and.ellipse": [
        .round(12, 6, 3.3), "M12 9.3L12 17.5",
        "M8 14.5C4.8 15 2.8 16.2 2.8 17.7C2.8 20 7 21.5 12 21.5C17 21.5 21.2 20 21.2 17.7C21.2 16.2 19.2 15 16 14.5",
      ],
      "tent": ["M12 3.5L22 20.5L2 20.5Z", "M12 11L16 20.5L8 20.5Z"],
      "mountain.2": ["M1.5 19.5L8.5 6.5L13 14.5L15.5 10.5L22.5 19.5Z", "M6 11.2L8.5 13L10.8 10.8"],
      "binoculars": [
        .box(2.5, 10, 8, 10.5, 2.5), .box(13.5, 10, 8, 10.5, 2.5), "M5 10L6 4.5L9.5 4.5L10 10",
        "M19 10L18 4.5L14.5 4.5L14 10", "M10.5 13L13.5 13",
      ],
    ]
    let cut: Set<String> = [
      "hifispeaker", "radio", "film", "keyboard", "printer", "externaldrive", "gamecontroller",
      "memorychip", "simcard", "alarm", "stopwatch", "car", "tram", "box.truck", "map", "tent",
      "mountain.2",
    ]
    return SymbolFamily(
      strokes: media.merging(machines) { own, _ in own }.merging(travel) { own, _ in own },
      solid: [
        "speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "tv", "backward.end",
        "forward.end", "server.rack", "applewatch", "lightbulb", "powerplug", "binoculars",
        "headphones",
      ], cut: cut,
      outside: [
        "radio": [4], "alarm": [2, 3, 4, 5], "stopwatch": [2, 3, 4], "car": [4, 5],
        "tram": [4, 5, 6, 7], "printer": [2], "memorychip": [3, 4, 5, 6],
      ],
      same: [
        "tv.music.note": "tv",
        "play.tv": "tv", "arrow.2.squarepath": "repeat", "arrow.rectanglepath": "repeat",
        "car.side": "car", "bolt.car": "car", "lightrail": "tram",
        "cablecar": "tram", "train.side.front.car": "tram", "truck.box": "box.truck",
        "internaldrive": "externaldrive", "watchface.applewatch.case": "applewatch",
        "arcade.stick": "gamecontroller", "hourglass.tophalf": "hourglass",
        "hourglass.bottomhalf": "hourglass", "deskclock": "alarm", "gauge": "speedometer",
        "mappin.circle.and.ellipse": "mappin.and.ellipse",
      ])
  }()

  private static let speaker: SymbolOutline = "M2.5 9.5L6 9.5L11 5L11 19L6 14.5L2.5 14.5Z"
  private static let wave1: SymbolOutline = "M14 9C15 10.8 15 13.2 14 15"
  private static let wave2: SymbolOutline = "M16.8 6.8C18.7 9.9 18.7 14.1 16.8 17.2"

  private static let around: [SymbolOutline] = [
    "M4 11L4 9.5C4 7.6 5.4 6.5 7 6.5L19.5 6.5", "M16.8 3.7L19.7 6.5L16.8 9.3",
    "M20 13L20 14.5C20 16.4 18.6 17.5 17 17.5L4.5 17.5", "M7.2 14.7L4.3 17.5L7.2 20.3",
  ]
}
