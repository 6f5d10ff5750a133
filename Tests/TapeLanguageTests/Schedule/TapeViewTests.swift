import TapeLanguage
import Testing

/// What the viewer sees beside the scene.
struct `Captions, chapters and zoom` {
  private var scene = SceneStub()

  @Test mutating func `a caption stays until the next, and takes no time`() throws {
    let frames = try scene.play(
      "Set FPS 10\nCaption \"a\"\nSleep 200ms\nCaption \"b\"\nSleep 200ms\nCaption \"\"\nSleep 100ms"
    )
    #expect(frames.map(\.caption?.text) == ["a", "a", "b", "b", nil])
    #expect(frames[2].caption == TapeCaption(text: "b", begin: 0.2, end: nil))
  }

  @Test mutating func `a caption with a duration goes away by itself`() throws {
    let frames = try scene.play("Set FPS 10\nSleep 150ms\nCaption \"a\" 200ms\nSleep 350ms")
    #expect(frames.map(\.caption?.text) == [nil, nil, "a", "a", nil])
    #expect(frames[2].caption == TapeCaption(text: "a", begin: 0.15, end: 0.35))
  }

  @Test mutating func `a chapter is waited for`() throws {
    let frames = try scene.play("Set FPS 10\nChapter \"One\" 300ms\nKey a\nChapter \"Two\"")
    #expect(frames.prefix(4).map(\.chapter?.text) == ["One", "One", "One", nil])
    #expect(scene.heard.map(\.time) == [0.3])
    #expect(frames.last?.chapter == TapeCaption(text: "Two", begin: 0.42, end: 1.92))
    #expect(frames.count == 20)
  }

  @Test mutating func `a zoom goes to its target and is there at its end`() throws {
    let frames = try scene.play("Zoom #card 3x 100ms\nZoom #knob 2x 40ms\nZoom off 40ms")
    let zooms = frames.map(\.zoom)
    try #require(zooms.count == 10)
    let card = TapePoint(x: 140, y: 80)
    let knob = TapePoint(x: 310, y: 210)
    #expect(zooms[0] == TapeZoom(factor: 1, center: card))
    #expect(zooms.prefix(6).allSatisfy { $0.center == card })
    #expect(zip(zooms.prefix(5), zooms.prefix(6).dropFirst()).allSatisfy { $0.factor < $1.factor })
    #expect(zooms[5] == TapeZoom(factor: 3, center: card))
    #expect(zooms[6] == TapeZoom(factor: 2.5, center: TapePoint(x: 225, y: 145)))
    #expect(zooms[7] == TapeZoom(factor: 2, center: knob))
    #expect(zooms[8] == TapeZoom(factor: 1.5, center: knob))
    #expect(zooms[9] == TapeZoom(factor: 1, center: knob))
  }

  @Test mutating func `a zoom to what is not there fails, and nothing moves`() throws {
    let frames = try scene.play("Zoom #crad 3x\nSleep 100ms")
    #expect(frames.flatMap(\.verdicts).map(\.isFailure) == [true])
    #expect(frames.allSatisfy { $0.zoom.factor == 1 })
  }
}
