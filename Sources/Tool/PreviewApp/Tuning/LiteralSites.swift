import SceneProtocol

/// Finds what literals are the values of, in one pass over the text.
///
/// It reads names, brackets, strings and comments, and no grammar: what it does not understand has no name, and is a
/// literal of a line as any other.
struct LiteralSites {
  /// An open bracket, and what has been read since the last comma or end of a line in it.
  private struct Open {
    var offset: Int?
    var kind: UInt8
    var owner = ""
    var label = ""
    var assigned = ""
    /// What is declared, where a type is between that and the `=`.
    var declared = ""

    mutating func beginStatement() {
      label = ""
      assigned = ""
      declared = ""
    }
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var stack = [Open(offset: nil, kind: UInt8(ascii: "{"))]
  /// The name before this place: `a.b`.
  private var path = ""
  /// The last byte that is no space.
  private var previous = UInt8(ascii: "\n")
  private var state: LiteralSite.State?
  private var lengths: [Int: Int]
  /// What was found, by the offsets of the literals.
  private(set) var sites: [Int: LiteralSite] = [:]

  /// - Parameters:
  ///   - places: The literals.
  ///   - bytes: The text that they are in.
  init(_ places: [LiteralPlace], in bytes: [UInt8]) {
    self.bytes = bytes
    lengths = Dictionary(places.map { ($0.offset, $0.token.length) }) { first, _ in first }
    while place < bytes.count { step() }
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func step() {
    let now = byte(place)
    if let length = lengths[place] { return take(literalOf: length) }
    switch now {
    case UInt8(ascii: "\n"):
      line += 1
      endStatement()
      place += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
    case UInt8(ascii: "/") where byte(place + 1) == now: skip { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where byte(place + 1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): note(now, length: StringSkip.length(at: place, in: bytes))
    case _ where now.isNameByte: takeName()
    default: take(sign: now)
    }
  }

  private mutating func note(_ byte: UInt8, length: Int) {
    line += bytes[place..<min(place + length, bytes.count)].count { $0 == UInt8(ascii: "\n") }
    (previous, path) = (byte, "")
    place += max(1, length)
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while place < bytes.count, condition(bytes[place]) { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      let pair = (byte(place), byte(place + 1))
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) { depth += 1 }
      if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) { depth -= 1 }
      let isMark = pair.0 == UInt8(ascii: "/") || pair.0 == UInt8(ascii: "*")
      if pair.0 == UInt8(ascii: "\n") { line += 1 }
      place += isMark && (pair.1 == UInt8(ascii: "*") || pair.1 == UInt8(ascii: "/")) ? 2 : 1
    } while depth > 0 && place < bytes.count
  }

  private mutating func takeName() {
    let start = place
    skip { $0.isNameByte }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    path = previous == UInt8(ascii: ".") ? "\(path).\(name)" : name
    previous = UInt8(ascii: "a")
  }

  private mutating func take(sign: UInt8) {
    defer {
      previous = sign
      place += 1
    }
    let last = stack.count - 1
    switch sign {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      let isCall = sign == UInt8(ascii: "(") && previous == UInt8(ascii: "a")
      let isState = isCall && path == "PreviewState"
      stack.append(Open(offset: place, kind: sign, owner: isCall ? path : ""))
      if isState { state = LiteralSite.State() }
      path = ""
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ","):
      (stack[last].label, stack[last].declared, path) = ("", "", "")
    case UInt8(ascii: ";"): endStatement()
    case UInt8(ascii: ":"):
      if stack[last].kind == UInt8(ascii: "{") { stack[last].declared = path }
      stack[last].label = path
    case UInt8(ascii: "=") where !"=<>!".utf8.contains(previous) && byte(place + 1) != sign:
      stack[last].assigned = stack[last].declared.isEmpty ? path : stack[last].declared
    case UInt8(ascii: "."): break
    default: path = ""
    }
  }

  private mutating func close() {
    guard stack.count > 1, let open = stack.popLast() else { return }
    if open.owner == "PreviewState", let start = open.offset {
      state = LiteralSite.State(argumentsIn: bytes[(start + 1)..<place])
    }
    path = open.kind == UInt8(ascii: "(") ? open.owner : ""
  }

