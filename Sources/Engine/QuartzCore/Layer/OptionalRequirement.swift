/// Whether an object has a method of its own for a requirement that is optional (DI3).
///
/// Swift has no optional requirements without Objective-C. So the default body of each says here that
/// nothing was implemented, and who makes the call looks whether that was said.
@MainActor
package enum OptionalRequirement {
  /// What a default body calls, and does no more.
  package static func isNotImplemented() {
    Engine.current.requirementWasMissing = true
  }

  /// Makes a call of one optional requirement, and tells whether a body other than the default answered.
  ///
  /// Calls nest: what the body itself calls has no part in the answer.
  package static func isAnswered(by call: () -> Void) -> Bool {
    let engine = Engine.current
    let outer = engine.requirementWasMissing
    defer { engine.requirementWasMissing = outer }
    engine.requirementWasMissing = false
    call()
    return !engine.requirementWasMissing
  }
}
