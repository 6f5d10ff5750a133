/// What a tape queries of the scene: its state at the frame's time, before the frame's input.
package protocol TapeContext {
  /// The place of a layer or a view.
  ///
  /// - Parameter place: A name or an identifier, never a point.
  /// - Returns: The rectangle in points of the window; `nil` where there is none.
  func rectangle(of place: TapeTarget.Place) -> TapeRectangle?

  /// The value of a property.
  ///
  /// - Parameters:
  ///   - keyPath: A key path, such as `presentation.opacity`; `hit` for what is hit at a point.
  ///   - place: A name or an identifier; a point for what is hit there.
  /// - Returns: `nil` where there is no such property, layer or view; `absence(of:at:)` says why.
  func value(of keyPath: String, at place: TapeTarget.Place) -> TapeValue?

  /// Why there is no rectangle or no value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path whose value is missing; `nil` where the place itself is.
  ///   - place: A name or an identifier, never a point.
  /// - Returns: The reason.
  func absence(of keyPath: String?, at place: TapeTarget.Place) -> TapeAbsence
}
