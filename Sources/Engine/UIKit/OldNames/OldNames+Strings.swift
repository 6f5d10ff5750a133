public import Foundation

/// Swift 3's names of what strings measure and draw.
nonisolated extension NSString {
  /// The old name of `size(withAttributes:)`.
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }
}

nonisolated extension String {
  /// The old name of `size(withAttributes:)`.
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }
}
