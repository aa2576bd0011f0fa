import CoreGraphics
import Foundation
import PlatformInterface

/// A file that pictures are written to.
///
/// PNG and JPEG are written, with one picture each.
public final class CGImageDestination {
  private enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private let target: Target
  private let type: String
  private let count: Int
  private var images: [(image: CGImage, options: CFDictionary)] = []
  private var options: CFDictionary = [:]
  private var isOver = false

  static let types = ["public.png", "public.jpeg"]

  private init?(_ target: Target, _ type: String, _ count: Int) {
    guard Self.types.contains(type), count == 1 else {
      Unsupported.report("CGImageDestination of \(count) pictures of the type \(type)")
      return nil
    }
    self.target = target
    self.type = type
    self.count = count
  }

  convenience init?(data: NSMutableData, type: String, count: Int) {
    self.init(.data(data), type, count)
  }
  convenience init?(url: URL, type: String, count: Int) {
    guard url.isFileURL else { return nil }
    self.init(.file(url), type, count)
  }

  func set(_ options: CFDictionary?) { self.options = options ?? [:] }
  func add(_ image: CGImage, _ options: CFDictionary?) {
    if images.count < count { images.append((image, options ?? [:])) }
  }

  func finish() -> Bool {
    guard !isOver, images.count == count, let (image, own) = images.first,
      let decoder = Services.decoder,
      let pixels = image.source.pixels(atLeastWidth: image.width, height: image.height)
    else { return false }
    isOver = true
    let wanted = options.merging(own) { $1 }
    let quality = wanted[kCGImageDestinationLossyCompressionQuality]
    let number =
      (quality as? NSNumber)?.doubleValue ?? (quality as? Double)
      ?? (quality as? CGFloat).map { Double($0) } ?? 0.9
    let encoded =
      type == "public.png"
      ? decoder.encodePNG(pixels)
      : decoder.encodeJPEG(pixels, quality: min(max(number.isFinite ? number : 0.9, 0), 1))
    guard let encoded else { return false }
    switch target {
    case .data(let data):
      data.append(encoded)
      return true
    case .file(let url): return (try? encoded.write(to: url, options: .atomic)) != nil
    }
  }
}

/// Returns a destination that appends to data; nil for types and numbers of pictures that are not written, which is
/// reported.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data: data, type: type, count: count) }

/// Returns a destination that writes a file; nil for types and numbers of pictures that are not written, which is
/// reported.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url: url, type: type, count: count) }

/// Returns the types of files that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.types }

/// Sets options of all pictures; `kCGImageDestinationLossyCompressionQuality` is the only one that says anything here.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) { idst.set(properties) }

/// Adds a picture, which is written by `CGImageDestinationFinalize`.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image, properties) }

/// Adds a picture of a source.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if let image = isrc.image(at: index) { idst.add(image, properties) } }

/// Writes the file; returns whether that went well. It can be done once.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
