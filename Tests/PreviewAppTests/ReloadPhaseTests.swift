import SceneProtocol
import Testing

@testable import PreviewApp

struct `The way from a save to a first frame` {
  private typealias Start = ReloadPhase.Start

  private let program = SceneProgram(
    path: "card",
    scenePath: "card.swift",
    isApplication: false,
    previews: [PreviewPlace(file: "a", line: 1)]
  )
  private var phase = ReloadPhase()

  private var reload: Start { Start(program: program, isReload: true) }

  private mutating func compile() {
    _ = phase.handle(.saved)
    _ = phase.handle(.compiled(program, isSomethingSeen: true))
  }

  @Test mutating func `is compiled, started, asked, begun and shown`() {
    #expect(phase.handle(.saved) == [.noteSave, .compile])
    #expect(phase.isCompiling && phase.isBusy)
    #expect(phase.handle(.compiled(program, isSomethingSeen: true)) == [.start(reload)])
    #expect(phase.handle(.started(reload, canAsk: true)) == [.askForValues(question: 1)])
    #expect(phase.handle(.kept(["a": "1"])) == [.keep(["a": "1"]), .begin(reload)])
    #expect(phase.isComing && phase.isBusy)
    #expect(phase.handle(.ready) == [.show(isReload: true)])
    #expect(!phase.isComing && !phase.isBusy && phase.program == program)
    #expect(phase.handle(.onScreen) == [.countReload])
    #expect(phase.handle(.onScreen) == [], "it is counted once")
  }

  private var tuned: SceneProgram {
    var tuned = program
    tuned.literals = [[.int(3)]]
    return tuned
  }

  @Test mutating func `needs no compiler where only literals have changed`() {
    let start = Start(program: tuned, isReload: true)
    compile()
    _ = phase.handle(.started(reload, canAsk: false))
    _ = phase.handle(.ready)
    _ = phase.handle(.onScreen)
    #expect(phase.handle(.tuned(tuned)) == [.noteSave, .start(start)])
    _ = phase.handle(.started(start, canAsk: true))
    #expect(phase.isTuned && phase.program == tuned)
    _ = phase.handle(.silent(question: 1))
    #expect(phase.handle(.ready) == [.show(isReload: true)])
    #expect(!phase.isTuned && phase.handle(.onScreen) == [.countReload])
  }

  @Test mutating func `that fails with values that are tried is not what is begun again`() {
    compile()
    _ = phase.handle(.started(reload, canAsk: false))
    _ = phase.handle(.ready)
    let start = Start(program: tuned, replays: true)
    #expect(phase.handle(.tried(tuned)) == [.start(start)])
    _ = phase.handle(.started(start, canAsk: true))
    #expect(phase.program == tuned)
    _ = phase.handle(.lost)
    #expect(phase.program == program, "the one that is seen")
    // One that was compiled stays: a file that it reads may be mended.
    let other = SceneProgram(
      path: "other",
      scenePath: "card.swift",
      isApplication: false,
      previews: program.previews
    )
    _ = phase.handle(.started(Start(program: other, isReload: true), canAsk: false))
    _ = phase.handle(.lost)
    #expect(phase.program == other)
  }

  @Test mutating func `that needs no compiler ends the one that runs for an earlier text`() {
    let start = Start(program: tuned, isReload: true)
    _ = phase.handle(.saved)
    #expect(phase.handle(.tuned(tuned)) == [.cancelCompiler, .noteSave, .start(start)])
    #expect(!phase.isCompiling)
  }

  @Test mutating func `is no reload where nothing was seen before`() {
    let first = Start(program: program)
    _ = phase.handle(.saved)
    #expect(phase.handle(.compiled(program, isSomethingSeen: false)) == [.start(first)])
    #expect(phase.handle(.started(first, canAsk: false)) == [.begin(first)])
    #expect(phase.handle(.ready) == [.show(isReload: false)])
  }

  @Test mutating func `ends where the text does not compile`() {
    _ = phase.handle(.saved)
    #expect(phase.handle(.compiled(nil, isSomethingSeen: true)) == [])
    #expect(!phase.isBusy && phase.program == nil)
  }

  @Test mutating func `does not wait for a scene that crashes or does not answer`() {
    compile()
    #expect(phase.handle(.started(reload, canAsk: false)) == [.begin(reload)])
    compile()
    _ = phase.handle(.started(reload, canAsk: true))
    #expect(phase.handle(.silent(question: 1)) == [.begin(reload)])
    // What it says after all, or the end of the wait after an answer, begins nothing a second time.
    #expect(phase.handle(.kept(["a": "1"])) == [])
  }

