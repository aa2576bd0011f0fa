import CoreGraphics
import PlatformInterface

/// What the header of a picture or film says of its size.
struct PictureMeasures: Sendable {
  /// As it is seen, in pixels; 0 where it is not known.
  var width = 0
  var height = 0
  /// Seconds; 0 for pictures.
  var duration: TimeInterval = 0

  /// Reads a file's header.
  init(_ file: PictureFile) {
    if file.kind == .film {
      if let header = MovieHeader(file.url) {
        (width, height, duration) = (header.width, header.height, header.duration)
      }
      return
    }
    _ = GraphicsServices.current
    guard let decoder = ImageDecoding.current,
      let data = try? Data(contentsOf: file.url, options: .mappedIfSafe),
      let info = try? decoder.inspect(data)
    else { return }
    let isSideways = info.orientation >= 5
    width = isSideways ? info.height : info.width
    height = isSideways ? info.width : info.height
  }
}
