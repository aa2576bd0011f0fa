import CoreGraphics

/// The drawings of the symbols that lists and toolbars use most, on a grid 24 units high.
package enum SymbolOutlines {
  /// Outlines to be stroked, by the names of their symbols.
  package static let strokes: [String: [SymbolOutline]] = {
    var all: [String: [SymbolOutline]] = [
      "plus": ["M12 3.5L12 20.5", "M3.5 12L20.5 12"],
      "minus": ["M3.5 12L20.5 12"],
      "xmark": ["M5 5L19 19", "M19 5L5 19"],
      "checkmark": ["M4 13L9.5 19L20 5"],
      "multiply": ["M6 6L18 18", "M18 6L6 18"],
      "equal": ["M4 9L20 9", "M4 15L20 15"],
      "chevron.right": ["M4 4L11.5 12L4 20"],
      "chevron.left": ["M11 4L3.5 12L11 20"],
      "chevron.up": ["M3.5 16L12 8L20.5 16"],
      "chevron.down": ["M3.5 8L12 16L20.5 8"],
      "chevron.up.chevron.down": ["M6 9L12 3.5L18 9", "M6 15L12 20.5L18 15"],
      "chevron.right.2": ["M5 4L12 12L5 20", "M12 4L19 12L12 20"],
      "chevron.left.2": ["M12 4L5 12L12 20", "M19 4L12 12L19 20"],
      "arrow.right": ["M3.5 12L20 12", "M13.5 5L20.5 12L13.5 19"],
      "arrow.left": ["M20.5 12L4 12", "M10.5 5L3.5 12L10.5 19"],
      "arrow.up": ["M12 20.5L12 4", "M5 10.5L12 3.5L19 10.5"],
      "arrow.down": ["M12 3.5L12 20", "M5 13.5L12 20.5L19 13.5"],
      "arrow.up.right": ["M5 19L18.5 5.5", "M8.5 5L19 5L19 15.5"],
      "arrow.up.left": ["M19 19L5.5 5.5", "M5 15.5L5 5L15.5 5"],
      "arrow.down.right": ["M5 5L18.5 18.5", "M19 8.5L19 19L8.5 19"],
      "arrow.down.left": ["M19 5L5.5 18.5", "M5 8.5L5 19L15.5 19"],
      "arrow.up.arrow.down": [
        "M7.5 20L7.5 4.5", "M3 8.5L7.5 4L12 8.5", "M16.5 4L16.5 19.5", "M12 15.5L16.5 20L21 15.5",
      ],
      "arrow.left.arrow.right": [
        "M20 7.5L4.5 7.5", "M8.5 3L4 7.5L8.5 12", "M4 16.5L19.5 16.5", "M15.5 12L20 16.5L15.5 21",
      ],
      "arrow.clockwise": [
        "M19.5 13C19.1 17.1 15.9 20.2 12 20.2C7.6 20.2 4 16.6 4 12.2C4 7.8 7.6 4.2 12 4.2C14.4 4.2 16.6 5.3 18.1 7",
        "M18.6 2.8L18.6 7.6L13.8 7.6",
      ],
      "arrow.counterclockwise": [
        "M4.5 13C4.9 17.1 8.1 20.2 12 20.2C16.4 20.2 20 16.6 20 12.2C20 7.8 16.4 4.2 12 4.2C9.6 4.2 7.4 5.3 5.9 7",
        "M5.4 2.8L5.4 7.6L10.2 7.6",
      ],
      "arrow.uturn.left": [
        "M4 9L14.5 9C17.8 9 20.5 11.5 20.5 14.5C20.5 17.5 17.8 20 14.5 20L10 20",
        "M8.5 4.5L4 9L8.5 13.5",
      ],
      "arrow.uturn.right": [
        "M20 9L9.5 9C6.2 9 3.5 11.5 3.5 14.5C3.5 17.5 6.2 20 9.5 20L14 20",
        "M15.5 4.5L20 9L15.5 13.5",
      ],
      "line.3.horizontal": ["M3.5 6.5L20.5 6.5", "M3.5 12L20.5 12", "M3.5 17.5L20.5 17.5"],
      "line.3.horizontal.decrease": ["M3 6.5L21 6.5", "M6.5 12L17.5 12", "M10 17.5L14 17.5"],
      "text.alignleft": ["M3.5 5L20.5 5", "M3.5 10L14 10", "M3.5 15L20.5 15", "M3.5 20L14 20"],
      "text.aligncenter": ["M3.5 5L20.5 5", "M7 10L17 10", "M3.5 15L20.5 15", "M7 20L17 20"],
      "text.alignright": ["M3.5 5L20.5 5", "M10 10L20.5 10", "M3.5 15L20.5 15", "M10 20L20.5 20"],
      "magnifyingglass": [circle(10, 10, 6.5), "M15 15L20.5 20.5"],
      "star": [star],
      "heart": [
        "M12 20.3C8.2 17.7 2.6 13.5 2.6 8.8C2.6 5.9 4.8 3.7 7.5 3.7C9.4 3.7 11 4.8 12 6.5C13 4.8 14.6 3.7 16.5 3.7C19.2 3.7 21.4 5.9 21.4 8.8C21.4 13.5 15.8 17.7 12 20.3Z"
      ],
      "circle": [circle(12, 12, 9.5)],
      "square": [rounded(2.7, 2.7, 18.6, 18.6, 4)],
      "app": [rounded(2.7, 2.7, 18.6, 18.6, 5.5)],
      "rectangle": [rounded(1.5, 4.5, 21, 15, 3)],
      "capsule": [rounded(1.5, 6, 21, 12, 6)],
      "triangle": ["M12 3.5L21.5 20L2.5 20Z"],
      "diamond": ["M12 2.2L21.8 12L12 21.8L2.2 12Z"],
      "hexagon": ["M12 2.2L20.6 7.1L20.6 16.9L12 21.8L3.4 16.9L3.4 7.1Z"],
      "person": [
        circle(12, 7.5, 4.3),
        "M3.5 21C3.5 16.5 7.2 14 12 14C16.8 14 20.5 16.5 20.5 21Z",
      ],
      "house": [
        "M4.5 10.5L4.5 20.5L19.5 20.5L19.5 10.5L12 3.8Z", "M2 12.5L12 3.5L22 12.5",
        "M10 20.5L10 14.5L14 14.5L14 20.5",
      ],
      "bookmark": ["M6 3L18 3L18 21L12 16L6 21Z"],
      "flag": ["M5 4C9 2 12 6 19 4L19 13.5C12 15.5 9 11.5 5 13.5Z", "M5 3L5 21.5"],
      "tag": [
        "M3 11.5L3 4.5C3 3.7 3.7 3 4.5 3L11.5 3L21 12.5L12.5 21Z", circle(7.3, 7.3, 1.2),
      ],
      "bell": [
        "M4 17.5C6 15.5 6 13.5 6 10.5C6 6.8 8.5 4 12 4C15.5 4 18 6.8 18 10.5C18 13.5 18 15.5 20 17.5Z",
        "M9.8 20.5C10.3 21.3 11.1 21.8 12 21.8C12.9 21.8 13.7 21.3 14.2 20.5",
      ],
      "envelope.open": [
        "M2.2 9.8L2.2 18C2.2 19.5 3.5 20.8 5 20.8L19 20.8C20.5 20.8 21.8 19.5 21.8 18L21.8 9.8L12 3.2Z",
        "M3 10.4L12 15.6L21 10.4",
      ],
      "archivebox": [
        "M4 9.2L4 18C4 19.4 5.1 20.5 6.5 20.5L17.5 20.5C18.9 20.5 20 19.4 20 18L20 9.2Z",
        rounded(2.2, 4, 19.6, 5, 1.6), "M9.2 13L14.8 13",
      ],
      "tray": [
        "M2.5 13.5L5 6C5.4 4.8 6.3 4.2 7.4 4.2L16.6 4.2C17.7 4.2 18.6 4.8 19 6L21.5 13.5L21.5 17.5C21.5 19 20.4 20.2 18.9 20.2L5.1 20.2C3.6 20.2 2.5 19 2.5 17.5Z",
        "M2.5 13.5L8.3 13.5C8.3 15.6 9.9 17 12 17C14.1 17 15.7 15.6 15.7 13.5L21.5 13.5",
      ],
      "envelope": [rounded(2, 4.7, 20, 14.6, 2.8), "M3 7L12 13.8L21 7"],
      "trash": [
        "M5.5 6.5L6.6 19.6C6.7 20.7 7.5 21.5 8.6 21.5L15.4 21.5C16.5 21.5 17.3 20.7 17.4 19.6L18.5 6.5Z",
        "M3.5 6L20.5 6",
        "M8.8 6L8.8 4.2C8.8 3.4 9.4 2.8 10.2 2.8L13.8 2.8C14.6 2.8 15.2 3.4 15.2 4.2L15.2 6",
        "M9.5 10L9.9 18", "M14.5 10L14.1 18",
      ],
      "folder": [
        "M2 18.5L2 6C2 4.9 2.9 4 4 4L8.5 4L10.8 6.5L20 6.5C21.1 6.5 22 7.4 22 8.5L22 18.5C22 19.6 21.1 20.5 20 20.5L4 20.5C2.9 20.5 2 19.6 2 18.5Z"
      ],
      "doc": [
        "M5 4.5C5 3.4 5.9 2.5 7 2.5L13.5 2.5L19.5 8.5L19.5 19.5C19.5 20.6 18.6 21.5 17.5 21.5L7 21.5C5.9 21.5 5 20.6 5 19.5Z",
        "M13.5 2.5L13.5 8.5L19.5 8.5",
      ],
      "doc.text": [
        "M5 4.5C5 3.4 5.9 2.5 7 2.5L13.5 2.5L19.5 8.5L19.5 19.5C19.5 20.6 18.6 21.5 17.5 21.5L7 21.5C5.9 21.5 5 20.6 5 19.5Z",
        "M13.5 2.5L13.5 8.5L19.5 8.5", "M8.5 13L16 13", "M8.5 17L16 17",
      ],
      "doc.on.doc": [
        rounded(2.5, 6.5, 13, 15, 2.5),
        "M8.5 3.5C8.8 2.8 9.5 2.5 10.2 2.5L18.8 2.5C20.2 2.5 21.5 3.6 21.5 5L21.5 15C21.5 16.3 20.4 17.4 19 17.5",
      ],
      "lock": [
        rounded(5, 10.5, 14, 11, 2.5),
        "M8 10.5L8 7C8 4.5 9.6 2.7 12 2.7C14.4 2.7 16 4.5 16 7L16 10.5",
      ],
      "lock.open": [
        rounded(5, 10.5, 14, 11, 2.5), "M8 10.5L8 7C8 4.5 9.6 2.7 12 2.7C14.2 2.7 15.8 4.2 16 6.3",
      ],
      "photo": [
        rounded(2, 4, 20, 16, 2.8), circle(7.5, 9, 1.6),
        "M2.5 17.5L8 12.8L12 16.3L16 11.5L21.5 17",
      ],
      "calendar": [
        rounded(2.8, 4, 18.4, 17, 3), "M3 9L21 9", "M8 2.2L8 5.5", "M16 2.2L16 5.5",
      ],
      "clock": [circle(12, 12, 9.5), "M12 6L12 12.3L16 14.5"],
      "square.and.arrow.up": [
        "M8.5 9L6.5 9C5.4 9 4.5 9.9 4.5 11L4.5 19C4.5 20.1 5.4 21 6.5 21L17.5 21C18.6 21 19.5 20.1 19.5 19L19.5 11C19.5 9.9 18.6 9 17.5 9L15.5 9",
        "M12 14.5L12 2.5", "M8 6L12 2L16 6",
      ],
      "square.and.arrow.down": [
        "M8.5 8L6.5 8C5.4 8 4.5 8.9 4.5 10L4.5 19C4.5 20.1 5.4 21 6.5 21L17.5 21C18.6 21 19.5 20.1 19.5 19L19.5 10C19.5 8.9 18.6 8 17.5 8L15.5 8",
        "M12 2.5L12 15", "M8 11.3L12 15.3L16 11.3",
      ],
      "square.and.pencil": [
        "M12 4L6 4C4.6 4 3.5 5.1 3.5 6.5L3.5 18C3.5 19.4 4.6 20.5 6 20.5L17.5 20.5C18.9 20.5 20 19.4 20 18L20 12",
        "M10 14L11 10.5L19.5 2.5L21.5 4.5L13.5 13Z",
      ],
      "pencil": [
        "M4 20L5.5 15L17 3.5C17.8 2.7 19 2.7 19.8 3.5L20.5 4.2C21.3 5 21.3 6.2 20.5 7L9 18.5Z"
      ],
      "paperclip": [
        "M19 11.5L11.5 19C9.6 20.9 6.8 20.9 5 19.1C3.2 17.3 3.2 14.5 5.1 12.6L13.6 4.1C14.9 2.8 16.8 2.8 18 4C19.2 5.2 19.2 7.1 17.9 8.4L9.9 16.4C9.2 17.1 8.2 17.1 7.6 16.5C7 15.9 7 14.9 7.7 14.2L14.5 7.4"
      ],
      "link": [
        "M10 14C8.6 12.6 8.6 10.4 10 9L13.5 5.5C14.9 4.1 17.1 4.1 18.5 5.5C19.9 6.9 19.9 9.1 18.5 10.5L16.8 12.2",
        "M14 10C15.4 11.4 15.4 13.6 14 15L10.5 18.5C9.1 19.9 6.9 19.9 5.5 18.5C4.1 17.1 4.1 14.9 5.5 13.5L7.2 11.8",
      ],
      "eye": [
        "M1.5 12C4 7.5 7.8 5.2 12 5.2C16.2 5.2 20 7.5 22.5 12C20 16.5 16.2 18.8 12 18.8C7.8 18.8 4 16.5 1.5 12Z",
        circle(12, 12, 3.4),
      ],
      "play": [
        "M6 3.8L6 20.2C6 20.8 6.6 21.1 7.1 20.8L20 12.8C20.6 12.4 20.6 11.6 20 11.2L7.1 3.2C6.6 2.9 6 3.2 6 3.8Z"
      ],
      "pause": [rounded(5.5, 4, 4.2, 16, 1), rounded(14.3, 4, 4.2, 16, 1)],
      "stop": [rounded(4, 4, 16, 16, 2)],
      "forward": ["M2.5 5.5L2.5 18.5L12 12Z", "M12 5.5L12 18.5L21.5 12Z"],
      "backward": ["M21.5 5.5L21.5 18.5L12 12Z", "M12 5.5L12 18.5L2.5 12Z"],
      "cloud": [
        "M6.5 19C4 19 2 17.1 2 14.7C2 12.5 3.6 10.7 5.8 10.4C6.3 7.3 8.9 5 12.1 5C15 5 17.4 6.8 18.3 9.5C20.4 9.8 22 11.7 22 14C22 16.7 20 19 17.3 19Z"
      ],
      "moon": [
        "M20.5 14.5C19.3 15 18 15.3 16.6 15.3C11.5 15.3 8.2 12 8.2 7C8.2 5.7 8.5 4.4 9 3.2C5.4 4.6 3 8 3 12C3 17.2 7 21 12 21C15.9 21 19.2 18.4 20.5 14.5Z"
      ],
      "sun.max": [
        circle(12, 12, 4), "M12 1.5L12 3.5", "M12 20.5L12 22.5", "M1.5 12L3.5 12",
        "M20.5 12L22.5 12", "M4.6 4.6L6 6", "M18 18L19.4 19.4", "M19.4 4.6L18 6", "M6 18L4.6 19.4",
      ],
      "mappin": [circle(12, 6, 3.5), "M12 9.5L12 21.5"],
      "location": ["M21 3L3 10.8L11.5 12.5L13.2 21Z"],
      "phone": [
        "M7.2 3.5L9.8 8L8 10.2C9.2 12.7 11.3 14.8 13.8 16L16 14.2L20.5 16.8C20.3 19.2 18.6 20.8 16.5 20.8C10 20.5 3.5 14 3.2 7.5C3.2 5.4 4.8 3.7 7.2 3.5Z"
      ],
      "message": [
        "M12 3.5C6.5 3.5 2 7 2 11.5C2 14.2 3.6 16.5 6 18L5.2 21.5L9.5 19.2C10.3 19.4 11.1 19.5 12 19.5C17.5 19.5 22 16 22 11.5C22 7 17.5 3.5 12 3.5Z"
      ],
      "camera": [
        "M2 8.5C2 7.4 2.9 6.5 4 6.5L7 6.5L8.5 4.2L15.5 4.2L17 6.5L20 6.5C21.1 6.5 22 7.4 22 8.5L22 18C22 19.1 21.1 20 20 20L4 20C2.9 20 2 19.1 2 18Z",
        circle(12, 13, 4),
      ],
      "video": [rounded(1.5, 6, 14.5, 12, 2.8), "M16 10.5L22.5 7L22.5 17L16 13.5Z"],
      "mic": [
        rounded(8.7, 2.5, 6.6, 12, 3.3), "M5 11.5C5 15.4 8.1 18 12 18C15.9 18 19 15.4 19 11.5",
        "M12 18L12 21.5", "M8.5 21.5L15.5 21.5",
      ],
      "bolt": ["M13.5 2L4.5 13.5L11 13.5L9.5 22L19.5 9.8L12.6 9.8Z"],
      "drop": [
        "M12 2.5C15 7 18.5 10.5 18.5 15C18.5 18.7 15.6 21.5 12 21.5C8.4 21.5 5.5 18.7 5.5 15C5.5 10.5 9 7 12 2.5Z"
      ],
      "cart": [
        "M1.5 3.5L5 3.5L7.5 16L19 16L21.5 6.5L5.7 6.5", circle(9, 20, 1.2), circle(17.5, 20, 1.2),
      ],
      "gift": [
        rounded(3.5, 11, 17, 10.5, 1.5), rounded(2, 6.5, 20, 4.5, 1), "M12 6.5L12 21.5",
        "M12 6.5C9 6.5 7 5.5 7 4C7 2.8 8 2.2 9 2.4C10.7 2.7 11.6 4.5 12 6.5C12.4 4.5 13.3 2.7 15 2.4C16 2.2 17 2.8 17 4C17 5.5 15 6.5 12 6.5",
      ],
      "book": [
        "M12 6C10 4.3 6.5 3.8 2.5 4.2L2.5 18.8C6.5 18.4 10 18.9 12 20.6C14 18.9 17.5 18.4 21.5 18.8L21.5 4.2C17.5 3.8 14 4.3 12 6Z",
        "M12 6L12 20",
      ],
      "creditcard": [rounded(1.5, 4.5, 21, 15, 2.8), "M2 9L22 9", "M5 15L9 15"],
      "safari": [circle(12, 12, 9.5), "M16.8 7.2L13.7 13.7L7.2 16.8L10.3 10.3Z"],
      "globe": [
        circle(12, 12, 9.5), "M2.5 12L21.5 12", "M12 2.5L12 21.5",
        "M4.4 6.2C8.6 8.4 15.4 8.4 19.6 6.2", "M4.4 17.8C8.6 15.6 15.4 15.6 19.6 17.8",
        "M12 2.5C9 5 7.7 8.3 7.7 12C7.7 15.7 9 19 12 21.5C15 19 16.3 15.7 16.3 12C16.3 8.3 15 5 12 2.5Z",
      ],
      "crown": ["M2.5 8L7.5 12.5L12 5L16.5 12.5L21.5 8L19.5 19L4.5 19Z"],
      "leaf": [
        "M20.5 3.5C21.5 11 19.5 19 12 19C7.5 19 4.5 16.5 4.5 12.5C4.5 7 10 5.5 20.5 3.5Z",
        "M3 21.5C6 17 10 13 15 10",
      ],
      "hand.thumbsup": [
        "M7.5 10.5L11 3C12.5 3 13.5 4.2 13.5 5.7L13 9.5L19 9.5C20.3 9.5 21.2 10.7 21 12L19.8 18.7C19.6 20 18.6 21 17.2 21L7.5 21Z",
        "M7.5 10.5L3 10.5L3 21L7.5 21",
      ],
      "square.grid.2x2": [
        rounded(3, 3, 7.5, 7.5, 1.5), rounded(13.5, 3, 7.5, 7.5, 1.5),
        rounded(3, 13.5, 7.5, 7.5, 1.5), rounded(13.5, 13.5, 7.5, 7.5, 1.5),
      ],
      "square.grid.3x3": (0..<9).map {
        rounded(
          2.5 + CGFloat($0 % 3) * 6.9, 2.5 + CGFloat($0 / 3) * 6.9, 5.2, 5.2, 1)
      },
      "square.grid.3x2": (0..<6).map {
        rounded(2 + CGFloat($0 % 3) * 7.2, 5.4 + CGFloat($0 / 3) * 7.2, 5.6, 5.6, 1.2)
      },
      "rectangle.grid.3x2": (0..<6).map {
        rounded(1.5 + CGFloat($0 % 3) * 7.4, 6 + CGFloat($0 / 3) * 6.6, 6, 5, 1.1)
      },
      "rectangle.grid.1x2": [rounded(3, 3, 18, 7.5, 1.8), rounded(3, 13.5, 18, 7.5, 1.8)],
      "rectangle.grid.2x2": [
        rounded(2, 4.5, 9, 6.5, 1.5), rounded(13, 4.5, 9, 6.5, 1.5),
        rounded(2, 13, 9, 6.5, 1.5), rounded(13, 13, 9, 6.5, 1.5),
      ],
      "rectangle.stack": [
        rounded(3, 8.5, 18, 12.5, 2.5), "M5 5.5L19 5.5", "M7 2.5L17 2.5",
      ],
      "sidebar.left": [rounded(2, 4, 20, 16, 2.8), "M9 4L9 20"],
      "sidebar.right": [rounded(2, 4, 20, 16, 2.8), "M15 4L15 20"],
      "exclamationmark.triangle": ["M12 3L22 20.5L2 20.5Z", "M12 9.5L12 14.5", "M12 17.6L12 17.7"],
      "exclamationmark": ["M12 3.5L12 14.5", "M12 20L12 20.2"],
      "questionmark": [
        "M7.5 8C7.5 5.3 9.4 3.5 12.1 3.5C14.7 3.5 16.6 5.2 16.6 7.6C16.6 11 12.2 11.2 12.2 14.7",
        "M12.2 20L12.2 20.2",
      ],
      "info": ["M10 10L12.3 10L12.3 19", "M9.3 19.3L15 19.3", "M11.9 4.8L11.9 5"],
      "slider.horizontal.3": [
        "M3 5.5L12 5.5", "M17 5.5L21 5.5", circle(14.5, 5.5, 2.2), "M3 12L5 12", "M10 12L21 12",
        circle(7.5, 12, 2.2), "M3 18.5L12 18.5", "M17 18.5L21 18.5", circle(14.5, 18.5, 2.2),
      ],
      "scope": [circle(12, 12, 7), "M12 2L12 7", "M12 17L12 22", "M2 12L7 12", "M17 12L22 12"],
      "viewfinder": [
        "M3 8L3 5C3 3.9 3.9 3 5 3L8 3", "M16 3L19 3C20.1 3 21 3.9 21 5L21 8",
        "M21 16L21 19C21 20.1 20.1 21 19 21L16 21", "M8 21L5 21C3.9 21 3 20.1 3 19L3 16",
      ],
      "arrow.up.left.and.arrow.down.right": [
        "M4 10L4 4L10 4", "M4 4L20 20", "M20 14L20 20L14 20",
      ],
      "arrow.triangle.2.circlepath": [
        "M20 10.5C19.3 6.7 16 4 12 4C9.3 4 6.9 5.3 5.5 7.5",
        "M4 13.5C4.7 17.3 8 20 12 20C14.7 20 17.1 18.7 18.5 16.5",
        "M5 3L5.2 7.8L10 7.6", "M19 21L18.8 16.2L14 16.4",
      ],
    ]
    all["gearshape"] = [gear, circle(12, 12, 3.6)]
    all["paperplane"] = ["M22 2L2 9.8L9.8 14.2L14.2 22Z", "M22 2L9.8 14.2"]
    all["bubble.left"] = all["message"]
    all["person.crop.circle"] = [
      circle(12, 12, 9.7), circle(12, 9.4, 3.4),
      "M5.6 19C6.8 16.3 9.2 15 12 15C14.8 15 17.2 16.3 18.4 19",
    ]
    all["nosign"] = [circle(12, 12, 9.5), "M5.4 5.4L18.6 18.6"]
    all["chevron.forward"] = all["chevron.right"]
    all["chevron.backward"] = all["chevron.left"]
    all["chevron.compact.down"] = ["M3 10L12 14L21 10"]
    all["chevron.compact.up"] = ["M3 14L12 10L21 14"]
    all["arrow.forward"] = all["arrow.right"]
    all["arrow.backward"] = all["arrow.left"]
    all["arrow.uturn.backward"] = all["arrow.uturn.left"]
    all["arrow.uturn.forward"] = all["arrow.uturn.right"]
    all["line.horizontal.3"] = all["line.3.horizontal"]
    all["line.horizontal.3.decrease"] = all["line.3.horizontal.decrease"]
    all["line.3.horizontal.decrease.circle"] = nil
    all["sidebar.leading"] = all["sidebar.left"]
    all["sidebar.trailing"] = all["sidebar.right"]
    all["photo.on.rectangle"] = [
      rounded(6, 8, 16.5, 12.5, 2.5), circle(10.6, 12, 1.3),
      "M6.5 18.6L11 15L14 17.6L17.2 14L22 18.2",
      "M3.9 16.5C2.5 16.3 1.7 15.4 1.7 13.9L1.7 6.5C1.7 4.8 2.7 3.8 4.4 3.8L15.2 3.8C16.7 3.8 17.6 4.5 17.8 5.8",
    ]
    all["network"] = all["globe"]
    all["icloud"] = all["cloud"]
    all["suit.heart"] = all["heart"]
    all["rectangle.on.rectangle"] = [
      rounded(5.5, 8, 16.5, 12, 2.5), "M2.5 16L2.5 7C2.5 5.3 3.8 4 5.5 4L18 4",
    ]
    all.merge(objects) { own, _ in own }
    return all
  }()

  /// Fills (true) and strokes (false).
  package static let mixed: [String: [(Bool, SymbolOutline)]] = [
    "ellipsis": [
      (true, circle(4.5, 12, 2)), (true, circle(12, 12, 2)), (true, circle(19.5, 12, 2)),
    ],
    "list.bullet": [
      (true, circle(3.8, 5.5, 1.5)), (true, circle(3.8, 12, 1.5)), (true, circle(3.8, 18.5, 1.5)),
      (false, "M9 5.5L21 5.5"), (false, "M9 12L21 12"), (false, "M9 18.5L21 18.5"),
    ],
    "list.dash": [
      (false, "M2.5 5.5L4.5 5.5"), (false, "M2.5 12L4.5 12"), (false, "M2.5 18.5L4.5 18.5"),
      (false, "M9 5.5L21 5.5"), (false, "M9 12L21 12"), (false, "M9 18.5L21 18.5"),
    ],
    "person.2": [
      (false, circle(8.5, 8, 3.7)),
      (false, "M1.5 20C1.5 16 4.6 14 8.5 14C12.4 14 15.5 16 15.5 20Z"),
      (false, "M15 4.6C15.4 4.5 15.7 4.4 16.1 4.4C18 4.4 19.5 6 19.5 8C19.5 10 18 11.6 16.1 11.6"),
      (false, "M17.5 14.3C20.4 14.7 22.5 16.6 22.5 20L19 20"),
    ],
    "circle.grid.2x2": [
      (false, circle(7, 7, 4)), (false, circle(17, 7, 4)), (false, circle(7, 17, 4)),
      (false, circle(17, 17, 4)),
    ],
    "smallcircle.filled.circle": [(true, circle(12, 12, 4.5)), (false, circle(12, 12, 9.5))],
    "largecircle.fill.circle": [(true, circle(12, 12, 6.5)), (false, circle(12, 12, 9.5))],
    "arrowtriangle.right.fill": [(true, "M6 4L20 12L6 20Z")],
    "arrowtriangle.left.fill": [(true, "M18 4L4 12L18 20Z")],
    "arrowtriangle.down.fill": [(true, "M4 6L20 6L12 20Z")],
    "arrowtriangle.up.fill": [(true, "M4 18L20 18L12 4Z")],
    "dot.circle": [(true, circle(12, 12, 2.5)), (false, circle(12, 12, 9.5))],
    "smallcircle.fill.circle": [(true, circle(12, 12, 4)), (false, circle(12, 12, 9.5))],
    "circle.lefthalf.filled": [
      (false, circle(12, 12, 9.5)),
      (true, "M12 2.5C6.8 2.5 2.5 6.8 2.5 12C2.5 17.2 6.8 21.5 12 21.5Z"),
    ],
  ]

  /// Chevrons are narrow.
  package static let widths: [String: CGFloat] = [
    "chevron.right": 15, "chevron.left": 15, "chevron.forward": 15, "chevron.backward": 15,
  ]

  /// Which have a `.fill` variant.
  package static let fillable: Set<String> = Set<String>([
    "star", "heart", "circle", "square", "app", "rectangle", "capsule", "triangle", "diamond",
    "hexagon", "person", "house", "bookmark", "flag", "tag", "bell", "envelope", "trash", "folder",
    "doc", "doc.text", "doc.on.doc", "lock", "lock.open", "photo", "photo.on.rectangle", "clock",
    "eye", "play", "pause", "stop", "forward", "backward", "cloud", "moon", "sun.max",
    "mappin", "location", "phone", "message", "camera", "video", "mic", "bolt", "drop", "cart",
    "gift", "book", "creditcard", "crown", "leaf", "hand.thumbsup", "square.grid.2x2",
    "square.grid.3x2", "square.grid.3x3", "rectangle.grid.3x2", "rectangle.grid.1x2",
    "rectangle.grid.2x2", "rectangle.stack",
    "exclamationmark.triangle", "pencil", "gearshape", "paperplane", "bubble.left",
    "person.crop.circle", "envelope.open", "archivebox", "tray", "icloud", "suit.heart", "safari",
  ]).union(fillableObjects)

  /// Filled, their inner lines are cut out of the body.
  package static let cutsInside: Set<String> = Set<String>([
    "house", "tag", "trash", "doc", "doc.text", "photo", "photo.on.rectangle", "clock", "eye",
    "camera", "book", "creditcard", "exclamationmark.triangle", "leaf", "envelope",
    "gearshape", "paperplane", "person.crop.circle", "envelope.open", "tray", "safari",
  ]).union(cutObjects)

  /// Of those, the lines that lie outside the body and stay.
  package static let staysOutside: [String: Set<Int>] = [
    "trash": [1, 2], "photo.on.rectangle": [3],
  ].merging(outsideObjects) { own, _ in own }

  /// A wheel of eight teeth.
  private static let gear = SymbolOutline.calculated {
    var points: [String] = []
    for tooth in 0..<8 {
      for (offset, radius) in [(-0.27, 7.7), (-0.17, 10.0), (0.17, 10.0), (0.27, 7.7)] {
        let angle = Double(tooth) * .pi / 4 + offset
        let x = 12 + radius * cos(angle)
        let y = 12 + radius * sin(angle)
        points.append("\((x * 100).rounded() / 100) \((y * 100).rounded() / 100)")
      }
    }
    return "M" + points.joined(separator: "L") + "Z"
  }

  private static let star = SymbolOutline.calculated {
    let points = (0..<10).map { index -> String in
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let radius: CGFloat = index % 2 == 0 ? 10.3 : 4.3
      let x = 12 + radius * cos(angle)
      let y = 12.7 + radius * sin(angle)
      return "\((x * 100).rounded() / 100) \((y * 100).rounded() / 100)"
    }
    return "M" + points.joined(separator: "L") + "Z"
  }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> SymbolOutline {
    .circle(center: CGPoint(x: x, y: y), radius: r)
  }

  static func rounded(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
  ) -> SymbolOutline {
    .roundedRectangle(CGRect(x: x, y: y, width: width, height: height), radius: radius)
  }
}
