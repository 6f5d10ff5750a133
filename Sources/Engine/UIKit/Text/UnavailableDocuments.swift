public import Foundation

// Documents of text in HTML or RTF are read by WebKit and Cocoa's text system: the compiler says why there are none.

/// Not available: attributed strings are not read from documents.
extension NSAttributedString {
  /// Not available.
  @available(*, unavailable, message: "Pegbar reads no HTML and no RTF: set the attributes in code")
  public enum DocumentType {
    /// Not available.
    case plain, html, rtf, rtfd
  }

  /// Not available.
  @available(*, unavailable, message: "Pegbar reads no HTML and no RTF: set the attributes in code")
  public enum DocumentReadingOptionKey {
    /// Not available.
    case documentType, characterEncoding, defaultAttributes
  }

  /// Not available.
  @available(*, unavailable, message: "Pegbar reads no HTML and no RTF: set the attributes in code")
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(string: "")
  }
}
