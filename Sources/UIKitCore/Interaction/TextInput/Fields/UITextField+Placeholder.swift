import CoreGraphics
import PlatformInterface

/// The placeholder and the text, which subclasses may draw themselves.
extension UITextField {
  /// Has the content show the placeholder in a rectangle at its origin, or what the class draws there.
  final func showPlaceholder(in space: CGRect) {
    show(placeholderBlock(), in: space) { drawPlaceholder(in: space) }
  }

  /// The same for the text of a field that is not edited.
  final func showText(in space: CGRect) {
    show(hasText ? fittedBlock(in: space) : nil, in: space) { drawText(in: space) }
  }

  private func show(_ block: TextBlock?, in space: CGRect, by draw: () -> Void) {
    let plain = block.map { [placed($0, in: space)] } ?? []
    guard type(of: self) != UITextField.self, !plain.isEmpty, space.width > 0, space.height > 0
    else {
      content.parts = plain
      return
    }
    let context = CGContext(recording: space, scale: displayScale, isOpaque: false)
    withGraphicsContext(context) { draw() }
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
    paint(placeholderBlock(), in: rect, on: context)
  }

  final func paintText(in rect: CGRect, on context: CGContext) {
    paint(hasText ? fittedBlock(in: rect) : nil, in: rect, on: context)
  }

  private func paint(_ block: TextBlock?, in rect: CGRect, on context: CGContext) {
    guard let block else { return }
    let part = placed(block, in: rect)
    context.paint(
      part.block, at: CGPoint(x: rect.minX + part.origin.x, y: rect.minY + part.origin.y))
  }
}
