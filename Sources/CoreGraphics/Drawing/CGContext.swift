/// A place to draw into: it records every call, and paints when pixels are asked for.
///
/// Two kinds. UIKit's (made for `draw(_:)` and by image renderers) have y pointing down and points as
/// units. Bitmap contexts that an app makes have y pointing up and pixels as units, and keep the
/// app's memory up to date after every call. Not to be used from two threads at once.
public final class CGContext {
  /// Everything since the last time pixels were made.
  var commands: [DrawingCommand] = []
  var state: GraphicsState
  private var stack: [GraphicsState] = []
  /// In user space as it is now: changes of the transform carry it along.
  var currentPath = PathBuilder()
  private var layerDepth = 0
  var allowsAntialiasing = true

  /// From base space, which `ctm` and patterns refer to, to the recording's y-down points.
  let baseToRecording: CGAffineTransform
  /// From base space to pixels, as iOS reports it.
  private(set) var baseToDevice: CGAffineTransform
  let recordingBounds: CGRect
  /// Pixels per point of the recording.
  let scale: CGFloat
  let isYUp: Bool
  /// Its pixels have no alpha: what stays clear is black.
  private let isOpaque: Bool
  /// Whether what is drawn becomes pages of a document and no picture, so that pixels are worth more than a screen's.
  package private(set) var isDocument = false
  var bitmap: BitmapTarget?
  /// What was painted already; the commands go on top.
  var canvas: PixelBuffer?

  /// A context of UIKit's kind over `bounds`, whose top left becomes the recording's origin.
  package init(recording bounds: CGRect, scale: CGFloat, isOpaque: Bool = false) {
    let usable = bounds.isFinite ? bounds.standardized : .zero
    recordingBounds = CGRect(origin: .zero, size: usable.size)
    baseToRecording = CGAffineTransform(translationX: -usable.minX, y: -usable.minY)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    isYUp = false
    self.isOpaque = isOpaque
    baseToDevice = baseToRecording.concatenating(
      CGAffineTransform(
        a: self.scale, b: 0, c: 0, d: -self.scale, tx: 0, ty: usable.height * self.scale))
    state = GraphicsState(clipBounds: usable)
    if !baseToRecording.isIdentity { record(.concatenate(baseToRecording)) }
  }

  init(bitmap: BitmapTarget) {
    let size = CGSize(width: bitmap.layout.width, height: bitmap.layout.height)
    recordingBounds = CGRect(origin: .zero, size: size)
    baseToRecording = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    baseToDevice = .identity
    scale = 1
    isYUp = true
    isOpaque = false
    self.bitmap = bitmap
    state = GraphicsState(clipBounds: recordingBounds)
    record(.concatenate(baseToRecording))
  }

  /// What has been drawn, for a painter; the context may go on afterwards.
  package func finishRecording() -> DrawingRecord {
    var finished = commands
    for level in stack.reversed() { finished.append(level.opensLayer ? .endLayer : .restore) }
    if let canvas { finished.insert(contentsOf: drawCanvas(canvas), at: 0) }
    return DrawingRecord(commands: finished, bounds: recordingBounds)
  }

  // MARK: Pages

  /// A context whose drawing becomes pages of a document, one after the other.
  package convenience init(document firstPage: CGRect) {
    self.init(recording: CGRect(origin: .zero, size: firstPage.standardized.size), scale: 1)
    isDocument = true
    beginPage(firstPage)
  }

