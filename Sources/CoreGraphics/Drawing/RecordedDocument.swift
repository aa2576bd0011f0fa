import Foundation

/// Pages that were drawn, with what leads from one to another: what a PDF is written of.
package struct RecordedDocument: Sendable {
  /// A place on a page that a click leads away from, or that has a name.
  package struct Mark: Sendable {
    /// What the mark is.
    package enum Kind: Sendable {
      /// Opens an address.
      case address(String)
      /// Goes to the place of a name.
      case link(String)
      /// Is the place of a name; its rectangle has no size.
      case place(String)
    }

    /// In points from the page's top left.
    package var rect: CGRect
    /// What the mark is.
    package var kind: Kind

    /// Makes a mark.
    package init(_ kind: Kind, _ rect: CGRect) {
      self.kind = kind
      self.rect = rect
    }
  }

  /// One page.
  package struct Page: Sendable {
    /// What is on it; its bounds are the page's, in points.
    package var record: DrawingRecord
    /// Its links and named places.
    package var marks: [Mark]

    /// Makes a page.
    package init(record: DrawingRecord, marks: [Mark]) {
      self.record = record
      self.marks = marks
    }
  }

  /// The pages in their order.
  package var pages: [Page] = []
  /// What a reader shows of the document.
  package var title, author, subject, keywords, creator: String?
  /// When it was made.
  package var date = Date()

  /// Makes a document without pages.
  package init() {}
}

/// The key of the name of the program that made a document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of a document's author.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of a document's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of what a document is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of the words by which a document is found: a text, or several.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of a page's size, a `CGRect`, in what is said of one page.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// The key of the password that opens a document, which is not kept from anybody here and reported.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// The key of the password that lets a document be changed, which is reported.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The key of whether a document may be printed, which is reported.
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// The key of whether texts of a document may be copied, which is reported.
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
