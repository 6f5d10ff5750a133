/// The first stored property of objects that are values in attributed strings.
///
/// Foundation on Linux compares such values when runs with them meet. It reads the first word of a Swift object as the
/// header of one of its own objects, and traps if that is no valid type, such as the red component 1.0 of a color. With
/// this word in its place Foundation calls the objects' own `isEqual(_:)`.
nonisolated struct AttributeValueHeader: Sendable {
  /// The number of the most general type, at the place where Foundation reads the type.
  private let word: UInt = 1 << 8
}
