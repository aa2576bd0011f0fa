import PlatformInterface

/// A PDF that is being drawn: its pages so far, and the one that is drawn now.
final class PDFDrawing {
  /// What is drawn into, page by page.
  let context: CGContext
  /// What the present page shows; the bounds that pages have where nothing else is said, before the first.
  private(set) var bounds: CGRect
  private let usualBounds: CGRect
  private var document = RecordedDocument()
  private var marks: [RecordedDocument.Mark] = []
  private var hasPage = false

  /// - Parameters:
  ///   - bounds: of a page in points; an empty rectangle is a sheet of US Letter.
  ///   - info: what is said of the document, by the keys `kCGPDFContext…`.
  init(bounds: CGRect, info: [AnyHashable: Any]?) {
    let isUsable = bounds.hasNumbers && bounds.width > 0 && bounds.height > 0
    // iOS-BEHAVIOUR: pages without a size have 612×792 points. Evidence: unmeasured.
    usualBounds = isUsable ? bounds : CGRect(x: 0, y: 0, width: 612, height: 792)
    self.bounds = usualBounds
    preparePlatformForDrawing()
    context = CGContext(document: usualBounds)
    document.title = Self.text(info, kCGPDFContextTitle)
    document.author = Self.text(info, kCGPDFContextAuthor)
    document.subject = Self.text(info, kCGPDFContextSubject)
    document.keywords = Self.text(info, kCGPDFContextKeywords)
    document.creator = Self.text(info, kCGPDFContextCreator)
    for key in Self.unwritten where info?[key] != nil {
      Unsupported.report("\(key) of a PDF")
    }
  }

  private static let unwritten = [
    kCGPDFContextUserPassword, kCGPDFContextOwnerPassword, kCGPDFContextAllowsPrinting,
    kCGPDFContextAllowsCopying,
  ]

  private static func text(_ info: [AnyHashable: Any]?, _ key: String) -> String? {
    (info?[key] as? String) ?? (info?[key] as? [String])?.joined(separator: ", ")
  }

  // MARK: Pages

  /// Ends the page and begins the next, of the usual bounds where none are given.
  func beginPage(_ wanted: CGRect? = nil, info: [AnyHashable: Any]? = nil) {
    endPage()
    let box = wanted ?? (info?[kCGPDFContextMediaBox] as? CGRect) ?? .zero
    bounds = box.width > 0 && box.height > 0 ? box.standardized : usualBounds
    context.beginPage(bounds)
    hasPage = true
  }

  private func endPage() {
    if hasPage {
      document.pages.append(.init(record: context.finishPage(bounds), marks: marks))
    } else if !context.isBlank {
      Log.write("What is drawn into a PDF before its first page begins is not shown.")
    }
    marks = []
    hasPage = false
  }

  /// The whole document; empty where it has no page.
  func finish() -> Data {
    endPage()
    guard !document.pages.isEmpty else {
      Log.write("A PDF without pages is none; it stays empty.")
      return Data()
    }
    guard let services = GraphicsServices.current else { return Data() }
    return services.writePDF(document) ?? Data()
  }

  // MARK: Links

  /// Makes a place on the page open an address, or go to a named place.
  ///
  /// - Parameter rect: in points from the page's bottom left, upwards, whatever the context's transform is; the
  ///   context's `userSpaceToDeviceSpaceTransform` takes what is drawn there.
  // iOS-BEHAVIOUR: links and names are placed in the PDF's own coordinates. Evidence: unmeasured.
  func add(_ kind: RecordedDocument.Mark.Kind, _ rect: CGRect) {
    let rect = rect.standardized
    marks.append(
      .init(
        kind,
        CGRect(
          x: rect.minX, y: bounds.height - rect.maxY, width: rect.width, height: rect.height)))
  }
}