  private mutating func endStatement() {
    let last = stack.count - 1
    guard stack[last].kind == UInt8(ascii: "{") else { return }
    if !stack[last].assigned.isEmpty { state = nil }
    stack[last].beginStatement()
    path = ""
  }

  private mutating func take(literalOf length: Int) {
    var site = LiteralSite(line: line)
    // (Parentheses of no call, and lists, are parts of what is around them.)
    let open = stack.last { $0.kind == UInt8(ascii: "{") || !$0.owner.isEmpty || !$0.label.isEmpty }
    if let open, open.kind != UInt8(ascii: "{"), !open.owner.isEmpty {
      (site.label, site.owner, site.call) = (open.label, open.owner, open.offset)
    } else if let open {
      var names = (open.assigned.isEmpty ? open.label : open.assigned).split(separator: ".")
      site.label = names.popLast().map(String.init) ?? ""
      site.owner = names.joined(separator: ".")
    }
    let isFirst = "(,:=[\n".utf8.contains(previous)
    let end = place + length
    site.isAlone = isFirst && endsValue(at: end)
    if isFirst { site.divisor = divisor(at: end) }
    if open?.kind == UInt8(ascii: "{"), stack.last?.kind == UInt8(ascii: "{") { site.state = state }
    sites[place] = site
    note(UInt8(ascii: "0"), length: length)
  }

  private func afterSpaces(_ index: Int) -> Int {
    var index = index
    while byte(index) == UInt8(ascii: " ") { index += 1 }
    return index
  }

  private func endsValue(at index: Int) -> Bool {
    let next = byte(afterSpaces(index))
    return next == 0 || "),]};\n".utf8.contains(next)
      || next == UInt8(ascii: "/") && byte(afterSpaces(index) + 1) == next
  }

  private func divisor(at index: Int) -> Double? {
    let sign = afterSpaces(index)
    guard byte(sign) == UInt8(ascii: "/"),
      let token = LiteralToken(at: afterSpaces(sign + 1), in: bytes),
      endsValue(at: afterSpaces(sign + 1) + token.length), let number = token.fraction, number > 0
    else { return nil }
    return Double(number)
  }
}

extension LiteralSite.State {
  /// Reads what is between the parentheses of `@PreviewState`.
  init(argumentsIn bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let list = Array(bytes)
    name = LiteralToken(at: list.firstIndex { $0 != UInt8(ascii: " ") } ?? 0, in: list)?.text ?? ""
    if let match = text.firstMatch(of: /range:\s*(-?[0-9._e]+?)\s*\.\.\.\s*(-?[0-9._e]+)/),
      let (low, high) = Self.pair(Double(match.1), Double(match.2)), low < high
    {
      range = low...high
    }
    if let match = text.firstMatch(of: /choices:\s*\[(.*)\]/) {
      choices = match.1.split(separator: ",").map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  private static func pair(_ low: Double?, _ high: Double?) -> (Double, Double)? {
    if let low, let high { (low, high) } else { nil }
  }
}

/// How long a string is in a text in Swift, with its quotation marks and what is interpolated in it.
enum StringSkip {
  static func length(at place: Int, in bytes: [UInt8]) -> Int {
    let quote = UInt8(ascii: "\"")
    func isQuote(_ index: Int) -> Bool { index < bytes.count && bytes[index] == quote }
    let isLong = isQuote(place + 1) && isQuote(place + 2)
    var index = place + (isLong ? 3 : 1)
    while index < bytes.count {
      switch bytes[index] {
      case quote where !isLong: return index + 1 - place
      case quote where isQuote(index + 1) && isQuote(index + 2): return index + 3 - place
      case UInt8(ascii: "\n") where !isLong: return index - place
      case UInt8(ascii: "\\")
      where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "("):
        index = afterInterpolation(from: index + 2, in: bytes)
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return bytes.count - place
  }

  private static func afterInterpolation(from start: Int, in bytes: [UInt8]) -> Int {
    var (index, depth) = (start, 1)
    while index < bytes.count, depth > 0 {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        index += max(1, length(at: index, in: bytes))
        continue
      default: break
      }
      index += 1
    }
    return index
  }
}

extension UInt8 {
  /// Whether it is a byte of a name, or of a number.
  fileprivate var isNameByte: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
      || self >= 0x80
  }
}
