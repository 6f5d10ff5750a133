import DisplaySupport
import Foundation
import Testing
import X11Window

extension OnADisplay {
  /// What is copied here and pasted by another program, with a connection of its own.
  @Suite struct `The clipboard` {
    /// A program that has copied something, on a display of its own.
    private final class Copied {
      let display: VirtualDisplay
      let connection: X11Connection
      let clipboard: Clipboard
      let moment: ServerMoment
      var strayErrors: [X11Error] = []

      init(_ bytes: [UInt8]) async throws {
        display = try VirtualDisplay(width: 200, height: 100)
        connection = try X11Connection(displayName: display.name)
        clipboard = try Clipboard(connection: connection)
        moment = try await Self.time(clipboard)
        #expect(clipboard.copy(bytes, as: "image/png", at: moment))
        connection.strayErrorHandler = { [weak self] in self?.strayErrors.append($0) }
      }

      static func time(_ clipboard: Clipboard) async throws -> ServerMoment {
        var moment: ServerMoment?
        clipboard.askTime { moment = $0 }
        #expect(try await waitUntil { moment != nil })
        return try #require(moment)
      }

      func paster() throws -> PastingClient { try PastingClient(on: display.name) }
    }

    private static let small: [UInt8] = [137, 80, 78, 71, 0, 255]
    /// More than any server takes with one request.
    private static let large: [UInt8] = (0..<1_000_003).map {
      UInt8(truncatingIfNeeded: $0 &* $0 >> 7)
    }

