import SceneProtocol

/// Questions to the scene's process, and its answers.
final class InspectionLink {
  /// Sends a command to the scene that is seen; returns whether there is one that can answer.
  var send: (SceneCommand) -> Bool = { _ in false }
  private var number = 0
  private var waiting: [Int: (InspectionAnswer) -> Void] = [:]
  /// The number of the question that is answered again and again.
  private var watch: Int?

  /// Asks a question.
  ///
  /// - Parameters:
  ///   - request: The question.
  ///   - then: Called with the answer, for a `watch` with each; never when the scene ends first.
  func ask(_ request: InspectionRequest, then: @escaping (InspectionAnswer) -> Void = { _ in }) {
    number += 1
    guard send(.inspect(number: number, request)) else { return }
    waiting[number] = then
    guard case .watch(let id) = request else { return }
    if let watch { waiting[watch] = nil }
    watch = id == nil ? nil : number
  }

  /// Takes an answer.
  func take(_ answer: InspectionAnswer, to number: Int) {
    let then = number == watch ? waiting[number] : waiting.removeValue(forKey: number)
    then?(answer)
  }

  /// Nothing that was asked is answered any more: another process is asked from now on.
  func forget() {
    waiting = [:]
    watch = nil
  }
}
