/// What a literal is the value of, as far as the text around it says.
struct LiteralSite: Equatable {
  /// The limits of a `@PreviewState` variable.
  struct State: Equatable {
    /// The name that the value is kept under.
    var name = ""
    var range: ClosedRange<Double>?
    /// The values that it may have, as they are written.
    var choices: [String] = []
  }

  /// The line, from 1.
  var line = 1
  /// The argument's label, or the last name of what is assigned: `duration`; empty for neither.
  var label = ""
  /// What is called, or whose property is assigned: `UIColor`, `spring`; empty for neither.
  var owner = ""
  /// The offset of the call's parenthesis; `nil` outside of one.
  var call: Int?
  /// Whether it is the whole value, and not a part of a sum or a product.
  var isAlone = false
  /// The number that it is divided by, where the quotient is the whole value: 255 of `51 / 255`.
  var divisor: Double?
  /// The kept variable whose first value it is.
  var state: State?

  /// `spring.mass`, `UIColor(red:)`, `duration`.
  var name: String {
    if call != nil { return label.isEmpty ? "\(owner)()" : "\(owner)(\(label):)" }
    return owner.isEmpty ? label : "\(owner).\(label)"
  }
}
