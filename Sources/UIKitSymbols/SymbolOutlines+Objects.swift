import CoreGraphics

extension SymbolOutlines {
  /// Numbers, money and things, which apps show beside their rows and on their tabs.
  static let objects: [String: [SymbolOutline]] = {
    var all: [String: [SymbolOutline]] = [
      "0": ["M12 4C9 4 7.5 7 7.5 12C7.5 17 9 20 12 20C15 20 16.5 17 16.5 12C16.5 7 15 4 12 4Z"],
      "1": ["M8.5 7L12.5 4L12.5 20"],
      "2": [
        "M7.5 8.5C7.5 5.8 9.5 4 12 4C14.6 4 16.5 5.7 16.5 8.2C16.5 10.3 15.2 11.8 13.2 13.8L7.5 20L17 20"
      ],
      "3": [
        "M8 4L16 4L11.5 10.2C14.6 10.2 16.8 12 16.8 15C16.8 18 14.7 20 12 20C9.6 20 7.8 18.7 7.2 16.5"
      ],
      "4": ["M14.5 20L14.5 4L6.8 15.5L17.5 15.5"],
      "5": [
        "M16 4L9 4L8.2 11.3C9.2 10.3 10.6 9.8 12 9.8C14.7 9.8 16.7 11.8 16.7 14.8C16.7 17.9 14.6 20 11.9 20C9.6 20 7.9 18.8 7.3 16.8"
      ],
      "6": [
        "M15.8 5.8C14.9 4.7 13.7 4 12.3 4C9.2 4 7.3 7 7.3 12.5C7.3 17.5 9.1 20 12 20C14.7 20 16.7 17.9 16.7 15C16.7 12.2 14.7 10.2 12.1 10.2C9.7 10.2 7.8 11.8 7.4 14.2"
      ],
      "7": ["M7.2 4L16.8 4L10.5 20"],
      "8": [circle(12, 8, 3.9), circle(12, 15.9, 4.3)],
      "9": [
        "M8.2 18.2C9.1 19.3 10.3 20 11.7 20C14.8 20 16.7 17 16.7 11.5C16.7 6.5 14.9 4 12 4C9.3 4 7.3 6.1 7.3 9C7.3 11.8 9.3 13.8 11.9 13.8C14.3 13.8 16.2 12.2 16.6 9.8"
      ],
      "dollarsign": [
        "M12 2.5L12 21.5",
        "M16.5 7.5C16 5.8 14.3 4.8 12 4.8C9.3 4.8 7.4 6.1 7.4 8.2C7.4 13 16.8 10.8 16.8 15.7C16.8 17.9 14.8 19.3 12 19.3C9.4 19.3 7.5 18.1 7.1 16.2",
      ],
      "eurosign": [
        "M17.5 6.2C16.3 4.9 14.8 4.2 13.2 4.2C9.7 4.2 7 7.6 7 12C7 16.4 9.7 19.8 13.2 19.8C14.8 19.8 16.3 19.1 17.5 17.8",
        "M4 10.2L14 10.2", "M4 13.8L13.2 13.8",
      ],
      "sterlingsign": [
        "M16.5 7C16 5 14.5 4 12.8 4C10.4 4 9 5.7 9 8.3C9 11 10.3 12.5 10.3 15.2C10.3 17.3 9.3 18.9 7.2 20L17.2 20",
        "M6.8 12L14.5 12",
      ],
      "yensign": ["M6 4L12 12L18 4", "M12 12L12 20.5", "M7 12.8L17 12.8", "M7 16.4L17 16.4"],
      "percent": ["M18.5 4.5L5.5 19.5", circle(7.2, 7.6, 3.2), circle(16.8, 16.4, 3.2)],
      "number": ["M9.5 4L7.5 20", "M16.5 4L14.5 20", "M4.5 9L20 9", "M4 15L19.5 15"],
      "sum": ["M18 7L18 4L6 4L13 12L6 20L18 20L18 17"],
      "plusminus": ["M12 3L12 14", "M6.5 8.5L17.5 8.5", "M6.5 19L17.5 19"],
      "ticket": [
        "M3.5 5.5L20.5 5.5C21.3 5.5 22 6.2 22 7L22 9.5C20.6 9.7 19.6 10.7 19.6 12C19.6 13.3 20.6 14.3 22 14.5L22 17C22 17.8 21.3 18.5 20.5 18.5L3.5 18.5C2.7 18.5 2 17.8 2 17L2 14.5C3.4 14.3 4.4 13.3 4.4 12C4.4 10.7 3.4 9.7 2 9.5L2 7C2 6.2 2.7 5.5 3.5 5.5Z",
        "M15 8L15 9.5", "M15 11.2L15 12.8", "M15 14.5L15 16",
      ],
      "popcorn": [
        "M5.5 10L7.5 21.5L16.5 21.5L18.5 10Z",
        "M5 10C3.2 9.6 3 7 5 6.4C4.8 4.2 7.4 3.2 8.8 4.6C9.8 2.2 13.2 2 14.2 4.2C16 3 18.6 4 18.6 6.4C20.8 7 20.8 9.6 19 10",
        "M10 10L10.6 21.5", "M14 10L13.4 21.5",
      ],
      "sailboat": [
        "M12.5 3L12.5 16L20 16C19.5 10.5 16.8 6 12.5 3Z",
        "M10.5 6.5L10.5 16L4.5 16C5 12.5 7 9 10.5 6.5Z",
        "M3 18.5L21 18.5C20.3 20.4 18.8 21.5 16.8 21.5L7.2 21.5C5.2 21.5 3.7 20.4 3 18.5Z",
      ],
      "ferry": ["M3 14L21 14L18.5 20.5L5.5 20.5Z", "M6 14L6 9L18 9L18 14", "M9 9L9 4.5L13.5 4.5"],
      "bus": [
        rounded(4.5, 3, 15, 16, 2.5), "M4.5 13L19.5 13", circle(8, 16, 0.8), circle(16, 16, 0.8),
        "M7 19L7 21.5", "M17 19L17 21.5",
      ],
      "figure.stand": [
        circle(12, 4.3, 2.3), "M12 8L12 15", "M7 10L12 8L17 10", "M12 15L8.5 21.5",
        "M12 15L15.5 21.5",
      ],
      "figure.run": [
        circle(14.5, 4, 2.2), "M13.5 8L10.5 14L15 16.5L14 21.5", "M10.5 14L8.5 18L4.5 19",
        "M8 10.5L10.5 7.5L14 8L16 11.5L19.5 11",
      ],
      "figure.outdoor.cycle": [
        circle(5.5, 17, 3.8), circle(18.5, 17, 3.8), circle(14.5, 4.5, 2),
        "M8.5 12.5L12.5 8.5L15 11.5L19 11.5", "M8.5 12.5L12.5 14.5L12 19",
      ],
      "bag": [
        "M4.5 8L19.5 8L20.5 21L3.5 21Z", "M8 8C8 4.8 9.6 3 12 3C14.4 3 16 4.8 16 8",
      ],
      "basket": [
        "M3 10L21 10L18.8 20.5L5.2 20.5Z", "M7.5 10L10.5 3.5", "M16.5 10L13.5 3.5",
        "M9.5 13.5L9.5 17", "M14.5 13.5L14.5 17",
      ],
      "suitcase": [
        rounded(3, 7.5, 18, 13, 2.5),
        "M8.5 7.5L8.5 5C8.5 4 9.2 3.5 10 3.5L14 3.5C14.8 3.5 15.5 4 15.5 5L15.5 7.5",
      ],
      "cross.case": [
        rounded(3, 7.5, 18, 13, 2.5),
        "M8.5 7.5L8.5 5C8.5 4 9.2 3.5 10 3.5L14 3.5C14.8 3.5 15.5 4 15.5 5L15.5 7.5",
        "M12 10.8L12 17.2", "M8.8 14L15.2 14",
      ],
      "banknote": [rounded(2, 6, 20, 12, 2), circle(12, 12, 3)],
      "text.book.closed": [
        rounded(5, 2.8, 14, 18.4, 2), "M8.5 7.5L15.5 7.5", "M8.5 11L13 11", "M5 17.5L19 17.5",
      ],
      "magazine": [
        rounded(4.5, 2.8, 15, 18.4, 2), "M8 7L16 7", "M8 11L16 11", "M8 15L12.5 15",
      ],
      "tree": [
        "M12 2.5L18.5 11L15.5 11L20 17.5L4 17.5L8.5 11L5.5 11Z", "M12 17.5L12 21.5",
      ],
      "fish": [
        "M2.5 12C5 7.5 9 6 12.5 6C16 6 18.3 8 19.5 10.5L22 8L22 16L19.5 13.5C18.3 16 16 18 12.5 18C9 18 5 16.5 2.5 12Z",
        circle(7.5, 11, 0.7),
      ],
      "cat": [
        "M5 20.5L5 5.5L9 8.5L15 8.5L19 5.5L19 20.5Z", circle(9.5, 13.5, 0.7),
        circle(14.5, 13.5, 0.7), "M10.5 17C11 17.6 13 17.6 13.5 17",
      ],
      "dog": [
        "M6 9L9 6L15 6L18 9L18 15C18 18.5 15.5 20.5 12 20.5C8.5 20.5 6 18.5 6 15Z",
        "M9 6L4.5 6.5L3.5 12L6 12", "M15 6L19.5 6.5L20.5 12L18 12", circle(9.7, 12, 0.7),
        circle(14.3, 12, 0.7),
      ],
      "hare": [
        "M8 3C6.8 5.5 7.6 9 9.5 11C6 12.5 4.5 15 4.5 17.5C4.5 19.8 6 21 8.5 21L17 21C19.5 21 20.5 19.5 20.5 17.5C20.5 13.5 17 10.5 12.8 10.5C12.5 7.5 10.8 4.5 8 3Z",
        circle(9.5, 15.5, 0.6),
      ],
      "fuelpump": [
        rounded(4, 3, 10, 18, 1.8), rounded(6.3, 5.5, 5.4, 4.5, 0.8),
        "M14 11.5L16.5 11.5L16.5 17C16.5 18.4 19.5 18.4 19.5 17L19.5 8.5L16.5 5",
      ],
      "bed.double": [
        "M3 12.5L21 12.5L21 17.5L3 17.5Z", "M3 17.5L3 20", "M21 17.5L21 20",
        "M5 12.5L5 6.8C5 5.8 5.7 5 6.7 5L17.3 5C18.3 5 19 5.8 19 6.8L19 12.5",
        rounded(6.8, 9, 4.4, 3.5, 1), rounded(12.8, 9, 4.4, 3.5, 1),
      ],
      "wineglass": [
        "M6.5 3L17.5 3C18.3 9.5 16 13.5 12 13.5C8 13.5 5.7 9.5 6.5 3Z", "M12 13.5L12 21",
        "M8 21L16 21",
      ],
      "mug": [
        "M4 6L16.5 6L16.5 17C16.5 19 15 20.5 13 20.5L7.5 20.5C5.5 20.5 4 19 4 17Z",
        "M16.5 8.5L18.5 8.5C20 8.5 21 9.7 21 11.2L21 12.8C21 14.3 20 15.5 18.5 15.5L16.5 15.5",
      ],
      "birthday.cake": [
        "M3.5 12.5C3.5 11.4 4.4 10.5 5.5 10.5L18.5 10.5C19.6 10.5 20.5 11.4 20.5 12.5L20.5 20.5L3.5 20.5Z",
        "M3.5 15.5C6 18 8.5 13.5 12 15.5C15.5 17.5 18 14 20.5 15.5", "M8 10.5L8 7",
        "M12 10.5L12 7", "M16 10.5L16 7", "M8 4L8 4.4", "M12 4L12 4.4", "M16 4L16 4.4",
      ],
      "soccerball": [
        circle(12, 12, 9.5), "M12 8.2L15.6 10.8L14.2 15L9.8 15L8.4 10.8Z", "M12 8.2L12 3.5",
        "M15.6 10.8L20.5 9.5", "M14.2 15L17 19", "M9.8 15L7 19", "M8.4 10.8L3.5 9.5",
      ],
      "basketball": [
        circle(12, 12, 9.5), "M12 2.5L12 21.5", "M2.5 12L21.5 12",
        "M5.3 5.3C9 9 9 15 5.3 18.7", "M18.7 5.3C15 9 15 15 18.7 18.7",
      ],
      "football": [
        "M3 21C2 12 7 3 21 3C22 12 17 21 3 21Z", "M9 15L15 9", "M10 11L13 14", "M12 9L15 12",
      ],
      "tennisball": [
        circle(12, 12, 9.5), "M5.3 5.3C9 9 9 15 5.3 18.7", "M18.7 5.3C15 9 15 15 18.7 18.7",
      ],
      "trophy": [
        "M7 3L17 3L17 9C17 12 15 14 12 14C9 14 7 12 7 9Z", "M8 21L16 21L15 18L9 18Z",
        "M7 5L3.5 5C3.5 9 4.8 10.5 7.2 10.8", "M17 5L20.5 5C20.5 9 19.2 10.5 16.8 10.8",
        "M12 14L12 18",
      ],
      "medal": [
        circle(12, 15, 6), "M9 9.7L5.5 2.5L10 2.5L12 6.5L14 2.5L18.5 2.5L15 9.7",
      ],
      "cross": ["M9 3L15 3L15 9L21 9L21 15L15 15L15 21L9 21L9 15L3 15L3 9L9 9Z"],
      "pill": [pill, "M9 9L15 15"],
      "bandage": [pill, "M8 11L13 16", "M11 8L16 13"],
      "stethoscope": [
        "M5 3L5 9C5 12 7 14 9.5 14C12 14 14 12 14 9L14 3",
        "M9.5 14L9.5 17C9.5 19.8 11.2 21.2 13.8 21.2C16.6 21.2 18.5 19.6 18.5 17L18.5 14",
        circle(18.5, 12, 2),
      ],
      "waveform.path.ecg": ["M2 12L7 12L9.5 5L13.5 19L16 12L22 12"],
      "chart.pie": [
        "M11 5C6.6 5 3 8.6 3 13C3 17.4 6.6 21 11 21C15.4 21 19 17.4 19 13L11 13Z",
        "M14 2.5C18.2 2.5 21.5 5.8 21.5 10L14 10Z",
      ],
      "chart.line.uptrend.xyaxis": [
        "M3 3L3 21L21 21", "M6.5 16L11 11L14 14L20 7", "M15.5 7L20 7L20 11.5",
      ],
      "location.north": ["M12 2.5L19 20.5L12 16.5L5 20.5Z"],
      "ruler": [
        rounded(2, 8, 20, 8, 1.5), "M6 8L6 11.5", "M10 8L10 12.5", "M14 8L14 11.5",
        "M18 8L18 12.5",
      ],
      "switch.2": [
        rounded(3, 4, 18, 7, 3.5), circle(17.2, 7.5, 1.8), rounded(3, 13, 18, 7, 3.5),
        circle(6.8, 16.5, 1.8),
      ],
      "power": [
        "M12 2.5L12 12",
        "M7 5.5C4.5 7 3 9.6 3 12.5C3 17.3 7 21.2 12 21.2C17 21.2 21 17.3 21 12.5C21 9.6 19.5 7 17 5.5",
      ],
      "square.stack.3d.up": [
        "M12 3L21 7.5L12 12L3 7.5Z", "M3 12L12 16.5L21 12", "M3 16.5L12 21L21 16.5",
      ],
      "square.stack": [rounded(3, 9, 18, 12, 2.5), "M5.5 6L18.5 6", "M8 3L16 3"],
      "cpu": [
        rounded(6, 6, 12, 12, 2), rounded(9.5, 9.5, 5, 5, 0.8), "M9 6L9 2.5", "M15 6L15 2.5",
        "M9 21.5L9 18", "M15 21.5L15 18", "M6 9L2.5 9", "M6 15L2.5 15", "M21.5 9L18 9",
        "M21.5 15L18 15",
      ],
      "rectangle.portrait": [rounded(5, 2, 14, 20, 3)],
      "rectangle.portrait.and.arrow.right": [
        "M14 7L14 5C14 3.6 12.9 2.5 11.5 2.5L6 2.5C4.6 2.5 3.5 3.6 3.5 5L3.5 19C3.5 20.4 4.6 21.5 6 21.5L11.5 21.5C12.9 21.5 14 20.4 14 19L14 17",
        "M9 12L21 12", "M17.5 8L21.5 12L17.5 16",
      ],
      "note": [note, "M20.5 14L14 14L14 20.5"],
      "note.text": [note, "M20.5 14L14 14L14 20.5", "M7 8L17 8", "M7 12L11 12"],
      "building.columns": [
        "M2.5 9L12 3L21.5 9Z", "M5 9.5L5 17.5", "M9.7 9.5L9.7 17.5", "M14.3 9.5L14.3 17.5",
        "M19 9.5L19 17.5", "M2.5 20.5L21.5 20.5",
      ],
      "building": [
        rounded(5, 2.5, 14, 19, 1.2), "M9 7L9 7.5", "M15 7L15 7.5", "M9 11.5L9 12",
        "M15 11.5L15 12", "M10 21.5L10 16.5L14 16.5L14 21.5",
      ],
      "storefront": [
        "M4 11L4 20.5L20 20.5L20 11", "M9 20.5L9 15L15 15L15 20.5",
        "M4.5 3.5L19.5 3.5L22 8.5C22 11.3 17 11.3 17 8.5C17 11.3 12 11.3 12 8.5C12 11.3 7 11.3 7 8.5C7 11.3 2 11.3 2 8.5Z",
      ],
      "sofa": [
        "M2.5 12.5C2.5 10.3 6 10.3 6 12.5L6 15L18 15L18 12.5C18 10.3 21.5 10.3 21.5 12.5L21.5 18.5L2.5 18.5Z",
        "M4 10.5L4 8C4 6.3 5.3 5 7 5L17 5C18.7 5 20 6.3 20 8L20 10.5", "M5 18.5L5 20.5",
        "M19 18.5L19 20.5",
      ],
      "tshirt": [
        "M8 3.5C8.8 5.6 10.2 6.5 12 6.5C13.8 6.5 15.2 5.6 16 3.5L21.5 7L19 11.5L17 10.5L17 20.5L7 20.5L7 10.5L5 11.5L2.5 7Z"
      ],
      "eyeglasses": [
        circle(6.5, 13.5, 4), circle(17.5, 13.5, 4), "M10.5 13C11 12 13 12 13.5 13",
        "M2.5 12.5L5 6", "M21.5 12.5L19 6",
      ],
      "person.crop.square": [
        rounded(2.7, 2.7, 18.6, 18.6, 4), circle(12, 9.5, 3.2),
        "M5.5 21C6 16.8 8.6 14.7 12 14.7C15.4 14.7 18 16.8 18.5 21",
      ],
      "clipboard": [rounded(4, 4, 16, 17.5, 2.2), rounded(8.5, 2, 7, 4, 1.2)],
      "list.clipboard": [
        rounded(4, 4, 16, 17.5, 2.2), rounded(8.5, 2, 7, 4, 1.2), "M11 11L16.5 11",
        "M11 15.5L16.5 15.5", "M7.4 11L7.6 11", "M7.4 15.5L7.6 15.5",
      ],
      "arrowshape.left": ["M10 4L2.5 12L10 20L10 15.5L21.5 15.5L21.5 8.5L10 8.5Z"],
      "arrowshape.right": ["M14 4L21.5 12L14 20L14 15.5L2.5 15.5L2.5 8.5L14 8.5Z"],
      "chevron.compact.left": ["M14 3L10 12L14 21"],
      "chevron.compact.right": ["M10 3L14 12L10 21"],
      "rays": [
        "M12 2L12 7", "M12 17L12 22", "M2 12L7 12", "M17 12L22 12", "M5 5L8.5 8.5",
        "M15.5 15.5L19 19", "M19 5L15.5 8.5", "M8.5 15.5L5 19",
      ],
      "iphone": [rounded(6.5, 2, 11, 20, 2.8), "M10.5 4.5L13.5 4.5"],
      "ipad": [rounded(4, 2, 16, 20, 2.5), "M10 19.5L14 19.5"],
      "laptopcomputer": [rounded(4, 4.5, 16, 11.5, 1.8), "M1.5 19L22.5 19"],
      "desktopcomputer": [rounded(2, 3.5, 20, 13, 2), "M12 16.5L12 20.5", "M8 20.5L16 20.5"],
      "circle.grid.2x2": [
        circle(7, 7, 3.5), circle(17, 7, 3.5), circle(7, 17, 3.5), circle(17, 17, 3.5),
      ],
    ]
    for (name, other) in same.split(separator: " ").map({ $0.split(separator: "=") }).map({
      ($0[0], $0[1])
    }) { all[String(name)] = all[String(other)] }
    for (face, dots) in dice.enumerated() {
      all["die.face.\(face + 1)"] =
        [rounded(2.7, 2.7, 18.6, 18.6, 4)] + dots.map { circle($0.0, $0.1, 1.1) }
    }
    all["dice"] = all["die.face.5"]
    all["circle.grid.3x3"] = [5.0, 12, 19].flatMap { y in
      [5.0, 12, 19].map { x in circle(x, y, 2.2) }
    }
    all["circle.dashed"] = (0..<8).map { dash in
      .calculated {
        let (a, b) = (CGFloat(dash) * .pi / 4, CGFloat(dash) * .pi / 4 + .pi / 7)
        let from = (x: 12 + 9.5 * cos(a), y: 12 + 9.5 * sin(a))
        let to = (x: 12 + 9.5 * cos(b), y: 12 + 9.5 * sin(b))
        return "M\(from.x) \(from.y)L\(to.x) \(to.y)"
      }
    }
    return all
  }()

