import PlatformInterface
import Synchronization
import UIKitSymbols

/// A symbol in one size and weight, drawn when and as large as needed.
struct SymbolDrawing: @unchecked Sendable {
  struct Key: Hashable {
    var name: String
    var pointSize: CGFloat
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale
  }

  let name: String
  let key: Key
  /// Points.
  let size: CGSize
  /// How far above its lower edge the text beside the symbol stands, in points.
  let baselineOffset: CGFloat
  let source: SymbolSource

  /// Nil where neither the drawings here nor the icon theme know the name.
  init?(named name: String, values: UIImage.SymbolConfiguration.Values, displayScale: CGFloat) {
    let pointSize = values.pointSize ?? SymbolMetrics.defaultPointSize
    guard pointSize.isFinite, pointSize > 0 else { return nil }
    let weight = values.weight == .unspecified ? .regular : values.weight
    let scale: UIImage.SymbolScale =
      values.scale == .unspecified || values.scale == .default ? .medium : values.scale
    let em = SymbolMetrics.em(pointSize: min(pointSize, 1000), scale: scale)
    let picture: SymbolSource.Picture
    let frame: SymbolFrame
    if let drawn = DrawnSymbol.named(name) {
      frame = drawn.frame
      picture = .shape(
        drawn.shape, frame: frame.rect, strokeWidth: SymbolMetrics.strokeWidth(of: weight))
    } else if let icon = SymbolCatalog.themeIcon(for: name),
      ImageDecoding.current?.symbolicIcon(named: icon, pixelSize: 16) != nil
    {
      picture = .themeIcon(icon)
      frame = .whole
    } else {
      return nil
    }
    self.name = name
    key = Key(name: name, pointSize: pointSize, weight: weight, scale: scale)
    size = CGSize(
      width: (frame.size.width * em * displayScale).rounded(.up) / displayScale,
      height: (frame.size.height * em * displayScale).rounded(.up) / displayScale)
    baselineOffset = (frame.baselineOffset * em * displayScale).rounded() / displayScale
    let (w, h) = (size.width, size.height)
    source = SymbolSources.source(of: key, displayScale: displayScale) {
      SymbolSource(
        picture: picture, pixelWidth: Int((w * displayScale).rounded()),
        pixelHeight: Int((h * displayScale).rounded()))
    }
  }
}

/// The sources of the symbols that were asked for last: equal symbols share one, and with it all that
/// painters keep of its pixels. On any thread.
private enum SymbolSources {
  private struct Key: Hashable {
    var symbol: SymbolDrawing.Key
    var displayScale: CGFloat
  }
  private static let known = Mutex<[Key: SymbolSource]>([:])
  /// Sizes that grow in an animation must not fill the memory.
  private static let largestCount = 256

  static func source(
    of symbol: SymbolDrawing.Key, displayScale: CGFloat, _ make: () -> SymbolSource
  ) -> SymbolSource {
    let key = Key(symbol: symbol, displayScale: displayScale)
    return known.withLock { known in
      if let source = known[key] { return source }
      if known.count >= largestCount { known = [:] }
      let source = make()
      known[key] = source
      return source
    }
  }
}

/// How large symbols are beside text.
enum SymbolMetrics {
  /// Of the body text style at its default size.
  static let defaultPointSize: CGFloat = 17

  /// How many points an em of the medium scale is in another.
  // iOS-BEHAVIOUR: a large symbol is 1.27 times as large as a medium one. Evidence: metric-17.
  static func em(pointSize: CGFloat, scale: UIImage.SymbolScale) -> CGFloat {
    let factor: CGFloat =
      switch scale {
      case .small: 0.79
      case .large: 1.27
      default: 1
      }
    return pointSize * factor
  }

  /// The weight nearest to a CSS weight.
  static func weight(css: Int) -> UIImage.SymbolWeight {
    let step = min(max((css + 50) / 100, 1), 9)
    // CSS has regular at 400, the weights here at the fourth place.
    return UIImage.SymbolWeight(rawValue: step) ?? .regular
  }

  /// In units of the grid.
  // iOS-BEHAVIOUR: a bold line is 0.157 em wide, a regular one about that of letters. Evidence: metric-18.
  static func strokeWidth(of weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.75
    case .thin: 1.1
    case .light: 1.55
    case .unspecified, .regular: SymbolShape.regularLine
    case .medium: 2.4
    case .semibold: 2.8
    case .bold: 3.4
    case .heavy: 3.9
    case .black: 4.5
    }
  }
}

