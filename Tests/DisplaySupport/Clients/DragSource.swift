import CX11

/// A program that something is dragged from over another one's window (XDND).
///
/// It does nothing by itself: what it is asked for meanwhile it answers in `serve`.
package final class DragSource {
  /// What it does when it is asked for what is dragged.
  package enum Manner: Sendable {
    case gives, refuses, isSilent
  }

  package let client: TestClient
  private let target: UInt
  private let data: [UInt8]
  private let manner: Manner
  /// The answers for each place, whether it would be accepted there.
  package private(set) var statuses: [Bool] = []
  /// The final answer, whether it was accepted.
  package private(set) var finished: [Bool] = []
  /// How often it was asked for what is dragged.
  package private(set) var requests = 0

  /// - Parameters:
  ///   - displayName: The display.
  ///   - target: The window that it drags over.
  ///   - list: What it drags: a list of addresses.
  ///   - manner: What it does when it is asked for that.
  /// - Throws: When the display does not answer.
  package init(
    on displayName: String,
    over target: UInt,
    _ list: String,
    _ manner: Manner = .gives
  ) throws {
    client = try TestClient(on: displayName)
    (self.target, data, self.manner) = (target, Array(list.utf8), manner)
    client.own("XdndSelection")
  }

  // MARK: Its messages

  package func enter(version: Int = 5, types: [String] = ["text/uri-list"]) {
    let atoms = types.map(client.atom)
    let hasMore = types.count > 3
    if hasMore {
      client.set(client.atom("XdndTypeList"), of: client.window, type: XA_ATOM, numbers: atoms)
    }
    let first = (atoms + [0, 0, 0]).prefix(3).map { Int(bitPattern: $0) }
    send("XdndEnter", [version << 24 | (hasMore ? 1 : 0)] + first)
  }

  package func position(x: Int = 20, y: Int = 20) {
    let copy = Int(bitPattern: client.atom("XdndActionCopy"))
    send("XdndPosition", [0, x << 16 | y, Int(client.serverTime()), copy])
  }

  package func leaveWindow() { send("XdndLeave", [0, 0, 0, 0]) }

  package func drop() { send("XdndDrop", [0, Int(client.serverTime()), 0, 0]) }

  /// Any message of the kind, with whatever numbers.
  ///
  /// - Parameters:
  ///   - type: Its name.
  ///   - numbers: What stands in it after the source's window.
  ///   - source: That, if it is not this one's.
  ///   - format: The bits of its numbers.
  package func send(_ type: String, _ numbers: [Int], source: UInt? = nil, format: Int32 = 32) {
    guard let display = client.display else { return }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = target
    event.xclient.message_type = client.atom(type)
    event.xclient.format = format
    let own = Int(bitPattern: source ?? client.window)
    event.xclient.data.l = (own, numbers[0], numbers[1], numbers[2], numbers[3])
    XSendEvent(display, target, 0, 0, &event)
    XSync(display, 0)
  }

  // MARK: What it hears

  /// Answers what has come.
  package func serve() {
    while let event = client.nextEvent() {
      switch event.type {
      case SelectionRequest: answer(event.xselectionrequest)
      case ClientMessage:
        let said = event.xclient
        let isYes = said.data.l.1 & 1 != 0
        let isFromTarget = said.data.l.0 == Int(bitPattern: target)
        switch client.name(of: said.message_type) {
        case "XdndStatus":
          let copies = said.data.l.4 == Int(bitPattern: client.atom("XdndActionCopy"))
          if isFromTarget, copies == isYes { statuses.append(isYes) }
        case "XdndFinished": if isFromTarget { finished.append(isYes) }
        default: break
        }
      default: break
      }
    }
  }

  private func answer(_ request: XSelectionRequestEvent) {
    requests += 1
    switch manner {
    case .isSilent: break
    case .refuses: client.answer(request, isDone: false)
    case .gives:
      client.set(request.property, of: request.requestor, type: request.target, bytes: data)
      client.answer(request, isDone: true)
    }
  }

  /// Serves until a number of places have been answered.
  ///
  /// - Returns: The last word; `nil` when none comes.
  package func status(
    _ count: Int = 1,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Bool? {
    let came = try await waitUntil {
      serve()
      return statuses.count >= count
    }
    return came ? statuses.last : nil
  }

  /// Serves until the final answer.
  package func end(isolation: isolated (any Actor)? = #isolation) async throws -> Bool? {
    let came = try await waitUntil {
      serve()
      return !finished.isEmpty
    }
    return came ? finished.last : nil
  }
}