  @Test mutating func `waits for the values as long after a second save as after the first`() {
    compile()
    _ = phase.handle(.started(reload, canAsk: true))
    compile()
    #expect(phase.handle(.started(reload, canAsk: true)) == [.askForValues(question: 2)])
    #expect(phase.handle(.silent(question: 1)) == [], "the time of the first question is over")
    #expect(phase.handle(.kept(["a": "1"])) == [.keep(["a": "1"]), .begin(reload)])
  }

  @Test mutating func `tries nothing new at another time of the same values`() {
    compile()
    _ = phase.handle(.started(Start(program: tuned, replays: true), canAsk: false))
    #expect(phase.isTuned)
    _ = phase.handle(.ready)
    _ = phase.handle(.started(Start(program: tuned, time: 0.5, replays: true), canAsk: false))
    #expect(!phase.isTuned && phase.isComing)
  }

  @Test mutating func `is shorter for a file that the scene reads`() {
    #expect(phase.handle(.fileSaved) == [.noteSave, .compile], "there is no program yet")
    #expect(phase.handle(.fileSaved) == [.noteSave, .compile])
    _ = phase.handle(.compiled(program, isSomethingSeen: true))
    _ = phase.handle(.started(reload, canAsk: false))
    #expect(phase.handle(.fileSaved) == [.noteSave, .start(reload)])
    _ = phase.handle(.saved)
    #expect(phase.handle(.fileSaved) == [], "the text is compiled, and its scene reads the file")
  }

  @Test mutating func `begins at 0 for another file, and keeps nothing`() {
    compile()
    _ = phase.handle(.started(reload, canAsk: true))
    #expect(phase.handle(.turned) == [])
    #expect(phase.program == nil && !phase.isComing)
    let other = Start(program: program, time: 0)
    _ = phase.handle(.saved)
    #expect(phase.handle(.compiled(program, isSomethingSeen: true)) == [.start(other)])
    #expect(phase.handle(.started(other, canAsk: true)) == [.begin(other)])
    _ = phase.handle(.ready)
    // From then on it is a file like the first.
    _ = phase.handle(.saved)
    #expect(phase.handle(.compiled(program, isSomethingSeen: true)) == [.start(reload)])
  }

  @Test mutating func `asks nothing of the scene that is seen when another time is wanted`() {
    let back = Start(program: program, time: 0.5, replays: true)
    #expect(phase.handle(.wanted(back)) == [.start(back)])
    #expect(phase.handle(.started(back, canAsk: true)) == [.begin(back)])
    #expect(phase.handle(.ready) == [.show(isReload: false)])
  }

  @Test(arguments: [false, true])
  mutating func `ends only when a held scene is released`(isReady: Bool) {
    let held = Start(program: program, time: 1, isHeld: true)
    _ = phase.handle(.wanted(held))
    _ = phase.handle(.started(held, canAsk: true))
    #expect(phase.isComing && phase.isHeld && !phase.isBusy)
    if isReady {
      #expect(phase.handle(.ready) == [])
      #expect(phase.handle(.released) == [.show(isReload: false)])
    } else {
      #expect(phase.handle(.released) == [])
      #expect(phase.isBusy)
      #expect(phase.handle(.ready) == [.show(isReload: false)])
    }
  }

  @Test mutating func `begins again with the newest save`() {
    compile()
    _ = phase.handle(.started(reload, canAsk: true))
    #expect(phase.handle(.saved) == [.noteSave, .compile])
    #expect(phase.handle(.compiled(program, isSomethingSeen: true)) == [.start(reload)])
    #expect(phase.handle(.kept([:])) == [], "the one before was to be told of that")
  }

  @Test mutating func `ends with a process that does not start or ends`() {
    compile()
    _ = phase.handle(.lost)
    #expect(!phase.isBusy && phase.program == nil)
    compile()
    _ = phase.handle(.started(reload, canAsk: false))
    _ = phase.handle(.lost)
    #expect(!phase.isComing && phase.program == program)
    #expect(phase.handle(.ready) == [])
  }

  @Test mutating func `leads nowhere when the window ends`() {
    #expect(phase.handle(.ended(.success)) == [.end(.success)])
    #expect(phase.isEnding)
    for event in [.saved, .ready, .ended(.unavailable)] as [ReloadPhase.Event] {
      #expect(phase.handle(event) == [])
    }
  }
}
