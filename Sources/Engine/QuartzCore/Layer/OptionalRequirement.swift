/// Detects whether an object implements an optional requirement itself (DI3).
///
/// Swift has no optional requirements without Objective-C. So the default implementation of each calls
/// `isNotImplemented()`, and the caller checks whether it did.
@MainActor
package enum OptionalRequirement {
  private static var wasMissing = false

  /// Called by a default implementation, which does nothing else.
  package static func isNotImplemented() {
    wasMissing = true
  }

  /// Calls one optional requirement; returns whether it has an implementation other than the default.
  ///
  /// Calls nest: calls in the implementation itself do not change the result.
  package static func isAnswered(by call: () -> Void) -> Bool {
    let outer = wasMissing
    defer { wasMissing = outer }
    wasMissing = false
    call()
    return !wasMissing
  }
}
