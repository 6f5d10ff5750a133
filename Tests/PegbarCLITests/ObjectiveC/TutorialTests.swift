import Foundation
import Testing

/// Files as tutorials for Apple's systems have them are scenes as they stand, each with a tape of what it does.
@Suite(.timeLimit(.minutes(5))) struct `Tutorials for the Objective-C runtime` {
  @Test func `are all there, and say nothing of where they run`() throws {
    #expect(Tutorial.all.count >= 8)
    for tutorial in Tutorial.all {
      let text = try tutorial.text()
      #expect(text.contains("@objc") && !text.lowercased().contains("pegbar"), "\(tutorial)")
    }
  }

  @Test(arguments: Tutorial.all)
  func `compile without a word from the compiler`(_ tutorial: Tutorial) async throws {
    let file = "\(Tutorial.folder)/\(tutorial).swift"
    let run = try await CommandRun(["check", file], in: Tutorial.folder)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test(arguments: Tutorial.all)
  func `do what they do elsewhere`(_ tutorial: Tutorial) async throws {
    let tape = "\(Tutorial.folder)/\(tutorial).tape"
    let run = try await CommandRun(["test", tape], in: Tutorial.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("ok      "))
  }
}
