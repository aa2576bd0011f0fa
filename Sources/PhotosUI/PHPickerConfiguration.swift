import Photos
import UIKitCore

/// What a picker of pictures shows, and how many may be picked.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// Which form of a picture is given where there are several. A file has one.
  public enum AssetRepresentationMode: Hashable, Sendable { case automatic, current, compatible }

  /// How marks look. Ordered ones show numbers, and pictures are given in that order.
  public enum Selection: Hashable, Sendable { case `default`, ordered }

  /// Has no effect: files are given as they are.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  /// 0 lets any number be picked. With one a tap picks.
  public var selectionLimit = 1
  /// Nil shows pictures and films.
  public var filter: PHPickerFilter?
  /// Marked when the picker comes. Only with a photo library, and not in the desktop's file dialog,
  /// which reports it.
  public var preselectedAssetIdentifiers: [String] = []
  /// Whether results tell what they are in the user's pictures.
  let hasLibrary: Bool

  public init() { hasLibrary = false }
  public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }
}

/// One picture that was picked.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// Has the file's type. Empty for a picture that was marked from the start.
  public let itemProvider: NSItemProvider
  /// Where the file is; nil where the configuration has no photo library.
  public let assetIdentifier: String?
}
