import Foundation
import SceneProtocol
import TapeLanguage
import Testing

@testable import PreviewApp

/// A tape of four lines.
nonisolated private let fourLines = """
  Set Scene here.swift
  Caption "A"
  Click #a
  Sleep 1s
  Click #b
  Key X
  """

/// How far a tape is in its window, and where it is when its text changes.
@Suite struct `A tape's place in its window` {
  /// The folder of the tape and its scene.
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "here.swift"))
  }

  /// The tape's file with a text.
  private func file(_ text: String = fourLines) throws -> LiveTapeFile {
    let path = folder.appending(path: "a.tape").path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let file = LiveTapeFile(reading: path)
    #expect(file.problem == nil)
    return file
  }

  private func state(_ starts: [Double]) throws -> LiveTapeState {
    var state = LiveTapeState(try file())
    for (line, time) in starts.enumerated() {
      state.note(.began(line: line, time: time))
      state.note(.ended(line: line))
    }
    return state
  }

  @Test func `is found by a time, and later lines are kept until another is played`() throws {
    var state = try self.state([0.5, 1, 3])
    let wanted = state.request(at: 2)
    let request = try #require(wanted)
    #expect(request.lines == 2 && request.starts == [0.5, 1] && !request.isLastWhole)
    #expect(state.count == 2 && state.starts == [0.5, 1, 3])
    #expect(state.hasLine(until: 3) && !state.hasLine(until: 2.9))
    state.note(.began(line: 2, time: 2.5))
    #expect(state.starts == [0.5, 1, 2.5] && state.isPlaying)
    let taken = (0..<4).map { _ in state.takeBack() }
    #expect(taken == [2.5, 1, 0.5, nil] && state.count == 0)
  }

  /// The changed text, the lines that are played then, and how many keep their times.
  @Test(arguments: [
    (fourLines.replacing("Key X", with: "Key Y"), 2, 2),
    (fourLines.replacing("1s", with: "2s"), 2, 1),
    (fourLines.replacing("Caption \"A\"", with: "Move 1,1\nCaption \"A\""), 3, 0),
    (fourLines.replacing("Caption \"A\"\n", with: ""), 1, 0),
    (fourLines.replacing("Click #a\n", with: ""), 2, 0),
    ("Set FPS 60\n" + fourLines, 2, 0),
    (fourLines.replacing("Click #a", with: "Note \"N\"\nClick #a"), 2, 2),
  ])
  func `stays after the same line when the text changes`(
    _ text: String,
    _ lines: Int,
    _ same: Int
  ) throws {
    var state = try self.state([0.5, 1])
    let isKept = state.take(try file(text))
    #expect(isKept == (lines == same))
    let wanted = state.request(at: 2)
    let request = try #require(wanted)
    try FileManager.default.removeItem(at: folder)
    #expect(request.lines == lines && request.starts.count == same)
    #expect(request.isLastWhole == !isKept)
  }

  @Test func `is said in words`() throws {
    #expect(try state([]).words == "before line 1 of 4: Caption \"A\"")
    #expect(try state([1, 2]).words == "line 2 of 4: Click #a")
  }
}
