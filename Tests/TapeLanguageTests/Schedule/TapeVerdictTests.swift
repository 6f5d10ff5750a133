import TapeLanguage
import Testing

/// What a tape finds out about a scene.
struct `Expectations of a tape` {
  private var scene = SceneStub(values: { name, scene in
    switch name {
    case "card.opacity": .number(scene.time)
    case "card.presses":
      .number(
        Double(scene.heard.count(where: { if case .press = $0.kind { true } else { false } }))
      )
    default: nil
    }
  })

  private mutating func messages(_ text: String) throws -> [String?] {
    try scene.play(text).flatMap(\.verdicts).map(\.message)
  }

  @Test mutating func `an expectation is held against the scene as it is then`() throws {
    let text = "Sleep 500ms\nExpect #card.opacity == 0.5\nSleep 20ms\nExpect #card.opacity == 0.5"
    let messages = try messages(text)
    #expect(
      messages == [nil, "a.tape:4:1: error: Expect #card.opacity == 0.5: it is 0.52"]
    )
  }

  @Test mutating func `input before it has been heard`() throws {
    let frames = try scene.play(
      "Click\nExpect #card.presses == 1\nKey a\nExpect #card.presses == 1"
    )
    #expect(frames.flatMap(\.verdicts).map(\.isFailure) == [false, false])
    // The release is at 80 ms, in frame 4; the key at 100 ms, at frame 5, and 120 ms for it.
    let numbers = frames.filter { !$0.verdicts.isEmpty }.map(\.number)
    #expect(numbers == [5, 11])
  }

  @Test mutating func `what is not there is never as expected`() throws {
    let messages = try messages("Expect #card.opactiy != 7")
    #expect(
      messages == ["a.tape:1:1: error: Expect #card.opactiy != 7: #card has no property opactiy"]
    )
  }

  @Test mutating func `waiting ends with the first frame of which it is true`() throws {
    let frames = try scene.play("WaitFor #card.opacity > 0.35 timeout 2s\nKey a")
    let waited = frames.first { !$0.verdicts.isEmpty }
    #expect(waited?.number == 18)
    #expect(waited?.verdicts.map(\.outcome) == [.holds(.number(0.36))])
    #expect(scene.heard.map(\.time) == [0.36])
  }

  @Test
  mutating func `waiting in vain ends in time, with what was seen last, and the tape goes on`()
    throws
  {
    let frames = try scene.play("Sleep 1s\nWaitFor #card.opacity > 9 timeout 500ms\nKey a")
    let failed = frames.filter { !$0.verdicts.isEmpty }
    #expect(failed.map(\.number) == [75])
    #expect(
      failed.flatMap(\.verdicts).map(\.message) == [
        "a.tape:2:1: error: WaitFor #card.opacity > 9 timeout 500ms: after 500ms it is 1.5"
      ]
    )
    #expect(scene.heard.map(\.time) == [1.5])
  }

  @Test mutating func `pictures are of the frame in which they stand`() throws {
    let text = "Sleep 1s\nScreenshot a.png\nGolden press tolerance 2\nGolden b\nSleep 1s"
    let frames = try scene.play(text)
    let taken = frames.filter { !$0.pictures.isEmpty }
    #expect(taken.map(\.number) == [50])
    #expect(
      taken.flatMap(\.pictures).map(\.use) == [
        .screenshot(path: "a.png"), .golden(name: "press", tolerance: 2),
        .golden(name: "b", tolerance: 0),
      ]
    )
    #expect(taken.flatMap(\.pictures).map(\.command.place.line) == [2, 3, 4])
  }
}
