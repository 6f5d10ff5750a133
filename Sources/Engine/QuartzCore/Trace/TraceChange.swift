/// Why a property that was set keeps its value.
package enum TraceKeeping: Sendable {
  /// It has that value already.
  case isEqual
  /// The value is not finite.
  case isNotFinite
}

/// The open transaction in which a change is made.
package struct TraceTransaction: Hashable, Sendable {
  /// The number of open transactions, the implicit one included.
  package let depth: Int
  /// Seconds.
  package let duration: Double
  package let disablesActions: Bool
  /// The control points of its timing function; `nil` for none.
  package let timing: [Double]?
  package let hasCompletion: Bool
}

/// What runs while a change is made.
package struct TraceCause: Hashable, Sendable {
  package enum Kind: String, Sendable { case start, input, timer, displayLink, code }

  package let kind: Kind
  /// What it is, in words.
  package let text: String
  /// Media time, in seconds.
  package let time: Double
  /// Counts the causes of a trace.
  package let number: Int
}
