import CoreGraphics
import Foundation

// Objective-C's dictionaries are Core Foundation's on Apple's systems, so that sources pass one where the other is
// asked for.

/// Returns a source of the pictures of a file's bytes; nil where there are none.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: NSDictionary) -> CGImageSource? {
  CGImageSourceCreateWithData(data, options as? CFDictionary)
}

/// Returns a source of the pictures of a file; nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: NSDictionary) -> CGImageSource? {
  CGImageSourceCreateWithURL(url, options as? CFDictionary)
}

/// Returns a source of the pictures of bytes that come one after the other.
public func CGImageSourceCreateIncremental(_ options: NSDictionary) -> CGImageSource {
  CGImageSourceCreateIncremental(options as? CFDictionary)
}

/// Returns a picture of a source; nil where it has none at the place.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CGImage? {
  CGImageSourceCreateImageAtIndex(isrc, index, options as? CFDictionary)
}

/// Returns a smaller copy of a picture; nil where the options do not ask for one.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CGImage? {
  CGImageSourceCreateThumbnailAtIndex(isrc, index, options as? CFDictionary)
}

/// Returns what a file says of a picture: its size, how it is to be turned, and how long it is shown.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CFDictionary? {
  CGImageSourceCopyPropertiesAtIndex(isrc, index, options as? CFDictionary)
}

/// Adds a picture to a file that is being made.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary
) {
  CGImageDestinationAddImage(idst, image, properties as? CFDictionary)
}

/// Sets what a file that is being made says of all its pictures.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: NSDictionary
) {
  CGImageDestinationSetProperties(idst, properties as? CFDictionary)
}
