import PlatformInterface

/// What a PDF that a renderer draws says of itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What is said of the document, by the keys `kCGPDFContextTitle` and its like; nothing at first. Title, author,
  /// subject, keywords and creator are written; passwords and permissions are reported.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let result = super.copy(with: zone)
    (result as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return result
  }
}

/// The drawing of one PDF.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let drawing: PDFDrawing

  init(_ drawing: PDFDrawing, format: UIGraphicsRendererFormat) {
    self.drawing = drawing
    super.init(context: drawing.context, format: format)
  }

  /// What the present page shows, in points.
  open var pdfContextBounds: CGRect { drawing.bounds }

  /// Ends the page and begins the next, of the renderer's bounds.
  open func beginPage() { drawing.beginPage() }

  /// Ends the page and begins the next.
  ///
  /// - Parameters:
  ///   - bounds: what the page shows; an empty rectangle stands for the renderer's bounds.
  ///   - pageInfo: what is said of the page, of which a `kCGPDFContextMediaBox` counts where the bounds are empty.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    drawing.beginPage(bounds.isEmpty ? nil : bounds, info: pageInfo)
  }

  /// Makes a rectangle of the page open an address. As on iOS it is counted in the PDF's coordinates, from the bottom
  /// left upwards, into which `cgContext.userSpaceToDeviceSpaceTransform` takes one that is drawn.
  open func setURL(_ url: URL, for rect: CGRect) { drawing.add(.address(url.absoluteString), rect) }

  /// Gives a point of the page, in the PDF's coordinates, a name that links go to.
  open func addDestination(withName name: String, at point: CGPoint) {
    drawing.add(.place(name), CGRect(origin: point, size: .zero))
  }

  /// Makes a rectangle of the page, in the PDF's coordinates, go to the point of a name.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    drawing.add(.link(name), rect)
  }
}

/// Draws PDF: pages of any size in points, whose texts stay texts and whose shapes stay shapes.
///
/// On any thread. What has no shapes, such as symbols and the pictures of layers, is written with three pixels a point.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Draws the pages of a document.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Makes a renderer whose pages show a rectangle, where nothing else is said.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Makes a renderer whose pages show a rectangle, where nothing else is said.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Returns the document that `actions` draw. Each page begins with `beginPage()`.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo
    let drawing = PDFDrawing(bounds: bounds, info: info)
    let pass = UIGraphicsPDFRendererContext(drawing, format: format)
    withGraphicsContext(drawing.context) { actions(pass) }
    return drawing.finish()
  }

  /// Writes the document that `actions` draw into a file, whole or not at all.
  ///
  /// - Throws: what keeps the file from being written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws
  {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
