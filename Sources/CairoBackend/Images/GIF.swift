import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// GIF by giflib, with disposal and transparency.
enum GIF {
  static func inspect(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ImageInfo {
    let reader = try GIFReader(bytes)
    var info = ImageInfo(format: .gif, width: reader.width, height: reader.height)
    var durations: [Double] = []
    do throws(ImageError) {
      while let frame = try reader.nextFrame() {
        durations.append(frame.duration)
        try reader.skipPixels()
      }
    } catch {
      // What came before the damage can still be shown.
      if durations.isEmpty { throw error }
    }
    guard !durations.isEmpty else { throw ImageError("The GIF holds no picture.") }
    info.frameDurations = durations
    info.loopCount = reader.loopCount
    return info
  }
}

/// Walks through a GIF's records.
final class GIFReader {
  struct Frame {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var isInterlaced = false
    var duration = 0.1
    var disposal = 0
    var transparentIndex = -1
  }

  private final class Input {
    let bytes: UnsafeRawBufferPointer
    var position = 0
    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }
  }

  private let input: Input
  private let file: UnsafeMutablePointer<GifFileType>
  let width: Int
  let height: Int
  /// How often the animation plays; zero means for ever.
  private(set) var loopCount = 1

  /// - Parameter bytes: must outlive the reader.
  init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    let input = Input(bytes)
    var code: Int32 = 0
    let opened = DGifOpen(
      Unmanaged.passUnretained(input).toOpaque(),
      { file, target, count in
        guard let file, let target, let context = file.pointee.UserData else { return 0 }
        let input = Unmanaged<Input>.fromOpaque(context).takeUnretainedValue()
        let length = min(Int(count), input.bytes.count - input.position)
        guard length > 0, let base = input.bytes.baseAddress else { return 0 }
        memcpy(target, base + input.position, length)
        input.position += length
        return Int32(length)
      }, &code)
    guard let opened else { throw ImageError("The GIF data are damaged: \(Self.reason(code)).") }
    self.input = input
    file = opened
    width = Int(opened.pointee.SWidth)
    height = Int(opened.pointee.SHeight)
    // From here on deinit closes the file, also where this throws.
    try ImageBudget.check(width: width, height: height, "GIF")
  }

  deinit {
    var code: Int32 = 0
    DGifCloseFile(file, &code)
  }

  /// The next picture's place, or nil at the end. Its pixels must be read or skipped before the
  /// next call.
  func nextFrame() throws(ImageError) -> Frame? {
    var frame = Frame()
    while true {
      var record = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(file, &record) == GIF_OK else { throw failure() }
      switch record {
      case TERMINATE_RECORD_TYPE: return nil
      case EXTENSION_RECORD_TYPE: try readExtension(into: &frame)
      case IMAGE_DESC_RECORD_TYPE:
        guard DGifGetImageDesc(file) == GIF_OK else { throw failure() }
        let image = file.pointee.Image
        frame.x = Int(image.Left)
        frame.y = Int(image.Top)
        frame.width = Int(image.Width)
        frame.height = Int(image.Height)
        frame.isInterlaced = image.Interlace
        // giflib remembers every frame's description for programs that read all at once.
        try ImageBudget.check(width: frame.width, height: frame.height, "GIF's frame")
        return frame
      default: throw ImageError("The GIF data are damaged: an unknown record.")
      }
    }
  }

  private func readExtension(into frame: inout Frame) throws(ImageError) {
    var function: Int32 = 0
    var block: UnsafeMutablePointer<UInt8>?
    guard DGifGetExtension(file, &function, &block) == GIF_OK else { throw failure() }
    var isNetscape = false
    while let bytes = block {
      let count = Int(bytes[0])
      if function == GRAPHICS_EXT_FUNC_CODE, count >= 4 {
        let flags = bytes[1]
        frame.disposal = Int(flags >> 2 & 7)
        let hundredths = Int(bytes[2]) | Int(bytes[3]) << 8
        frame.duration = AnimationTiming.duration(milliseconds: hundredths * 10)
        frame.transparentIndex = flags & 1 != 0 ? Int(bytes[4]) : -1
      } else if function == APPLICATION_EXT_FUNC_CODE {
        if isNetscape, count >= 3, bytes[1] == 1 {
          // The file says how often to repeat, which is one less than how often to play.
          let repeats = Int(bytes[2]) | Int(bytes[3]) << 8
          loopCount = repeats == 0 ? 0 : repeats + 1
        }
        if count == 11 {
          let name = UnsafeBufferPointer(start: bytes + 1, count: 11)
          isNetscape =
            name.elementsEqual("NETSCAPE2.0".utf8)
            || name.elementsEqual("ANIMEXTS1.0".utf8)
        }
      }
      guard DGifGetExtensionNext(file, &block) == GIF_OK else { throw failure() }
    }
  }

  func skipPixels() throws(ImageError) {
    var size: Int32 = 0
    var block: UnsafeMutablePointer<UInt8>?
    guard DGifGetCode(file, &size, &block) == GIF_OK else { throw failure() }
    while block != nil {
      guard DGifGetCodeNext(file, &block) == GIF_OK else { throw failure() }
    }
  }

  /// The next row of colour numbers, in the order of the file.
  func readRow(into row: UnsafeMutablePointer<UInt8>, width: Int) throws(ImageError) {
    guard DGifGetLine(file, row, Int32(width)) == GIF_OK else { throw failure() }
  }

  /// BGRA words of the current frame's colours; black where the file has fewer than its pixels use.
  var palette: [UInt32] {
    var palette = [UInt32](repeating: 0xFF00_0000, count: 256)
    guard let map = file.pointee.Image.ColorMap ?? file.pointee.SColorMap,
      let colors = map.pointee.Colors
    else { return palette }
    for i in 0..<min(256, Int(map.pointee.ColorCount)) {
      let color = colors[i]
      palette[i] =
        0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
    return palette
  }

  private func failure() -> ImageError {
    if file.pointee.Error == D_GIF_ERR_READ_FAILED || file.pointee.Error == D_GIF_ERR_EOF_TOO_SOON {
      return ImageError("The GIF data end too early.")
    }
    return ImageError("The GIF data are damaged: \(Self.reason(file.pointee.Error)).")
  }

  private static func reason(_ code: Int32) -> String {
    guard let text = GifErrorString(code) else { return "giflib's error \(code)" }
    return String(cString: text)
  }
}
