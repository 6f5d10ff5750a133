/// One row of the results.
struct BenchRow {
  let name: String
  /// The unit of the result of `measure`.
  let unit: String
  /// The maximum value that is good enough.
  let target: Double
  /// Sets the work up, does it, checks that it was done, and returns the figure.
  let measure: () throws -> Double

  /// A row in microseconds for one operation.
  static func microseconds(
    _ name: String,
    target: Double,
    measure: @escaping () throws -> Double
  ) -> BenchRow {
    BenchRow(name: name, unit: "µs", target: target, measure: measure)
  }
}

/// An error in the result of the measured work.
struct WrongResult: Error, CustomStringConvertible {
  let description: String

  /// Throws with `problem` unless `isRight`.
  static func unless(_ isRight: Bool, _ problem: @autoclosure () -> String) throws {
    guard isRight else { throw WrongResult(description: problem()) }
  }
}
