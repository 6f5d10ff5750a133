/// A literal of a scene whose value can be replaced in the built program.
package struct LiteralMark: Codable, Equatable, Sendable {
  /// The offset of its first byte in the text, a minus sign included.
  package var offset: Int
  /// Its length, in bytes.
  package var length: Int
  package var kind: LiteralToken.Kind
  package var type: LiteralType
  /// Whether the compiler finds the same type for a whole number in place of a fraction: `0.5` alone is a `Double`,
  /// and `1` an `Int`.
  package var takesInteger = false

  package init(offset: Int, length: Int, kind: LiteralToken.Kind, type: LiteralType) {
    (self.offset, self.length, self.kind, self.type) = (offset, length, kind, type)
  }
}
