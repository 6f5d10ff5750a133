import Foundation
import QuartzCore
import Testing

/// One numeric case: what goes in, what must come out, and how near.
nonisolated struct OracleCase<Input: Decodable, Expected: Decodable>: Decodable {
  let id: String
  let input: Input
  let expected: Expected
  /// Absolute, on every number of `expected`.
  let tolerance: Double
}

/// What a case expects where only Apple's own behavior could decide: each reading's answer.
nonisolated struct OracleDispute<Expected: Decodable>: Decodable {
  let variants: [String: Expected]
  /// The reading that the author of the case would choose, if any.
  let recommended: String?

  /// What may come out.
  ///
  /// - Parameters:
  ///   - proven: Readings that known values speak for, whatever is recommended.
  ///   - decided: Readings that the engine documents as its decision where nothing is recommended.
  /// - Returns: The answer of the reading that holds; of every reading where none is known to.
  func readings(proven: Set<String> = [], decided: Set<String> = []) -> [Expected] {
    let known = variants.filter { proven.contains($0.key) }
    if !known.isEmpty { return Array(known.values) }
    if let recommended, let reading = variants[recommended] { return [reading] }
    let ours = variants.filter { decided.contains($0.key) }
    return Array((ours.isEmpty ? variants : ours).values)
  }
}

/// The files of numeric cases: those in the folder that `PEGBAR_ORACLE` names, else the bundled ones.
enum OracleFile {
  static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: url(name).path)
  }

  static func cases<Input: Decodable, Expected: Decodable>(
    _ name: String,
    _ input: Input.Type,
    _ expected: Expected.Type
  ) throws -> [OracleCase<Input, Expected>] {
    let cases = try JSONDecoder().decode(
      [OracleCase<Input, Expected>].self,
      from: Data(contentsOf: url(name))
    )
    try #require(!cases.isEmpty)
    return cases
  }

  /// Whether the cases come from a folder of the caller's.
  static var isElsewhere: Bool { elsewhere != nil }

  private static var elsewhere: String? { ProcessInfo.processInfo.environment["PEGBAR_ORACLE"] }

  private static func url(_ name: String) -> URL {
    let folder =
      elsewhere.map { URL(fileURLWithPath: $0) }
      ?? Bundle.module.bundleURL.appendingPathComponent("Oracle")
    return folder.appendingPathComponent("\(name).json")
  }
}

/// A number that may be written as the string "infinity".
nonisolated struct OracleNumber: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      value = text == "infinity" ? .infinity : .nan
    } else {
      value = try container.decode(Double.self)
    }
  }
}

/// Records a failure that names the case unless all numbers agree within its tolerance.
func expectCase(_ id: String, _ actual: [Double], _ expected: [Double], _ tolerance: Double) {
  expectCase(id, actual, anyOf: [expected], tolerance)
}

/// Records a failure that names the case unless all numbers of one answer agree within its tolerance.
func expectCase(
  _ id: String,
  _ actual: [Double],
  anyOf answers: [[Double]],
  _ tolerance: Double
) {
  let agrees = answers.contains { expected in
    actual.count == expected.count
      && zip(actual, expected).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
  }
  if !agrees { Issue.record("\(id): expected \(answers), got \(actual)") }
}

nonisolated extension CATransform3D {
  /// A matrix as the cases write it: sixteen numbers, row by row.
  init(elements e: [Double]) {
    self.init(
      rows: SIMD4(e[0], e[1], e[2], e[3]),
      SIMD4(e[4], e[5], e[6], e[7]),
      SIMD4(e[8], e[9], e[10], e[11]),
      SIMD4(e[12], e[13], e[14], e[15])
    )
  }
}
