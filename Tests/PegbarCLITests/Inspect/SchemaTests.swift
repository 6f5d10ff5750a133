import Foundation
import Testing

/// Every answer in JSON is as `Inspector.schema.json` says, for every lesson.
struct `The schema of inspections` {
  private static let root =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let lessons =
    ((try? FileManager.default.contentsOfDirectory(atPath: root + "/Scenes")) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  private func problems(_ words: [String]) async throws -> [String] {
    let workspace = try Workspace()
    let run = try await CommandRun(["inspect"] + words + ["--json"], in: workspace.path)
    let value = try JSONSerialization.jsonObject(with: run.outputBytes)
    let schema = try JSONSchema(at: Self.root + "/Sources/Documentation/Inspector.schema.json")
    let status = (value as? [String: Any])?["status"] as? Int
    return schema.problems(of: value) + (status == 0 ? [] : ["the status is \(status ?? -1)"])
  }

  @Test(arguments: lessons)
  func `holds for what is asked of a lesson`(name: String) async throws {
    let scene = Self.root + "/Scenes/" + name
    for question in [
      ["tree"], ["animations", "--click", "100,100@0.1"], ["hit", "100,100"], ["depth"], ["cost"],
    ] {
      #expect(try await problems([scene] + question + ["--at", "0.2"]) == [])
    }
  }

  @Test(arguments: [
    ["FadeIn.swift", "layer", "#card", "--click", "200,150@0.1", "--at", "0.2"],
    ["FadeIn.swift", "why", "#card.opacity", "--click", "200,150@0.1", "--at", "0.2"],
    [
      "SuppressedPosition.swift", "why", "#plain.position", "--click", "200,150@0.1", "--at", "0.2",
    ],
    ["FadeIn.swift", "trail", "#card", "--click", "200,150@0.1", "--at", "0.2"],
    ["SuppressedPosition.swift", "trail", "#plain", "--click", "200,150@0.1", "--at", "0.2"],
    ["Masks.swift", "cost", "--at", "0.2"],
    ["ChainedFades.swift", "log", "--click", "200,150@0.1", "--at", "2"],
    ["DisplayLink.swift", "animations", "--at", "0.5"],
    ["SuppressedPosition.swift", "diff", "0", "0.2", "--click", "200,150@0.1"],
  ])
  func `holds for each other question`(words: [String]) async throws {
    let scene = Self.root + "/Scenes/" + (words.first ?? "")
    #expect(try await problems([scene] + words.dropFirst()) == [])
  }

  @Test func `says what is wrong with an answer that is not as it should be`() throws {
    let schema = try JSONSchema(at: Self.root + "/Sources/Documentation/Inspector.schema.json")
    let wrong: [String: Any] = [
      "command": "inspect", "status": 0, "error": NSNull(), "version": 2, "time": "0", "more": 1,
    ]
    #expect(
      schema.problems(of: wrong).sorted() == [
        "$.time: 0 is no number", "$.version: 2 is not 1", "$: nothing is said of more",
      ]
    )
  }
}
