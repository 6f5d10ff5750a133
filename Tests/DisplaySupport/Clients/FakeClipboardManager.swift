import CX11

/// What a desktop has that keeps what was copied when the program that it was copied in ends.
///
/// It does nothing by itself: `serve` has it do what is to be done.
package final class FakeClipboardManager {
  /// What it does when it is asked to take something.
  package enum Manner: Sendable {
    case takes, refuses, isSilent, leaves
  }

  private let client: TestClient
  private let pasting: PastingClient
  private let manner: Manner
  private var request: XSelectionRequestEvent?
  private var wanted: [String] = []
  /// What it has taken, by type.
  package private(set) var saved: [String: [UInt8]] = [:]
  /// Whether it was asked to take something.
  package private(set) var wasAsked = false

  package init(on displayName: String, _ manner: Manner) throws {
    client = try TestClient(on: displayName)
    pasting = try PastingClient(on: displayName)
    self.manner = manner
    client.own("CLIPBOARD_MANAGER")
  }

  /// Does what is to be done now.
  package func serve() {
    while let event = client.nextEvent() {
      guard event.type == SelectionRequest,
        event.xselectionrequest.target == client.atom("SAVE_TARGETS")
      else { continue }
      take(event.xselectionrequest)
    }
    guard let request, let next = wanted.first, let answer = pasting.answer() else { return }
    saved[next] = answer.bytes
    wanted.removeFirst()
    if let another = wanted.first { return pasting.ask(another) }
    client.own("CLIPBOARD")
    client.answer(request, isDone: true)
    self.request = nil
  }

  private func take(_ request: XSelectionRequestEvent) {
    wasAsked = true
    switch manner {
    case .isSilent: break
    case .leaves: client.leave()
    case .refuses: client.answer(request, isDone: false)
    case .takes:
      let list = client.property(request.property, of: request.requestor)?.numbers ?? []
      wanted = list.map(client.name)
      self.request = request
      if let first = wanted.first { pasting.ask(first) }
    }
  }
}