  /// Takes away what was drawn so far, and begins anew with the state of a new context.
  ///
  /// - Parameter bounds: what the page shows, in the coordinates that are drawn in from now on.
  package func beginPage(_ bounds: CGRect) {
    let usable = bounds.isFinite ? bounds.standardized : .zero
    commands = []
    stack = []
    layerDepth = 0
    currentPath = PathBuilder()
    state = GraphicsState(clipBounds: usable)
    baseToDevice = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: -usable.minX, ty: usable.maxY)
  }

  /// What has been drawn on the page, whose top left becomes the origin.
  package func finishPage(_ bounds: CGRect) -> DrawingRecord {
    let origin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    return DrawingRecord(
      commands: [.concatenate(origin)] + finishRecording().commands,
      bounds: CGRect(origin: .zero, size: bounds.size))
  }

  /// Nothing was drawn since the context was made.
  package var isBlank: Bool {
    canvas == nil
      && !commands.contains {
        switch $0 {
        case .save, .restore, .concatenate, .clip, .clipToMask: false
        default: true
        }
      }
  }

  // MARK: Recording

  func record(_ command: DrawingCommand) {
    switch command {
    case .concatenate(let transform):
      if case .concatenate(let last)? = commands.last {
        commands[commands.count - 1] = .concatenate(transform.concatenating(last))
      } else {
        commands.append(command)
      }
      if case .concatenate(let last)? = state.setup.last {
        state.setup[state.setup.count - 1] = .concatenate(transform.concatenating(last))
      } else {
        state.setup.append(command)
      }
    case .clip, .clipToMask:
      commands.append(command)
      state.setup.append(command)
    default: commands.append(command)
    }
  }

  /// Called after each call that painted something.
  func painted() {
    if bitmap?.mirrorsMemory == true, layerDepth == 0 { flush() }
  }

  // MARK: State

  /// Keeps colours, line style, transform and clip until `restoreGState()` brings them back; pairs
  /// may lie within one another.
  public func saveGState() {
    record(.save)
    stack.append(state)
    state.setup = []
    state.opensLayer = false
  }

  /// Without a matching save it does nothing but warn, as on iOS.
  public func restoreGState() {
    guard let saved = stack.last, !saved.opensLayer else {
      return GraphicsServices.warn("CGContextRestoreGState: no matching save.")
    }
    stack.removeLast()
    dropOrRestore()
    setState(saved)
  }

  /// A save that nothing was painted under needs no trace.
  private func dropOrRestore() {
    var index = commands.count - 1
    loop: while index >= 0 {
      switch commands[index] {
      case .concatenate, .clip, .clipToMask: index -= 1
      case .save:
        commands.removeSubrange(index...)
        return
      default: break loop
      }
    }
    commands.append(.restore)
  }

  private func setState(_ saved: GraphicsState) {
    if !currentPath.elements.isEmpty, state.transform != saved.transform {
      carryPath(by: state.transform.concatenating(saved.transform.inverted()))
    }
    state = saved
    applyAntialiasing()
  }

  func carryPath(by transform: CGAffineTransform) {
    guard !currentPath.elements.isEmpty, !transform.isIdentity else { return }
    currentPath = PathBuilder(currentPath.elements.map { $0.applying(transform) })
  }

  // MARK: Transparency layers

  /// What follows up to `endTransparencyLayer()` is painted as one, with the alpha, blend mode and
  /// shadow that are set now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(clip: nil)
  }

  /// Begins a layer that is composed as a whole when it ends, and shows nothing outside `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
    beginLayer(clip: rect)
  }

  private func beginLayer(clip rect: CGRect?) {
    commands.append(.beginLayer(state.effect))
    stack.append(state)
    stack[stack.count - 1].opensLayer = true
    layerDepth += 1
    state.setup = []
    state.effect.alpha = 1
    state.effect.blend = .normal
    state.effect.shadow = nil
    if let rect { clip(to: rect) }
  }

  /// Paints what was drawn since the layer began, as one. Without a layer nothing happens, and it
  /// is logged.
  public func endTransparencyLayer() {
    guard stack.contains(where: \.opensLayer) else {
      return GraphicsServices.warn("CGContextEndTransparencyLayer: no layer was begun.")
    }
    while let saved = stack.popLast() {
      if saved.opensLayer {
        commands.append(.endLayer)
        var restored = saved
        restored.opensLayer = false
        setState(restored)
        break
      }
      commands.append(.restore)
    }
    layerDepth -= 1
    painted()
  }

  // MARK: Pixels

  /// Paints what was recorded, keeping state and transform for what comes.
  ///
  /// Nothing happens inside a transparency layer, which is no picture yet.
  public func flush() {
    guard layerDepth == 0, !isBlank else { return }
    guard let painted = paintedPixels() else { return }
    canvas = painted
    commands = []
    for level in stack {
      commands += level.setup
      commands.append(.save)
    }
    commands += state.setup
    bitmap?.store(painted)
  }

  /// Does what `flush()` does: what was drawn is in the bitmap when it returns.
  public func synchronize() { flush() }

  private func paintedPixels() -> PixelBuffer? {
    let width = Int((recordingBounds.width * scale).rounded(.up))
    let height = Int((recordingBounds.height * scale).rounded(.up))
    guard (1...32767).contains(width), (1...32767).contains(height) else { return nil }
    if bitmap?.mirrorsMemory == true { canvas = bitmap?.load() }
    guard let services = GraphicsServices.current else {
      GraphicsServices.warn("CGContext: no platform is installed that could paint.")
      return nil
    }
    let pixels = services.paint(finishRecording(), scale, width, height)
    if isOpaque { pixels?.makeOpaque() }
    return pixels
  }

  private func drawCanvas(_ canvas: PixelBuffer) -> [DrawingCommand] {
    let covered = CGRect(
      x: 0, y: 0, width: CGFloat(canvas.width) / scale, height: CGFloat(canvas.height) / scale)
    return [
      .image(CGImage(canvas), covered, flipped: false, interpolation: .none, DrawingEffect())
    ]
  }

  /// The pixels so far; inside a transparency layer those from before it began.
  public func makeImage() -> CGImage? {
    flush()
    if let bitmap {
      if bitmap.isNative, let canvas { return CGImage(canvas) }
      return bitmap.makeImage()
    }
    if let canvas { return CGImage(canvas) }
    let width = Int((recordingBounds.width * scale).rounded(.up))
    let height = Int((recordingBounds.height * scale).rounded(.up))
    guard (1...32767).contains(width), (1...32767).contains(height) else { return nil }
    return CGImage(PixelBuffer(width: width, height: height))
  }
}
