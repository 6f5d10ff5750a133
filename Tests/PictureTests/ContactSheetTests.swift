import Foundation
import Testing

/// The sheets on which all golden pictures are seen together.
struct `Contact sheets` {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  private func pictures(in folder: String) throws -> [String] {
    let path = Self.tests.appendingPathComponent(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }
  }

  /// `make contact-sheets` lays them out again.
  @Test func `show all golden pictures, and no others`() throws {
    let list = Self.tests.appendingPathComponent("Benchmarks/ContactSheets/Sheets/names.txt")
    let sheets = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    let names = sheets.flatMap { $0.split(separator: " ").map(String.init) }
    let kept = try pictures(in: "PegbarCLITests/Golden") + pictures(in: "PictureTests/Golden")
    #expect(names.sorted() == kept.sorted())
    #expect(try pictures(in: "Benchmarks/ContactSheets/Sheets").count == sheets.count)
  }
}
