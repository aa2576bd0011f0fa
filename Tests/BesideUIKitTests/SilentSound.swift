import Foundation

/// A WAV file of silence, in one channel of 16 bits.
enum SilentSound {
  /// - Parameter rate: samples a second.
  static func data(seconds: Double, rate: UInt32 = 8000) -> Data {
    func little<Number: FixedWidthInteger>(_ number: Number) -> Data {
      withUnsafeBytes(of: number.littleEndian) { Data($0) }
    }
    let samples = Data(count: Int(seconds * Double(rate)) * 2)
    let format =
      little(UInt32(16)) + little(UInt16(1)) + little(UInt16(1)) + little(rate) + little(rate * 2)
      + little(UInt16(2)) + little(UInt16(16))
    let body =
      Data("WAVEfmt ".utf8) + format + Data("data".utf8) + little(UInt32(samples.count)) + samples
    return Data("RIFF".utf8) + little(UInt32(body.count)) + body
  }

  /// Writes the sound into a folder of its own.
  static func file(seconds: Double, in folder: URL, named name: String = "silence.wav") throws
    -> URL
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try data(seconds: seconds).write(to: url)
    return url
  }

  /// A folder for one test, which removes it.
  static func makeFolderURL() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }
}
