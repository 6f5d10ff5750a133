import SceneProtocol

/// Questions to the scene's process, and its answers.
final class InspectionLink {
  /// Sends a command to the scene that is seen; returns whether there is one that can answer.
  var send: (SceneCommand) -> Bool = { _ in false }
  private var number = 0
  private var waiting: [Int: (InspectionAnswer) -> Void] = [:]
  /// The questions that are answered in any case.
  private var sure: Set<Int> = []
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

  /// Asks a question that is answered also when the scene ends first, or cannot answer: with a problem.
  func askSurely(_ request: InspectionRequest, then: @escaping (InspectionAnswer) -> Void) {
    ask(request, then: then)
    guard waiting[number] != nil else { return then(.problem("the scene does not run")) }
    sure.insert(number)
  }

  /// The scene does not answer any more: who must have an answer gets the reason.
  func fail(_ problem: String) {
    let numbers = sure.sorted()
    sure = []
    for number in numbers { waiting.removeValue(forKey: number)?(.problem(problem)) }
  }

  /// Takes an answer.
  func take(_ answer: InspectionAnswer, to number: Int) {
    sure.remove(number)
    let then = number == watch ? waiting[number] : waiting.removeValue(forKey: number)
    then?(answer)
  }

  /// What was asked for the inspector's pages is not answered any more.
  func stop() {
    waiting = waiting.filter { sure.contains($0.key) }
    watch = nil
  }

  /// Nothing that was asked is answered any more: another process is asked from now on.
  func forget() {
    fail("the scene has been replaced by another")
    waiting = [:]
    watch = nil
  }
}
