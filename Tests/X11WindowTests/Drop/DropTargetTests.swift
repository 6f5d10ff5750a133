import DisplaySupport
import Testing
import X11Window

extension OnADisplay {
  /// Things that another program drags over a window and drops there, with a connection of its own.
  @Suite struct `Drops` {
    /// A window that accepts lists with "good" in them, and what was reported to it.
    private final class Shown {
      let shown: ShownWindow
      let target: DropTarget
      var wanted: [DropTarget.Contents] = []
      var ends: [(contents: DropTarget.Contents, isDropped: Bool)] = []

      init() async throws {
        shown = try await ShownWindow()
        target = shown.window.acceptDrops()
        target.wants = { [unowned self] in
          wanted.append($0)
          if case .addresses(let text) = $0 { return text.contains("good") }
          return false
        }
        target.onEnd = { [unowned self] in ends.append(($0, $1)) }
      }

      func source(
        _ list: String = Drops.good,
        _ manner: DragSource.Manner = .gives
      ) throws -> DragSource {
        try DragSource(on: shown.display.name, over: shown.window.id, list, manner)
      }

      /// Drags something that is taken, from its coming to its end.
      func checkThatDropsWork(at location: SourceLocation = #_sourceLocation) async throws {
        let count = ends.count
        let source = try source()
        source.enter()
        source.position()
        #expect(try await source.status() == true, sourceLocation: location)
        source.drop()
        #expect(try await source.end() == true, sourceLocation: location)
        // (What was left unfinished before has ended too.)
        let isOver = try await waitUntil {
          self.ends.count > count && self.ends.last?.isDropped == true
        }
        #expect(isOver, sourceLocation: location)
        #expect(ends.last?.contents == .addresses(Drops.good), sourceLocation: location)
        #expect(shown.strayErrors.isEmpty, sourceLocation: location)
      }
    }

    private static let good = "file:///tmp/good.swift\r\n"
    private static let bad = "file:///tmp/bad.png\r\n"

    @Test func `are announced by the window, with the protocol's fifth version`()
      async throws
    {
      let drops = try await Shown()
      let client = try TestClient(on: drops.shown.display.name)
      #expect(client.numbers("XdndAware", of: drops.shown.window.id) == [5])
    }

    @Test func `are taken, and the source hears of it`() async throws {
      let drops = try await Shown()
      let source = try drops.source()
      source.enter()
      for count in 1...3 {
        source.position(x: 20 * count, y: 30)
        #expect(try await source.status(count) == true)
      }
      #expect(drops.ends.isEmpty)
      source.drop()
      #expect(try await source.end() == true)
      #expect(try await waitUntil { drops.ends.count == 1 })
      #expect(drops.ends[0].contents == .addresses(Self.good) && drops.ends[0].isDropped)
      // It is asked for once, and looked at once.
      #expect(source.requests == 1)
      #expect(drops.wanted == [.addresses(Self.good)])
      try await drops.checkThatDropsWork()
    }

    @Test func `are taken when nothing was asked for before`() async throws {
      let drops = try await Shown()
      let source = try drops.source()
      source.enter()
      source.drop()
      #expect(try await source.end() == true)
      #expect(try await waitUntil { drops.ends.count == 1 })
      #expect(drops.ends[0].isDropped)
    }

    @Test func `are taken of sources of the third version, with many types`() async throws {
      let drops = try await Shown()
      let source = try drops.source()
      let types = ["text/plain", "TEXT", "application/x-desktop", "text/html", "text/uri-list"]
      source.enter(version: 3, types: types)
      source.position()
      #expect(try await source.status() == true)
      source.drop()
      #expect(try await source.end() == true)
      #expect(try await waitUntil { drops.ends.count == 1 })
    }

    @Test func `are over when what is dragged is not over the window any more`() async throws {
      let drops = try await Shown()
      let source = try drops.source()
      source.enter()
      source.position()
      #expect(try await source.status() == true)
      source.leaveWindow()
      #expect(try await waitUntil { drops.ends.count == 1 })
      #expect(!drops.ends[0].isDropped)
      // Whatever comes afterwards belongs to nothing.
      source.position()
      source.drop()
      source.leaveWindow()
      try await drops.checkThatDropsWork()
      source.serve()
      #expect(source.statuses.count == 1 && source.finished.isEmpty)
      #expect(drops.ends.count == 2)
    }