  /// Symbols that are drawn as others are.
  private static let same = """
    arrowshape.backward=arrowshape.left arrowshape.forward=arrowshape.right baseball=tennisball \
    display=desktopcomputer figure.indoor.cycle=figure.outdoor.cycle handbag=bag macbook=laptopcomputer \
    pills=pill rectangle.portrait.and.arrow.forward=rectangle.portrait.and.arrow.right volleyball=basketball \
    cross.vial=cross globe.desk=basketball
    """

  /// The dots of a die, on its six faces.
  private static let dice: [[(CGFloat, CGFloat)]] = [
    [(12, 12)], [(8, 8), (16, 16)], [(8, 8), (12, 12), (16, 16)],
    [(8, 8), (16, 8), (8, 16), (16, 16)], [(8, 8), (16, 8), (12, 12), (8, 16), (16, 16)],
    [(8, 7.5), (16, 7.5), (8, 12), (16, 12), (8, 16.5), (16, 16.5)],
  ]

  private static let pill: SymbolOutline =
    "M5 13L13 5C14.8 3.2 17.2 3.2 19 5C20.8 6.8 20.8 9.2 19 11L11 19C9.2 20.8 6.8 20.8 5 19C3.2 17.2 3.2 14.8 5 13Z"

  private static let note: SymbolOutline =
    "M3.5 5.5C3.5 4.4 4.4 3.5 5.5 3.5L18.5 3.5C19.6 3.5 20.5 4.4 20.5 5.5L20.5 14L14 20.5L5.5 20.5C4.4 20.5 3.5 19.6 3.5 18.5Z"

