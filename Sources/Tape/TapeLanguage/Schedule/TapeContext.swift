/// What a tape has to know of the scene that it is played to, as that is at the frame's time, before its input.
package protocol TapeContext {
  /// Where a layer or a view is.
  ///
  /// - Parameter place: A name or an identifier, never a point.
  /// - Returns: In points of the window; `nil` where there is none.
  func rectangle(of place: TapeTarget.Place) -> TapeRectangle?

  /// What a property is.
  ///
  /// - Parameters:
  ///   - keyPath: Such as `presentation.opacity`.
  ///   - place: A name or an identifier, never a point.
  /// - Returns: `nil` where there is no such property, or nothing that has it.
  func value(of keyPath: String, at place: TapeTarget.Place) -> TapeValue?
}
