import SceneProtocol
import Testing

@testable import PreviewApp

/// Questions of the inspector, and of programs that must have an answer.
@MainActor
struct `A question about the scene` {
  private let link = InspectionLink()
  private final class Answers { var all: [InspectionAnswer] = [] }
  private let answers = Answers()

  init() { link.send = { _ in true } }

  @Test func `of another program is answered when the scene is replaced`() {
    link.askSurely(.cost) { answers.all.append($0) }
    link.ask(.tree) { answers.all.append($0) }
    link.forget()
    #expect(answers.all == [.problem("the scene has been replaced by another")])
  }

  @Test func `of another program outlives the inspector's own`() {
    link.askSurely(.cost) { answers.all.append($0) }
    link.ask(.tree) { answers.all.append($0) }
    link.stop()
    #expect(answers.all.isEmpty)
    link.take(.problem("the second"), to: 2)
    link.take(.problem("the first"), to: 1)
    #expect(answers.all == [.problem("the first")])
  }
}
