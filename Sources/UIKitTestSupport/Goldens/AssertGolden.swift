import CoreGraphics
import Foundation
import PlatformInterface
import XCTest

/// Compares a PNG with `<folder>/<name>.png` of the package that the test is part of.
///
/// A failure writes old, new and difference under `.build/golden-failures` and names a page that
/// shows them. `TESSERA_BLESS=1` writes the golden anew instead.
///
/// - Parameters:
///   - folder: below the package, or beside it with `..`.
///   - tolerance: how far a channel of a pixel may be off, 0…255.
///   - differingPixels: how many pixels may be further off; above zero only where the platform's
///     rasterisation of text may differ.
///   - reduction: how many pixels on each axis become one of the golden, which is their mean. One keeps all;
///     2 or 4 keep a large picture small and still see each pixel that changed.
///   - maximumBytes: a golden larger than this fails, so that the repository stays small.
@MainActor
public func assertGolden(
  png data: Data, named name: String, in folder: String = "Tests/Goldens", tolerance: Int = 2,
  differingPixels: Int = 0, reducedBy reduction: Int = 1, maximumBytes: Int = 400_000,
  file: StaticString = #filePath, line: UInt = #line
) {
  do {
    if let reason = try goldenFailure(
      reduction > 1 ? reduced(data, by: reduction) : data, name, tolerance, differingPixels,
      maximumBytes, GoldenFolder.around(file, goldens: folder))
    {
      XCTFail(reason, file: file, line: line)
    }
  } catch {
    XCTFail("The golden \(name) could not be compared: \(error)", file: file, line: line)
  }
}

@MainActor
private func reduced(_ data: Data, by reduction: Int) throws -> Data {
  let decoder = PlatformServices.current.imageDecoder
  let picture = try decoder.decode(data, frame: 0, atLeast: nil).reduced(by: reduction)
  guard let small = decoder.encodePNG(picture) else {
    throw CocoaError(.fileWriteUnknown)
  }
  return small
}

@MainActor
private func goldenFailure(
  _ data: Data, _ name: String, _ tolerance: Int, _ differingPixels: Int, _ maximumBytes: Int,
  _ folder: GoldenFolder
) throws -> String? {
  guard data.count <= maximumBytes else {
    return "The picture \(name) should have at most \(maximumBytes) bytes; it has \(data.count). "
      + "Show less, or raise maximumBytes."
  }
  let golden = folder.golden(name + ".png")
  if GoldenFolder.isBlessing {
    try GoldenFolder.write(data, to: golden)
    try ReviewPage.remove(name, in: folder)
    return nil
  }
  guard let oldData = try? Data(contentsOf: golden) else {
    try GoldenFolder.write(data, to: folder.reviewFile("\(name)/new.png"))
    return
      "There is no golden \(golden.path). Look at \(folder.reviewFile("\(name)/new.png").path); "
      + "if it is right, run the test again with TESSERA_BLESS=1."
  }
  guard oldData != data else { return nil }
  let decoder = PlatformServices.current.imageDecoder
  let old = try decoder.decode(oldData, frame: 0, atLeast: nil)
  let new = try decoder.decode(data, frame: 0, atLeast: nil)
  let reason: String
  var picture = new
  if let difference = PictureDifference(old, new, tolerance: tolerance) {
    guard difference.pixels > differingPixels else { return nil }
    reason =
      "\(difference.pixels) pixels differ by more than \(tolerance) (the most by "
      + "\(difference.largest)); \(differingPixels) may."
    picture = difference.picture
  } else {
    reason = "The golden has \(old.width)×\(old.height) pixels, now \(new.width)×\(new.height)."
  }
  try GoldenFolder.write(oldData, to: folder.reviewFile("\(name)/old.png"))
  try GoldenFolder.write(data, to: folder.reviewFile("\(name)/new.png"))
  if let encoded = decoder.encodePNG(picture) {
    try GoldenFolder.write(encoded, to: folder.reviewFile("\(name)/difference.png"))
  }
  let page = try ReviewPage.add(name, reason: reason, in: folder)
  return "The picture \(name) changed. \(reason) Look at \(page.path)"
}

/// Compares a text with `Tests/Goldens/<name>.txt`; shows the first line that differs.
public func assertGolden(
  text: String, named name: String, file: StaticString = #filePath, line: UInt = #line
) {
  let golden = GoldenFolder.around(file).golden(name + ".txt")
  if GoldenFolder.isBlessing {
    do { try GoldenFolder.write(Data(text.utf8), to: golden) } catch {
      XCTFail("\(golden.path) could not be written: \(error)", file: file, line: line)
    }
    return
  }
  guard let old = try? String(contentsOf: golden, encoding: .utf8) else {
    XCTFail(
      "There is no golden \(golden.path); with TESSERA_BLESS=1 it becomes:\n\(text)", file: file,
      line: line)
    return
  }
  guard old != text else { return }
  let before = old.components(separatedBy: "\n")
  let after = text.components(separatedBy: "\n")
  let index = zip(before, after).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  let first = index ?? min(before.count, after.count)
  XCTFail(
    "The text \(name) changed at line \(first + 1).\ngolden: "
      + "\(first < before.count ? before[first] : "(ends)")\nnow:    "
      + "\(first < after.count ? after[first] : "(ends)")", file: file, line: line)
}
