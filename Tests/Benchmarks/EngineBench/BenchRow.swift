/// One row of the table.
struct BenchRow {
  let name: String
  /// What `measure` answers in.
  let unit: String
  /// The greatest value that is good enough.
  let target: Double
  /// Sets the work up, does it, and checks that it was done.
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

/// What a row found wrong with the work that it measured.
struct WrongResult: Error, CustomStringConvertible {
  let description: String

  /// Throws with `problem` unless `isRight`.
  static func unless(_ isRight: Bool, _ problem: @autoclosure () -> String) throws {
    guard isRight else { throw WrongResult(description: problem()) }
  }
}