    /// A rejected source does not report a drop: the buttons do.
    @Test(arguments: [true, false])
    func `that are rejected differ from those that pass by`(isDropped: Bool) async throws {
      let drops = try await Shown()
      try drops.shown.display.move(x: 50, y: 50)
      if !isDropped { try drops.shown.display.press() }
      let source = try drops.source(Self.bad)
      source.enter()
      source.position()
      #expect(try await source.status() == false)
      source.leaveWindow()
      #expect(try await waitUntil { drops.ends.count == 1 })
      #expect(drops.ends[0].contents == .addresses(Self.bad))
      #expect(drops.ends[0].isDropped == isDropped)
      if !isDropped { try drops.shown.display.release() }
    }

    @Test func `that are not wanted are refused also when they are dropped all the same`()
      async throws
    {
      let drops = try await Shown()
      let source = try drops.source(Self.bad)
      source.enter()
      source.position()
      #expect(try await source.status() == false)
      source.drop()
      #expect(try await source.end() == false)
      #expect(try await waitUntil { drops.ends.count == 1 })
      #expect(drops.ends[0].isDropped)
    }

    @Test func `of what is no file are refused, and not asked for`() async throws {
      let drops = try await Shown()
      let source = try drops.source()
      source.enter(types: ["text/plain", "image/png"])
      source.position()
      #expect(try await source.status() == false)
      #expect(source.requests == 0)
      #expect(drops.wanted == [.other])
      try await drops.checkThatDropsWork()
    }

    @Test(arguments: [0, 2, 6, 255])
    func `of an unknown version are ignored`(version: Int) async throws {
      let drops = try await Shown()
      let source = try drops.source()
      source.enter(version: version)
      source.position()
      source.drop()
      try await drops.checkThatDropsWork()
      source.serve()
      #expect(source.statuses.isEmpty && source.finished.isEmpty)
      #expect(drops.ends.count == 1)
    }

    @Test func `survive messages that make no sense`() async throws {
      let drops = try await Shown()
      let source = try drops.source()
      let names = ["XdndEnter", "XdndPosition", "XdndLeave", "XdndDrop", "XdndStatus"]
      for name in names {
        source.send(name, [-1, -1, -1, -1])
        source.send(name, [0, 0, 0, 0], source: 0)
        source.send(name, [5 << 24, 1, 1, 1], source: 0x1FFF_FFFF)
        source.send(name, [5 << 24 | 1, 0, 0, 0], format: 8)
        // A source that has no list of types, and one that is no window.
        source.send(name, [5 << 24 | 1, 0, 0, 0])
        source.send(name, [5 << 24, 68, 68, 68], source: source.client.window &+ 1)
      }
      try await drops.checkThatDropsWork()
    }

    @Test func `of another source start again, whatever the one before has left`() async throws {
      let drops = try await Shown()
      let first = try drops.source()
      first.enter()
      first.position()
      #expect(try await first.status() == true)
      try await drops.checkThatDropsWork()
      #expect(drops.ends.count == 2)
      #expect(!drops.ends[0].isDropped)
    }

    @Test(arguments: [false, true])
    func `are over when their source goes away`(isAsked: Bool) async throws {
      let drops = try await Shown()
      let source = try drops.source(Self.good, isAsked ? .isSilent : .gives)
      source.enter()
      source.position()
      if isAsked {
        source.drop()
        let wasAsked = try await waitUntil {
          source.serve()
          return source.requests == 1
        }
        #expect(wasAsked)
      } else {
        #expect(try await source.status() == true)
      }
      source.client.leave()
      #expect(try await waitUntil { drops.ends.count == 1 })
      #expect(!drops.ends[0].isDropped)
      try await drops.checkThatDropsWork()
    }

    @Test(arguments: [DragSource.Manner.refuses, .isSilent])
    func `of which the source does not say what they are come to nothing`(
      manner: DragSource.Manner
    ) async throws {
      let drops = try await Shown()
      let source = try drops.source(Self.good, manner)
      source.enter()
      source.position()
      #expect(try await source.status() == false)
      source.drop()
      #expect(try await source.end() == false)
      #expect(try await waitUntil { drops.ends.count == 1 })
      #expect(drops.ends[0].contents == .unknown && drops.ends[0].isDropped)
      try await drops.checkThatDropsWork()
    }

    @Test(arguments: [0, 300_000])
    func `of lists that are empty or without an end come to nothing`(length: Int) async throws {
      let drops = try await Shown()
      let source = try drops.source(String(repeating: "good\n", count: length / 5))
      source.enter()
      source.position()
      #expect(try await source.status() == false)
      #expect(drops.wanted == [.unknown])
      try await drops.checkThatDropsWork()
    }
  }
}