    @Test func `is had as it is, with all that there is to be known of it`() async throws {
      let copied = try await Copied(Self.small)
      let paster = try copied.paster()
      #expect(
        try await paster.paste("image/png")
          == .given(type: "image/png", bytes: Self.small, numbers: [], pieces: 0)
      )
      let targets = try await paster.paste("TARGETS")
      #expect(
        targets.map { Set(paster.names(of: $0.numbers)) }
          == ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS", "image/png"]
      )
      #expect(
        try await paster.paste("TIMESTAMP")
          == .given(
            type: "INTEGER",
            bytes: [],
            numbers: [UInt(copied.moment.milliseconds)],
            pieces: 0
          )
      )
      #expect(copied.moment.milliseconds != 0)
      #expect(copied.strayErrors.isEmpty)
    }

    @Test func `comes in pieces when it is large`() async throws {
      let copied = try await Copied(Self.large)
      let paster = try copied.paster()
      let answer = try await paster.paste("image/png")
      #expect(answer?.bytes == Self.large)
      #expect(try #require(answer?.pieces) > 3)
      #expect(try await waitUntil { !copied.clipboard.isGiving })
      #expect(copied.strayErrors.isEmpty)
    }

    @Test func `goes to several at once, each at its own pace`() async throws {
      let copied = try await Copied(Self.large)
      let (one, other) = (try copied.paster(), try copied.paster())
      one.maximumPieces = 2
      one.ask("image/png")
      #expect(try await waitUntil { one.pieces() == 2 })
      #expect(try await other.paste("image/png")?.bytes == Self.large)
      #expect(copied.clipboard.isGiving)
      one.maximumPieces = .max
      // From the beginning, when it is asked for again.
      #expect(try await one.paste("image/png")?.bytes == Self.large)
      #expect(copied.strayErrors.isEmpty)
    }

    @Test func `returns several targets with one request, and leaves out what does not exist`()
      async throws
    {
      let copied = try await Copied(Self.large)
      let paster = try copied.paster()
      paster.ask(
        many: [("TARGETS", "ONE"), ("text/html", "TWO"), ("image/png", "THREE")],
        in: "LIST"
      )
      let list = try #require(try await paster.wait(for: "LIST"))
      #expect(
        paster.names(of: list.numbers) == ["TARGETS", "ONE", "", "", "image/png", "THREE"]
      )
      #expect(try await paster.wait(for: "ONE")?.numbers.count == 5)
      #expect(try await paster.wait(for: "THREE")?.bytes == Self.large)
      #expect(copied.strayErrors.isEmpty)
    }

    @Test func `refuses what it does not have`() async throws {
      let copied = try await Copied(Self.small)
      let paster = try copied.paster()
      #expect(try await paster.paste("UTF8_STRING") == .refused)
      #expect(try await paster.paste("DELETE") == .refused)
      // Without a list, and with one that is none.
      #expect(try await paster.paste("MULTIPLE") == .refused)
      paster.set(many: ["TARGETS", "ONE", "image/png"], in: "LIST")
      #expect(try await paster.paste("MULTIPLE", in: "LIST") == .refused)
      paster.ask("MULTIPLE", in: nil)
      #expect(try await paster.wait(for: "MULTIPLE") == .refused)
      // Before it was copied.
      let before = copied.moment.milliseconds &- 5
      #expect(try await paster.paste("image/png", at: before) == .refused)
      #expect(try await paster.paste("image/png")?.bytes == Self.small)
      #expect(copied.strayErrors.isEmpty)
    }

    @Test func `puts it where programs of old expect it, which name no place`() async throws {
      let copied = try await Copied(Self.small)
      let paster = try copied.paster()
      paster.ask("image/png", in: nil)
      #expect(try await paster.wait(for: "image/png")?.bytes == Self.small)
    }

    @Test func `is abandoned when something else is copied, and may be copied again`() async throws
    {
      let copied = try await Copied(Self.large)
      let (paster, other) = (try copied.paster(), try TestClient(on: copied.display.name))
      paster.maximumPieces = 1
      paster.ask("image/png")
      #expect(try await waitUntil { paster.pieces() == 1 })
      other.own("CLIPBOARD")
      #expect(try await waitUntil { !copied.clipboard.hasContents })
      // What was begun before is not broken off.
      paster.maximumPieces = .max
      let last = try await Copied.time(copied.clipboard)
      #expect(!copied.clipboard.copy(Self.small, as: "image/png", at: copied.moment))
      #expect(other.owner(of: "CLIPBOARD") == other.window)
      #expect(copied.clipboard.copy(Self.small, as: "image/png", at: last))
      #expect(other.owner(of: "CLIPBOARD") != other.window)
      #expect(try await paster.paste("image/png", in: "AGAIN")?.bytes == Self.small)
      #expect(copied.strayErrors.isEmpty)
    }

    /// Its window, or all of it, may be gone at any moment.
    @Test(arguments: [0, 1, 3])
    func `survives that who asks goes away in the middle`(pieces: Int) async throws {
      let copied = try await Copied(Self.large)
      var paster: PastingClient? = try copied.paster()
      paster?.maximumPieces = pieces
      paster?.ask("image/png")
      #expect(try await waitUntil { copied.clipboard.isGiving && paster?.pieces() == pieces })
      paster?.client.leave()
      paster = nil
      #expect(try await waitUntil { !copied.clipboard.isGiving })
      #expect(try await copied.paster().paste("image/png")?.bytes == Self.large)
      #expect(copied.strayErrors.isEmpty)
    }

    @Test func `is gone with its window`() async throws {
      let copied = try await Copied(Self.small)
      copied.clipboard.close()
      #expect(!copied.clipboard.hasContents)
      #expect(try await copied.paster().paste("image/png") == .refused)
      #expect(!copied.clipboard.copy(Self.small, as: "image/png", at: copied.moment))
      #expect(copied.strayErrors.isEmpty)
    }

    // MARK: - What outlives the program

    @Test func `is taken over by a clipboard manager, whole`() async throws {
      let copied = try await Copied(Self.large)
      let manager = try FakeClipboardManager(on: copied.display.name, .takes)
      var isDone = false
      copied.clipboard.handOver(within: 60) { isDone = true }
      let isOver = try await waitUntil {
        manager.serve()
        return isDone
      }
      #expect(isOver)
      #expect(manager.saved == ["image/png": Self.large])
      #expect(try await waitUntil { !copied.clipboard.hasContents })
      #expect(copied.strayErrors.isEmpty)
    }

    @Test(arguments: [FakeClipboardManager.Manner.refuses, .leaves])
    func `does not wait for a manager that does not take it`(
      manner: FakeClipboardManager.Manner
    ) async throws {
      let copied = try await Copied(Self.small)
      let manager = try FakeClipboardManager(on: copied.display.name, manner)
      var count = 0
      copied.clipboard.handOver(within: 1000) { count += 1 }
      let isOver = try await waitUntil {
        manager.serve()
        return count > 0
      }
      #expect(isOver && manager.wasAsked)
      #expect(count == 1)
      #expect(copied.strayErrors.isEmpty)
    }

    @Test func `does not wait forever for a silent one`() async throws {
      let copied = try await Copied(Self.small)
      let manager = try FakeClipboardManager(on: copied.display.name, .isSilent)
      var count = 0
      copied.clipboard.handOver(within: 0.3) { count += 1 }
      #expect(count == 0)
      let isOver = try await waitUntil {
        manager.serve()
        return count > 0
      }
      #expect(isOver && manager.wasAsked && count == 1)
    }

    @Test func `does not wait where there is no manager, or nothing is copied`() async throws {
      let copied = try await Copied(Self.small)
      var count = 0
      copied.clipboard.handOver { count += 1 }
      #expect(count == 1)
      let manager = try FakeClipboardManager(on: copied.display.name, .isSilent)
      try TestClient(on: copied.display.name).own("CLIPBOARD")
      #expect(try await waitUntil { !copied.clipboard.hasContents })
      copied.clipboard.handOver { count += 1 }
      #expect(count == 2)
      manager.serve()
      #expect(!manager.wasAsked)
    }
  }
}