  /// Which of them have a `.fill` variant, with their inner lines cut out.
  static let fillableObjects: Set<String> = [
    "ticket", "popcorn", "sailboat", "ferry", "bus", "bag", "basket", "suitcase", "cross.case",
    "banknote", "text.book.closed", "magazine", "tree", "fish", "cat", "dog", "hare", "fuelpump",
    "bed.double", "wineglass", "mug", "birthday.cake", "trophy", "medal", "cross", "pill", "pills",
    "bandage", "chart.pie", "location.north", "ruler", "square.stack.3d.up", "square.stack", "cpu",
    "rectangle.portrait", "note", "note.text", "building.columns", "building", "sofa", "tshirt",
    "person.crop.square", "clipboard", "list.clipboard", "arrowshape.left", "arrowshape.right",
    "arrowshape.backward", "arrowshape.forward", "handbag", "die.face.1", "die.face.2",
    "die.face.3", "die.face.4", "die.face.5", "die.face.6", "dice", "soccerball", "basketball",
    "football", "tennisball", "circle.grid.2x2", "circle.grid.3x3",
  ]

  /// Which of them are one body with lines in it.
  static let cutObjects: Set<String> = fillableObjects.subtracting([
    "sailboat", "bag", "handbag", "suitcase", "tree", "wineglass", "mug", "trophy", "chart.pie",
    "sofa", "square.stack.3d.up", "square.stack", "birthday.cake", "bed.double", "building.columns",
    "storefront", "ferry", "medal", "circle.grid.2x2", "circle.grid.3x3",
  ])

  /// Of those, the lines that lie outside the body.
  static let outsideObjects: [String: Set<Int>] = [
    "basket": [1, 2], "bus": [4, 5], "cross.case": [1], "popcorn": [1], "dog": [1, 2],
    "fuelpump": [2], "cpu": [2, 3, 4, 5, 6, 7, 8, 9],
  ]
}
