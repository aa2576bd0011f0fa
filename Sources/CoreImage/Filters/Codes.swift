import PlatformInterface

extension FilterDefinition {
  /// Filters that write data as black and white.
  static let codes: [FilterDefinition] = [
    FilterDefinition(
      "CIQRCodeGenerator", kCICategoryGenerator,
      inputs: [
        .value("inputMessage", nil, "NSData"), .value("inputCorrectionLevel", "M", "NSString"),
      ]
    ) { inputs in
      guard let data = message(inputs),
        let code = QRCode(data, level: inputs.value("inputCorrectionLevel") as? String ?? "M")
      else { return nil }
      // As far from the edge as iOS draws it. Evidence: unmeasured.
      return CIImage(size: (code.width + 2, code.width + 2)) { x, y in
        code.isBlack(x - 1, code.width - y)
      }
    },
    FilterDefinition(
      "CICode128BarcodeGenerator", kCICategoryGenerator,
      inputs: [
        .value("inputMessage", nil, "NSData"), .number("inputQuietSpace", 7, 0...100),
        .number("inputBarcodeHeight", 32, 1...500),
      ]
    ) { inputs in
      guard let data = message(inputs), let bars = Code128.bars(of: data) else { return nil }
      let quiet = min(max(Int(inputs.number("inputQuietSpace")), 0), 100)
      let height = min(max(Int(inputs.number("inputBarcodeHeight")), 1), 500)
      return CIImage(size: (bars.count + quiet * 2, height)) { x, _ in
        bars.indices.contains(x - quiet) && bars[x - quiet]
      }
    },
  ]

  private static func message(_ inputs: FilterInputs) -> Data? {
    inputs.value("inputMessage") as? Data
      ?? (inputs.value("inputMessage") as? NSData).map { $0 as Data }
  }
}

extension CIImage {
  /// A picture of black and white pixels, counted from below.
  fileprivate convenience init(size: (Int, Int), isBlack: @escaping (Int, Int) -> Bool) {
    let extent = CGRect(x: 0, y: 0, width: size.0, height: size.1)
    self.init(extent: extent, isNearest: true) { _, area in
      let result = Pixels(area)
      for y in area.y..<area.maxY {
        let row = result.row(y)
        for x in area.x..<area.maxX {
          let light: Float = isBlack(x, y) ? 0 : 1
          row[x - area.x] = Pixels.Pixel(light, light, light, 1)
        }
      }
      return result
    }
  }
}

/// A square of black and white that holds data, made by the desktop's libqrencode.
private struct QRCode {
  let width: Int
  private let modules: [UInt8]

  /// Nil for more data than a code holds, and, reported, where there is no such library.
  init?(_ data: Data, level: String) {
    guard let library = DynamicLibrary("libqrencode.so.4") else {
      Unsupported.report("CIQRCodeGenerator without libqrencode.so.4 (package libqrencode4)")
      return nil
    }
    // QRcode *QRcode_encodeData(int size, const unsigned char *data, int version, QRecLevel level)
    typealias Encode =
      @convention(c) (CInt, UnsafePointer<UInt8>?, CInt, CInt) -> UnsafeMutableRawPointer?
    typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void
    guard let encode = library.function("QRcode_encodeData", Encode.self),
      let free = library.function("QRcode_free", Free.self)
    else { return nil }
    let levels: [String: CInt] = ["L": 0, "M": 1, "Q": 2, "H": 3]
    let code = Array(data).withUnsafeBufferPointer {
      encode(CInt($0.count), $0.baseAddress, 0, levels[level.uppercased()] ?? 1)
    }
    guard let code else { return nil }
    defer { free(code) }
    // struct { int version; int width; unsigned char *data; }
    width = Int(code.load(fromByteOffset: 4, as: CInt.self))
    let bytes = code.load(fromByteOffset: 8, as: UnsafeMutablePointer<UInt8>.self)
    modules = (0..<width * width).map { bytes[$0] }
  }

  /// - Parameter y: from above.
  func isBlack(_ x: Int, _ y: Int) -> Bool {
    (0..<width).contains(x) && (0..<width).contains(y) && modules[y * width + x] & 1 == 1
  }
}

/// Bars for characters of ASCII, after ISO/IEC 15417.
enum Code128 {
  /// How wide the bars and the gaps of each value are: six numbers, the last value's seven.
  static let widths =
    ("212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 "
    + "122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 "
    + "322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 "
    + "112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 "
    + "331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 "
    + "112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 "
    + "124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 "
    + "411311 113141 114131 311141 411131 211412 211214 211232 2331112").split(separator: " ")

  /// Whether each unit of the code is black; nil for data that are no ASCII.
  static func bars(of data: Data) -> [Bool]? {
    guard !data.isEmpty, data.allSatisfy({ $0 < 128 }) else { return nil }
    let bytes = Array(data)
    // Pairs of digits take half the space.
    let isOfDigits =
      bytes.count >= 4 && bytes.count % 2 == 0 && bytes.allSatisfy { (48...57).contains($0) }
    let hasControls = bytes.contains { $0 < 32 }
    var values: [Int]
    if isOfDigits {
      values = [105]
      for index in stride(from: 0, to: bytes.count, by: 2) {
        values.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
      }
    } else if hasControls {
      guard bytes.allSatisfy({ $0 < 96 }) else { return nil }
      values = [103] + bytes.map { $0 < 32 ? Int($0) + 64 : Int($0) - 32 }
    } else {
      values = [104] + bytes.map { Int($0) - 32 }
    }
    let check = values.enumerated().reduce(0) { $0 + $1.element * max($1.offset, 1) } % 103
    return (values + [check, 106]).flatMap { value -> [Bool] in
      widths[value].enumerated().flatMap { index, width in
        [Bool](repeating: index % 2 == 0, count: width.wholeNumberValue ?? 0)
      }
    }
  }
}
