import SceneProtocol

/// A scene's file, or folder, to choose.
struct ListedFile: Equatable {
  /// Its path, absolute or as it was typed.
  var path: String
  /// How it is listed: as short as it can be.
  var shown: String
  /// Whether it is listed because it was opened before.
  var isRecent = false
}

/// The items to choose from, those that match the typed text, and the selected one.
struct PickerList {
  enum Item: Equatable {
    /// One of the previews of the file that is shown.
    case preview(String)
    /// Another file.
    case file(ListedFile)
    case command(KeyCommand)
    /// The layer under the pointer, to be inspected.
    case layer(ScenePointer)
  }

  private(set) var items: [Item] = []
  /// The typed text.
  private(set) var filter = ""
  /// The selected item, as its index in `matches`.
  private(set) var choice = 0

  /// - Parameters:
  ///   - items: All items, in order.
  ///   - current: The item that is shown now, if it is among them.
  init(_ items: [Item] = [], current: Item? = nil) {
    self.items = items
    choice = current.flatMap(items.firstIndex) ?? 0
  }

  /// The items that contain all typed words, in any order and case: first those whose name begins with what is typed,
  /// then those with a word in it that does.
  var matches: [Item] {
    let words = filter.lowercased().split(separator: " ")
    let found = items.filter { item in
      if case .command(let command) = item { return command.matches(filter) }
      let text = Self.text(item).lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    guard let first = words.first else { return found }
    let ranks = found.map { Self.rank(of: first, in: Self.text($0)) }
    return (0...2).flatMap { rank in zip(found, ranks).filter { $0.1 == rank }.map(\.0) }
  }

  /// How good a match is: 0 at the start of a path's last part, 1 at the start of a word in it, 2 elsewhere.
  private static func rank(of word: Substring, in text: String) -> Int {
    let name = text.split(separator: "/").last ?? ""
    if name.lowercased().hasPrefix(word) { return 0 }
    var last: Character = " "
    for index in name.indices {
      let isStart = !last.isLetter || last.isLowercase && name[index].isUppercase
      if isStart, name[index...].lowercased().hasPrefix(word) { return 1 }
      last = name[index]
    }
    return 2
  }

  var chosen: Item? { matches.indices.contains(choice) ? matches[choice] : nil }

  mutating func move(by count: Int) {
    choice = max(0, min(choice + count, matches.count - 1))
  }

  mutating func type(_ text: String) {
    filter += text
    choice = 0
  }

  mutating func deleteBackward() {
    guard !filter.isEmpty else { return }
    filter.removeLast()
    choice = 0
  }

  /// The text of an item.
  static func text(_ item: Item) -> String {
    switch item {
    case .preview(let name): name
    case .file(let file): file.shown
    case .command(let command): command.summary
    case .layer: "inspect the layer here"
    }
  }

  /// What stands at the right of an item: a command's keys, and what a file is.
  static func detail(_ item: Item) -> String {
    switch item {
    case .preview, .layer: ""
    case .file(let file): file.isRecent ? "recent" : ""
    case .command(let command): KeyTable.name(of: command) ?? ""
    }
  }

  /// What is asked for while nothing is typed.
  var prompt: String {
    if case .command = items.last { "Type to find a command" } else { "Type to find a scene" }
  }
}
