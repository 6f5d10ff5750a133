/// Detects whether an object implements an optional requirement itself (DI3).
///
/// Swift has no optional requirements without Objective-C. So the default implementation of each calls
/// `isNotImplemented()`, and the caller checks whether it did.
@MainActor
package enum OptionalRequirement {
  /// What a default body calls, and does no more.
  package static func isNotImplemented() {
    EngineState.inUse.requirementWasMissing = true
  }

  /// Calls one optional requirement; returns whether it has an implementation other than the default.
  ///
  /// Calls nest: calls in the implementation itself do not change the result.
  package static func isAnswered(by call: () -> Void) -> Bool {
    let engine = EngineState.inUse
    let outer = engine.requirementWasMissing
    defer { engine.requirementWasMissing = outer }
    engine.requirementWasMissing = false
    call()
    return !engine.requirementWasMissing
  }
}
