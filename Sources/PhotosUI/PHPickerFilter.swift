import UIKitCore
import UniformTypeIdentifiers

/// Which pictures a picker shows.
///
/// There are pictures and films among files; no live photos, and nothing that a camera would tell
/// of how they were taken.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case images, videos, livePhotos
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }
  private let rule: Rule
  private init(_ rule: Rule) { self.rule = rule }

  public static let images = PHPickerFilter(.images)
  public static let videos = PHPickerFilter(.videos)
  /// Shows nothing: no file is one.
  public static let livePhotos = PHPickerFilter(.livePhotos)

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }

  private enum Kind { case image, video }

  private func shows(_ kind: Kind) -> Bool {
    switch rule {
    case .images: kind == .image
    case .videos: kind == .video
    case .livePhotos: false
    case .any(let filters): filters.contains { $0.shows(kind) }
    case .all(let filters): filters.allSatisfy { $0.shows(kind) }
    case .not(let filter): !filter.shows(kind)
    }
  }

  /// Types of the files that it shows.
  var types: [UTType] {
    (shows(.image) ? PictureChoice.images : []) + (shows(.video) ? PictureChoice.movies : [])
  }
}
