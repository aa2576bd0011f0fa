import PlatformInterface

/// Begins a PDF that is drawn into from now on, on this thread, and that replaces what `data` holds when it ends.
///
/// - Parameters:
///   - bounds: what a page shows where nothing else is said; an empty rectangle is a sheet of 612×792 points.
///   - documentInfo: what is said of the document, by the keys `kCGPDFContextTitle` and its like.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(bounds, documentInfo) { data.setData($0) }
}

/// Begins a PDF that is drawn into from now on, on this thread, and is written into a file when it ends.
///
/// - Returns: false where no file can be made there.
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  begin(bounds, documentInfo) { data in
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      Log.write("A PDF could not be written to \(path): \(error.localizedDescription)")
    }
  }
  return true
}

private func begin(
  _ bounds: CGRect, _ info: [AnyHashable: Any]?, _ finish: @escaping (Data) -> Void
) {
  let drawing = PDFDrawing(bounds: bounds, info: info)
  GraphicsContextStack.current.entries.append(
    .init(context: drawing.context, pdf: .init(drawing: drawing, finish: finish)))
}

/// Ends the PDF that was begun last, which is written now.
public func UIGraphicsEndPDFContext() {
  let stack = GraphicsContextStack.current
  guard let pdf = stack.entries.last?.pdf else {
    return Log.write("UIGraphicsEndPDFContext: no PDF was begun.")
  }
  stack.entries.removeLast()
  pdf.finish(pdf.drawing.finish())
}

/// Ends the page and begins the next, of the bounds that the PDF was begun with.
public func UIGraphicsBeginPDFPage() { current("UIGraphicsBeginPDFPage")?.beginPage() }

/// Ends the page and begins the next.
///
/// - Parameters:
///   - bounds: what the page shows; an empty rectangle stands for the bounds that the PDF was begun with.
///   - pageInfo: what is said of the page, of which a `kCGPDFContextMediaBox` counts where the bounds are empty.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  current("UIGraphicsBeginPDFPageWithInfo")?
    .beginPage(bounds.isEmpty ? nil : bounds, info: pageInfo)
}

/// Returns what the present page shows; an empty rectangle where no PDF is drawn.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  GraphicsContextStack.current.entries.last?.pdf?.drawing.bounds ?? .zero
}

/// Makes a rectangle of the page, in the PDF's coordinates from the bottom left, open an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  current("UIGraphicsSetPDFContextURLForRect")?.add(.address(url.absoluteString), rect)
}

/// Gives a point of the page, in the PDF's coordinates, a name that links go to.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  current("UIGraphicsAddPDFContextDestinationAtPoint")?
    .add(.place(name), CGRect(origin: point, size: .zero))
}

/// Makes a rectangle of the page, in the PDF's coordinates, go to the point of a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  current("UIGraphicsSetPDFContextDestinationForRect")?.add(.link(name), rect)
}

private func current(_ caller: String) -> PDFDrawing? {
  let pdf = GraphicsContextStack.current.entries.last?.pdf
  if pdf == nil { Log.write("\(caller): no PDF was begun.") }
  return pdf?.drawing
}
