/// The first stored property of objects that attributed strings have as values.
///
/// Foundation on Linux compares such values when the runs that have them meet. It takes the first word of a Swift
/// object for the header of one of its own, and stops the process where that names no type, as a color's red 1.0
/// does. With this word there the objects' own `isEqual(_:)` is asked.
nonisolated struct AttributeValueHeader: Sendable {
  /// The number of the most general type, where Foundation looks for it.
  private let word: UInt = 1 << 8
}
