/// The names that a Swift file declares and uses, by its words alone: enough to tell files that belong together from
/// files that are scenes by themselves.
struct FileNames {
  /// The names at file scope that other files can use.
  private(set) var declared: Set<String> = []
  /// The members that its extensions add to types.
  private(set) var extended: Set<String> = []
  /// Every name that it declares anywhere, and every label: these words mean its own.
  private(set) var own: Set<String> = []
  /// The words that it uses without a dot before them.
  private(set) var used: Set<String> = []
  /// The words that it uses after a dot.
  private(set) var members: Set<String> = []

  private static let declaring: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "func", "var", "let", "typealias", "case",
    "associatedtype", "for", "macro",
  ]

  /// Scans the text of a file.
  init(scanning text: String) {
    var scanner = SwiftTextScanner(text)
    scanner.collectsPlainWords = true
    var state = State()
    while let token = scanner.nextToken() {
      switch token {
      case .word(let word):
        take(word, isLabel: scanner.peek() == UInt8(ascii: ":"), &scanner, &state)
      case .mark(let byte): state.take(byte)
      }
    }
    used.formUnion(scanner.wordsInLiterals)
    // A dot in a literal's text cannot be distinguished from others.
    members.formUnion(scanner.wordsInLiterals)
  }

  /// What the scan has passed.
  private struct State {
    var depth = 0
    /// A keyword that declares the next word.
    var isDeclaring = false
    var isPrivate = false
    /// Whether `extension` has come, whose braces are next.
    var isExtension = false
    /// Whether the braces at file scope are an extension's.
    var isInExtension = false
    var isAfterDot = false

    mutating func take(_ byte: UInt8) {
      isAfterDot = byte == UInt8(ascii: ".")
      isDeclaring = false
      switch byte {
      case UInt8(ascii: "{"):
        if depth == 0 { isInExtension = isExtension }
        (depth, isExtension, isPrivate) = (depth + 1, false, false)
      case UInt8(ascii: "}"): (depth, isPrivate) = (max(0, depth - 1), false)
      default: break
      }
    }
  }

  private mutating func take(
    _ word: String,
    isLabel: Bool,
    _ scanner: inout SwiftTextScanner,
    _ state: inout State
  ) {
    defer { state.isAfterDot = false }
    if state.isAfterDot {
      members.insert(word)
      return
    }
    switch word {
    case "private", "fileprivate":
      // `private(set)` is about changing it.
      state.isPrivate = scanner.peek() != UInt8(ascii: "(")
    case "extension": state.isExtension = true
    // (`class func` declares the word after that.)
    case _ where Self.declaring.contains(word): state.isDeclaring = true
    case _ where state.isDeclaring: declare(word, &state)
    case _ where isLabel: own.insert(word)
    default: used.insert(word)
    }
  }

  private mutating func declare(_ word: String, _ state: inout State) {
    own.insert(word)
    if !state.isPrivate {
      if state.depth == 0 { declared.insert(word) }
      if state.depth == 1, state.isInExtension { extended.insert(word) }
    }
    (state.isDeclaring, state.isPrivate) = (false, false)
  }
}
