/// The types that values of properties and of their components have.
package enum ValueKind: Sendable {
  case number, flag, point, size, rect, transform, color, image, text, path
  /// A set of flags, as a whole number.
  case bits
  /// Three numbers: what some value functions take.
  case triple
  /// Lists of numbers and of colors.
  case numbers, colors
  /// A layer's filters.
  case filters

  /// Whether sums of such values exist (B7).
  package var canBeAdded: Bool {
    switch self {
    case .number, .triple, .point, .size, .rect, .transform, .color, .numbers, .colors: true
    case .flag, .image, .text, .path, .bits, .filters: false
    }
  }
}
