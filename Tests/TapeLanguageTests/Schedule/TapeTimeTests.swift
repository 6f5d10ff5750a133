import TapeLanguage
import Testing

/// When frames are, and how many.
struct `Times of a recording` {
  @Test(arguments: 10...120)
  func `a second has as many frames as are asked for, each exactly at its time`(
    framesPerSecond: Int
  ) throws {
    var scene = SceneStub()
    let frames = try scene.play("Set FPS \(framesPerSecond)\nSleep 1s")
    #expect(frames.map(\.number) == Array(0..<framesPerSecond))
    let times = (0..<framesPerSecond).map { Double($0) / Double(framesPerSecond) }
    #expect(frames.map(\.time) == times)
  }

  @Test(arguments: [10, 29, 100, 150, 1000], [10, 24, 60, 120])
  func `a clip of another speed has frames exactly at other times`(
    hundredths: Int,
    framesPerSecond: Int
  ) throws {
    var scene = SceneStub()
    let speed = TapeSpeed(hundredths: hundredths)
    let frames = try scene.play("Set FPS \(framesPerSecond)\nSet PlaybackSpeed \(speed)\nSleep 3s")
    // The last frame is the last one before the sleep is over.
    #expect(frames.count == (300 * framesPerSecond + hundredths - 1) / hundredths)
    let times = frames.indices.map { Double($0 * hundredths) / Double(100 * framesPerSecond) }
    #expect(frames.map(\.time) == times)
  }

  @Test func `a window's clock is the scene's, whatever the speed of the clip`() throws {
    let tape = TapeReading("Set FPS 20\nSet PlaybackSpeed 4\nSleep 1s", file: "a.tape").tape
    var player = TapePlayer(tape, pointer: .zero, clock: TapeClock(framesPerSecond: 20))
    var times: [Double] = []
    while let frame = player.next(SceneStub()) { times.append(frame.time) }
    #expect(times == (0..<20).map { Double($0) / 20 })
    player = TapePlayer(tape, pointer: .zero)
    player.resume(at: 0.41)
    #expect(player.nextTime == 0.6)
  }

  @Test func `a thousand milliseconds are a second`() throws {
    var scene = SceneStub()
    let sleeps = String(repeating: "Sleep 1ms\n", count: 1000)
    let frames = try scene.play("Set FPS 60\n\(sleeps)Screenshot a.png\nSleep 1s")
    #expect(frames.count == 120)
    let shots = frames.filter { !$0.pictures.isEmpty }.map(\.number)
    #expect(shots == [60])
  }

  @Test(arguments: [
    ("", 1), ("Set Duration 500ms", 25), ("Sleep 1s\nSet Duration 500ms", 50),
    ("Sleep 200ms\nSet Duration 500ms", 25), ("Hide\nShow", 1), ("Sleep 1s\nHide", 50),
    ("Sleep 1001ms", 51), ("Sleep 1s\nScreenshot end.png", 51),
  ])
  func `a recording is as long as its commands, or as set`(text: String, count: Int) throws {
    var scene = SceneStub()
    #expect(try scene.play(text).count == count)
  }

  @Test func `once it is over it stays so`() {
    var player = TapePlayer(Tape([]), pointer: .zero)
    #expect(player.next(SceneStub()) != nil)
    #expect(player.next(SceneStub()) == nil)
    #expect(player.next(SceneStub()) == nil)
  }

  @Test func `what is hidden is played, and marked`() throws {
    var scene = SceneStub()
    let frames = try scene.play("Set FPS 10\nSleep 200ms\nHide\nSleep 300ms\nShow\nSleep 200ms")
    #expect(frames.map(\.isHidden) == [false, false, true, true, true, false, false])
  }

  @Test func `any tape comes to an end, and tells each input in time and in order`() {
    var scene = SceneStub()
    scene.values = { name, scene in
      name.hasSuffix("opacity") ? .number(scene.time) : .text("a")
    }
    for seed in 0..<150 {
      var random = RandomTape(seed: UInt64(seed), longest: .ms(400))
      let tape = random.tape()
      scene.heard = []
      let frames = scene.play(tape, limit: 200_000)
      #expect(frames.count < 200_000, "seed \(seed)")
      let times = scene.heard.map(\.time)
      #expect(times == times.sorted(), "seed \(seed)")
      let isInTime = frames.allSatisfy { frame in
        let oldest = frame.time - tape.settings.clock.time(ofFrame: 1)
        return frame.inputs.allSatisfy { $0.time <= frame.time && $0.time > oldest - 1e-9 }
      }
      #expect(isInTime, "seed \(seed): \(tape)")
      let pressed = scene.heard.filter { if case .press = $0.kind { true } else { false } }.count
      let released = scene.heard.filter { if case .release = $0.kind { true } else { false } }.count
      #expect(pressed == released, "seed \(seed)")
      scene.heard = []
      let again = scene.play(tape, limit: 200_000)
      #expect(again == frames, "seed \(seed)")
    }
  }
}
