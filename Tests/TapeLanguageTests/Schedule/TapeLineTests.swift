import TapeLanguage
import Testing

/// What a lecture plays at a press of a key.
@Suite struct `Lines of a lecture` {
  private static func tape(_ text: String) -> Tape { TapeReading(text, file: "a.tape").tape }

  /// The lines' texts, and the indices of their first commands.
  @Test(arguments: [
    ("", []),
    ("Set FPS 60\nOutput a.gif\nNote \"Hello\"", []),
    ("Caption \"A\"\nClick #a\nClick #b", ["0 Caption \"A\"", "1 Click #a", "2 Click #b"]),
    (
      "Click #a\nSleep 1s\nWaitFor #a.x == 1 timeout 1s\nExpect #a.x == 1\nGolden a\nKey A",
      ["0 Click #a", "5 Key A"]
    ),
    ("Sleep 1s\nClick #a", ["0 Click #a"]),
    ("Sleep 1s", ["0 Sleep 1s"]),
    ("Click #a\nHide\nKey A\nKey B\nShow\nSleep 1s\nClick #b", ["0 Click #a", "1 Click #b"]),
    ("Click #a\nHide\nKey A", ["0 Click #a", "1 Hide"]),
    ("Note \"N\"\nClick #a\nNote \"M\"\nClick #b", ["1 Click #a", "3 Click #b"]),
  ])
  func `begin with what is seen, and have what waits and checks after it`(
    _ text: String,
    _ expected: [String]
  ) {
    #expect(Self.tape(text).lines.map { "\($0.first) \($0.text)" } == expected)
  }

  @Test func `have the note that stands last before the next of them`() {
    let tape = Self.tape(
      "Note \"A\"\nClick #a\nNote \"B\"\nSleep 1s\nNote \"C\"\nClick #b\nClick #c\nNote \"D\""
    )
    #expect((0...3).map { tape.note(afterLines: $0) } == ["A", "C", "C", "D"])
    #expect(Self.tape("Click #a").note(afterLines: 0) == nil)
    #expect((0...3).map { tape.limit(ofLines: $0) } == [1, 5, 6, 8])
  }

  /// The player stops before the next line, and goes on later with the times of that moment.
  @Test func `are played one at a time, and later than a recording does`() throws {
    var player = TapePlayer(
      Self.tape("Set FPS 50\nCaption \"A\"\nMove 40,40 100ms\nSleep 100ms\nKey A"),
      pointer: TapePoint(x: 10, y: 10)
    )
    let scene = SceneStub()
    player.limit = 2
    let frame = player.next(scene)
    let first = try #require(frame)
    #expect(first.caption?.text == "A" && first.inputs.isEmpty && player.isAtLimit)
    // A second goes by.
    player.limit = 4
    player.resume(at: 1.013)
    #expect(player.nextTime == 1.02)
    var times: [Double] = []
    while !player.isAtLimit, let frame = player.next(scene) {
      times.append(frame.time)
      #expect(frame.caption?.begin == 0)
    }
    #expect(times.first == 1.02 && times.last == 1.22 && times.count == 11)
    player.limit = nil
    player.resume(at: 1.22)
    let end = player.next(scene)
    let last = try #require(end)
    #expect(last.pointer == TapePoint(x: 40, y: 40))
    #expect(last.time == 1.22 && last.inputs.map(\.time) == [1.22])
  }
}
