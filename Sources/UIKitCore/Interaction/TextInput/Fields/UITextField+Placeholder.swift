import CoreGraphics
import PlatformInterface

/// The placeholder, which subclasses may draw themselves.
extension UITextField {
  /// Has the content show the placeholder in a rectangle at its origin, or what the class draws there.
  final func showPlaceholder(in space: CGRect) {
    let plain = placeholderBlock().map { [placed($0, in: space)] } ?? []
    guard type(of: self) != UITextField.self, !plain.isEmpty, space.width > 0, space.height > 0
    else {
      content.parts = plain
      return
    }
    let context = CGContext(recording: space, scale: displayScale, isOpaque: false)
    withGraphicsContext(context) { drawPlaceholder(in: space) }
    let record = context.finishRecording()
    // A subclass that changes nothing about it has it shown like any other.
    if record.commands.count == 1,
      case .text(let block, let origin, let effect) = record.commands[0],
      effect.alpha == 1, effect.blend == .normal, effect.shadow == nil
    {
      content.parts = [TextContentView.Part(block: block, origin: origin)]
      return
    }
    content.parts = []
    content.drawings = record.commands.isEmpty ? [] : [.drawing(record)]
  }

  final func paintPlaceholder(in rect: CGRect, on context: CGContext) {
    guard let block = placeholderBlock() else { return }
    let part = placed(block, in: rect)
    context.paint(
      part.block, at: CGPoint(x: rect.minX + part.origin.x, y: rect.minY + part.origin.y))
  }
}
