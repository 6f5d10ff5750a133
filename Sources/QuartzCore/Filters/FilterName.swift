/// The name of a filter on its layer, which key paths know it by.
///
/// Frames compare it: by a number first, so that texts that differ are seldom read.
package struct FilterName: Hashable, Sendable {
  package let text: String
  private let digest: Int

  package init(_ text: String) {
    (self.text, digest) = (text, text.hashValue)
  }
}
