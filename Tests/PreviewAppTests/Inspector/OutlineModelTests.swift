import Testing

@testable import PreviewApp

/// The list of layers: what of a tree is seen, and how keys walk through it.
struct `A list of nested items` {
  /// Items as a(b(c) d) e.
  private static let model: OutlineModel<Int> = {
    var model = OutlineModel<Int>()
    model.show([
      .init(id: 1, depth: 0, words: "a"), .init(id: 2, depth: 1, words: "b"),
      .init(id: 3, depth: 2, words: "x card"), .init(id: 4, depth: 1, words: "d"),
      .init(id: 5, depth: 0, words: "e card"),
    ])
    return model
  }()

  private static func ids(_ model: OutlineModel<Int>) -> [Int] {
    model.rows.map { model.items[$0].id }
  }

  @Test func `closed items hide what is in them, and keep it closed`() {
    var model = Self.model
    #expect(Self.ids(model) == [1, 2, 3, 4, 5])
    model.set(2, isOpen: false)
    #expect(Self.ids(model) == [1, 2, 4, 5])
    model.set(1, isOpen: false)
    #expect(Self.ids(model) == [1, 5])
    model.set(1, isOpen: true)
    #expect(Self.ids(model) == [1, 2, 4, 5])
  }

  @Test func `a filter shows what matches all its words, with what it is in`() {
    var model = Self.model
    model.set(1, isOpen: false)
    model.filter(by: "Card x")
    #expect(Self.ids(model) == [1, 2, 3])
    #expect(model.selected == 3)
    model.filter(by: "card")
    #expect(Self.ids(model) == [1, 2, 3, 5])
    #expect(model.matches.count == 2)
    model.filter(by: "")
    #expect(Self.ids(model) == [1, 5])
  }

  @Test func `left closes or goes up, right opens or goes down`() {
    var model = Self.model
    model.select(3)
    model.moveOut()
    #expect(model.selected == 2)
    model.moveOut()
    #expect(!model.isOpen(1))
    model.moveOut()
    #expect(model.selected == 1)
    model.moveIn()
    #expect(model.selected == 2)
    model.moveIn()
    #expect(model.isOpen(1) && model.selected == 2)
    model.moveIn()
    #expect(model.selected == 3)
    model.move(by: 100)
    #expect(model.selected == 5)
  }

  /// What is chosen in the picture is seen in the list.
  @Test func `selecting an item opens all that it is in`() {
    var model = Self.model
    model.set(2, isOpen: false)
    model.set(1, isOpen: false)
    model.select(3)
    #expect(Self.ids(model) == [1, 2, 3, 4, 5])
    model.show(Array(Self.model.items.dropLast()))
    #expect(model.hasSelected)
    model.show([])
    #expect(!model.hasSelected)
  }
}
