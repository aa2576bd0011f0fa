import UIKitSymbols

extension SymbolShape {
  /// Draws the steps in black, in the context's own units, one after the other.
  func draw(in context: CGContext, strokeWidth: CGFloat) {
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    for step in steps {
      switch step {
      case .stroke(let path):
        context.setLineWidth(strokeWidth)
        context.paintStroke(path)
      case .fill(let path): context.paintFill(path)
      case .cutStroke(let path):
        context.with(.destinationOut) {
          $0.setLineWidth(strokeWidth)
          $0.paintStroke(path)
        }
      case .cutFill(let path): context.with(.destinationOut) { $0.paintFill(path) }
      }
    }
  }
}