/// The pixels of a symbol, black on clear, at whatever size is asked for.
final class SymbolSource: ImageSource, @unchecked Sendable {
  enum Picture: Sendable {
    case shape(SymbolShape, frame: CGRect, strokeWidth: CGFloat)
    case themeIcon(String)
  }

  let pixelWidth: Int
  let pixelHeight: Int
  private let picture: Picture
  private let lock = NSLock()
  /// The line that the symbol is drawn with, once it was; with the lock held.
  private var fittingLine: CGFloat?

  init(picture: Picture, pixelWidth: Int, pixelHeight: Int) {
    self.picture = picture
    self.pixelWidth = max(1, pixelWidth)
    self.pixelHeight = max(1, pixelHeight)
  }

  deinit { DecodedPixelCache.shared.forget(ObjectIdentifier(self)) }

  var isOpaque: Bool { false }
  var isDrawnAtAnySize: Bool { true }

  func pixels(atLeastWidth width: Int, height: Int) -> PixelBuffer? {
    // In its own proportions, and no smaller than asked for either way.
    let factor = max(
      CGFloat(max(1, width)) / CGFloat(pixelWidth), CGFloat(max(1, height)) / CGFloat(pixelHeight))
    let w = max(1, min(8192, Int((CGFloat(pixelWidth) * factor).rounded())))
    let h = max(1, min(8192, Int((CGFloat(pixelHeight) * factor).rounded())))
    return lock.withLock {
      let id = ObjectIdentifier(self)
      if let cached = DecodedPixelCache.shared.buffer(of: id), cached.width == w,
        cached.height == h
      {
        return cached
      }
      let drawn = draw(width: w, height: h)
      if let drawn { DecodedPixelCache.shared.keep(drawn, of: id) }
      return drawn
    }
  }

  private func draw(width: Int, height: Int) -> PixelBuffer? {
    switch picture {
    case .themeIcon(let name):
      return ImageDecoding.current?.symbolicIcon(named: name, pixelSize: max(width, height))
    case .shape(let shape, let frame, let strokeWidth):
      let line = fittingLine ?? SymbolLines.fitting(strokeWidth, shape, frame)
      fittingLine = line
      return shape.painted(frame, strokeWidth: line, width: width, height: height)
    }
  }
}

extension ImageStorage {
  /// Nil where the symbol is not known, which the log then says once.
  init?(symbolNamed name: String, configuration: UIImage.Configuration?) {
    preparePlatformForDrawing()
    let values =
      (configuration as? UIImage.SymbolConfiguration)?.values
      ?? UIImage.SymbolConfiguration.Values()
    let traits = configuration?.traitCollection ?? .current
    let displayScale = traits.displayScale > 0 ? traits.displayScale : 2
    var resolved = values
    if resolved.pointSize == nil, let style = values.textStyle {
      let font = UIFont.preferredFont(
        forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
      resolved.pointSize = font.pointSize
      if resolved.weight == .unspecified {
        resolved.weight = SymbolMetrics.weight(css: font.spec.weight)
      }
    }
    guard let symbol = SymbolDrawing(named: name, values: resolved, displayScale: displayScale)
    else {
      if SymbolCatalog.isNews(name) {
        Log.write("No symbol named '\(name)' found in system symbol set.")
      }
      return nil
    }
    self.init()
    self.symbol = symbol
    image = CGImage(source: symbol.source)
    scale = displayScale
    baselineOffset = symbol.baselineOffset
    self.configuration = configuration ?? UIImage.SymbolConfiguration.unspecified
    tint = values.colors.first
    flipsForRightToLeft = SymbolCatalog.followsReading(name)
  }
}

extension UIImage {
  /// Makes the picture of a symbol by its SF name; nil, after a sentence in the log, where it is
  /// not known.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes the picture of a symbol as some traits want it; nil where there is no symbol of the
  /// name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: traitCollection.map {
        SymbolConfiguration(values: .init(), traits: $0)
      })
  }

  /// Makes the picture of a symbol in a size and weight; nil where there is no symbol of the name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let storage = ImageStorage(symbolNamed: name, configuration: configuration) else {
      return nil
    }
    self.init(storage: storage)
  }

  /// Makes the picture of a symbol whose layers show a value; nil where there is no symbol of the
  /// name.
  ///
  /// - Parameter variableValue: makes no difference: symbols here have one layer.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// Three dots in a circle.
  public class var actions: UIImage { system("ellipsis.circle") }
  /// A plus in a circle.
  public class var add: UIImage { system("plus.circle") }
  /// A minus in a circle.
  public class var remove: UIImage { system("minus.circle") }
  /// A tick in a circle.
  public class var checkmark: UIImage { system("checkmark.circle.fill") }
  /// A tick.
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }
}
