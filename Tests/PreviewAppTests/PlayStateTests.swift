import CoreGraphics
import SceneProtocol
import Testing
import WindowSystem

@testable import PreviewApp

struct `Where in its time a scene is` {
  private func entry(_ time: Double) -> TapeEntry { TapeEntry(time: time, event: "\(time)") }

  private func press(_ time: Double) throws -> TapeEntry {
    let pointer = PointerState(location: .zero, time: time)
    let event = InputEvent.pointerPressed(pointer, button: .left)
    return TapeEntry(time: time, event: String(decoding: try JSONText.encode(event), as: UTF8.self))
  }

  @Test func `stands still while it is paused`() {
    var play = PlayState()
    play.note(time: 2)
    play.pause()
    let time = play.time
    #expect(time >= 2 && play.time == time)
    play.run(at: 5)
    #expect(play.time == time)
  }

  @Test func `speeds go by steps, and end at both ends`() {
    var play = PlayState()
    var seen: [Double] = []
    for _ in 0..<8 {
      play.slower()
      seen.append(play.speed)
    }
    #expect(seen == [0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.01, 0.01])
    for _ in 0..<12 { play.faster() }
    #expect(play.speed == 10)
    play.run(at: 0)
    #expect(play.speed == 0.01)
  }

  @Test func `what came since a scene was given its input is what that does not have`() {
    var play = PlayState()
    for time in [1.0, 2, 3] { play.note(entry(time)) }
    let given = play.tape
    #expect(play.input(since: given).isEmpty)
    play.note(entry(4))
    #expect(play.input(since: given) == [entry(4)])
    #expect(play.input(since: []) == play.tape)
    // Input at an earlier time drops what was after that.
    play.note(entry(2.5))
    #expect(play.input(since: given) == [entry(2.5)])
  }

  @Test func `slow motion goes back to the speed before`() {
    var play = PlayState()
    play.run(at: 2)
    play.toggleSlowMotion()
    #expect(play.speed == 0.1)
    play.toggleSlowMotion()
    #expect(play.speed == 2)
  }

  @Test func `frames before are at whole sixtieths`() {
    var play = PlayState()
    play.note(time: 0.5)
    play.pause()
    play.note(time: 0.5)
    #expect(abs(play.time(framesOn: -1) - 29.0 / 60) < 1e-12)
    #expect(play.time(framesOn: -100) == 0)
    #expect(play.frameNumber == 30)
    #expect(abs(play.time(framesOn: 1) - 31.0 / 60) < 1e-12)
    #expect(abs(play.time(framesOn: 2, from: 0.009) - 2.0 / 60) < 1e-12)
    // Between two frames: the one before is what is seen.
    play.note(time: 0.51)
    #expect(abs(play.time(framesOn: -1) - 0.5) < 1e-12)
  }

  @Test func `input from the past ends what came after it`() {
    var play = PlayState()
    for time in [1.0, 2, 3] { play.note(entry(time)) }
    #expect(play.tape.map(\.time) == [1, 2, 3])
    play.note(entry(1.5))
    #expect(play.tape.map(\.time) == [1, 1.5])
  }

  @Test func `input is repeated after a save if something was done`() throws {
    var play = PlayState()
    play.note(entry(1))
    #expect(!play.canRepeatInput)
    play.note(try press(2))
    #expect(play.canRepeatInput)
    play.note(entry(1.5))
    #expect(!play.canRepeatInput, "what was done was taken back")
  }

  /// A click at 1.5 s, after a step back from 4 s, is in no value that was kept at 3 s.
  @Test func `kept values are of no input that was done later in an earlier time`() throws {
    var play = PlayState()
    play.pause()
    play.note(try press(1))
    play.note(try press(2))
    play.note(time: 3)
    play.keep(["a": "[2]"])
    #expect(play.keptUntil == 3)
    play.note(try press(4))
    #expect(play.keptUntil == 3)
    play.note(try press(1.5))
    #expect(play.tape.map(\.time) == [1, 1.5])
    #expect(play.keptUntil == 1)
  }

  @Test func `the line of time is as long as what there has been`() {
    var play = PlayState()
    #expect(play.length == 5)
    play.note(time: 5.1)
    #expect(play.length == 10)
    play.note(time: 0)
    #expect(play.length == 10)
    play.loop.end(at: 45)
    #expect(play.length == 60)
  }

  /// A timeline of two minutes is not limited to the first second.
  @Test func `the line of time is short again after a jump to the start`() {
    var play = PlayState()
    play.note(time: 75)
    #expect(play.length == 120)
    play.forgetLength()
    play.note(time: 0)
    #expect(play.length == 5)
  }

  @Test func `input that a new scene was not given is not given to the next one either`() throws {
    var play = PlayState()
    play.note(entry(1))
    let given = play.tape
    play.note(try press(2))
    #expect(play.canRepeatInput)
    play.takeInput(given)
    #expect(play.tape == given && !play.canRepeatInput)
  }
}

struct `A loop's range` {
  @Test func `is not shorter than a tenth of a second, and has its ends in order`() {
    var loop = LoopRange()
    #expect(loop.range == nil)
    loop.end(at: 2)
    #expect(loop.range == 0...2)
    loop.begin(at: 1)
    #expect(loop.range == 1...2)
    loop.begin(at: 3)
    #expect(loop.range == nil)
    loop.end(at: 2)
    #expect(loop.range == 0...2)
    loop.end(at: 0)
    #expect(loop.range == 0...LoopRange.shortest)
  }
}
