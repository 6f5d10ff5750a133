import SceneProtocol
import Testing

@testable import PreviewApp

struct `A list to choose from` {
  private let items: [PickerList.Item] = [
    .preview("Fade In"), .preview("Fade Out"),
    .file(ListedFile(path: "/me/cards/flip.swift", shown: "cards/flip.swift", isRecent: true)),
  ]

  @Test func `begins at what is shown`() {
    #expect(PickerList(items, current: .preview("Fade Out")).chosen == .preview("Fade Out"))
    #expect(PickerList(items, current: .preview("Gone")).chosen == .preview("Fade In"))
    #expect(PickerList().chosen == nil)
  }

  @Test func `is narrowed by all words, in any order and letter case`() {
    var list = PickerList(items)
    list.type("OUT fa")
    #expect(list.matches == [.preview("Fade Out")])
    list.type("x")
    #expect(list.matches.isEmpty && list.chosen == nil)
    list.deleteBackward()
    #expect(list.chosen == .preview("Fade Out"))
  }

  /// What is typed is most often how a name begins.
  @Test func `has names that begin with it first, then words that do`() {
    let names = ["lib/springs/Offsprings", "RetargetedSprings.swift", "Cards/Springs.swift"]
    var list = PickerList(names.map { .file(ListedFile(path: $0, shown: $0)) })
    list.type("spri")
    #expect(list.matches.map(PickerList.text) == names.reversed())
    #expect(list.chosen.map(PickerList.text) == "Cards/Springs.swift")
    list.type("ngs ret")
    #expect(list.matches.map(PickerList.text) == ["RetargetedSprings.swift"])
  }

  @Test func `finds commands by their names, words and keys`() {
    var list = PickerList(KeyCommand.allCases.map { .command($0) })
    #expect(list.prompt == "Type to find a command")
    list.type("forw step")
    #expect(list.matches == [.command(.stepForward)])
    #expect(PickerList.detail(.command(.stepForward)) == "F9")
    list = PickerList(KeyCommand.allCases.map { .command($0) })
    list.type("ctrl+shift+r")
    #expect(list.matches == [.command(.restart)])
  }

  @Test func `stops at both ends`() {
    var list = PickerList(items)
    list.move(by: -1)
    #expect(list.chosen == items[0])
    list.move(by: 10)
    #expect(list.chosen == items[2])
    list.type("fade")
    #expect(list.chosen == items[0])
  }
}
