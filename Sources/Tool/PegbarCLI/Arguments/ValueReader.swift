import SceneProtocol

/// Parses the values of options; each error names the valid form.
enum ValueReader {
  /// The valid width and height, in points, and the valid number of pixels per side.
  static let sideRange = 1...16384
  /// The valid number of pixels per point.
  static let scaleRange = 0.25...8.0
  /// The latest valid time of a scene, in seconds: a day.
  static let latestTime = 86_400.0

  /// A time: `0.5`, `0.5s` or `250ms`; 0 seconds to a day.
  static func seconds(_ text: String) throws(CommandError) -> Double {
    let (number, unit) =
      text.hasSuffix("ms")
      ? (text.dropLast(2), 0.001)
      : text.hasSuffix("s") ? (text.dropLast(), 1) : (text[...], 1)
    guard let value = decimal(number) else {
      throw .usage("\"\(text)\" is not a time: write 0.5, 0.5s or 250ms")
    }
    let seconds = value * unit
    guard (0...latestTime).contains(seconds) else {
      throw .usage("\"\(text)\" is not within a scene: times run from 0 to 86400 seconds")
    }
    return seconds
  }

  /// How long something may take, in seconds: more than 0.
  static func patience(_ text: String) throws(CommandError) -> Double {
    let seconds = try seconds(text)
    guard seconds > 0 else { throw .usage("--timeout \(text) is no time: write 10s, or more") }
    return seconds
  }

  /// A size: `400x300`.
  static func size(_ text: String) throws(CommandError) -> SceneRequest.Size {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = decimal(parts[0]), let height = decimal(parts[1]) else {
      throw .usage("\"\(text)\" is not a size: write WxH in points, such as 400x300")
    }
    guard let width = side(width), let height = side(height) else {
      throw .usage("the size \(text) is out of range: 1 … 16384 whole points a side")
    }
    return SceneRequest.Size(width: width, height: height)
  }

  /// Axes of variants: `dark,text-sizes`.
  static func variants(_ text: String) throws(CommandError) -> [VariantAxis] {
    guard let axes = VariantAxis.list(text) else {
      throw .usage(
        "\"\(text)\" is no list of variants: write one or more of "
          + VariantAxis.names.joined(separator: ",")
      )
    }
    return axes
  }

  /// A scale: pixels per point.
  static func scale(_ text: String) throws(CommandError) -> Double {
    guard let scale = decimal(text[...]) else {
      throw .usage("\"\(text)\" is not a scale: write a number, such as 2")
    }
    guard scaleRange.contains(scale) else {
      throw .usage("the scale \(text) is out of range: 0.25 … 8 pixels per point")
    }
    return scale
  }

  /// The number of processes that share some work, 1 … 64.
  static func jobs(_ text: String) throws(CommandError) -> Int {
    guard let jobs = Int(text), (1...64).contains(jobs) else {
      throw .usage("\"\(text)\" is not a number of processes: write 1 … 64")
    }
    return jobs
  }

  /// The number of parts of a clip, 1 … 1000.
  static func parts(_ text: String) throws(CommandError) -> Int {
    guard let parts = Int(text), (1...1000).contains(parts) else {
      throw .usage("\"\(text)\" is not a number of parts: write 1 … 1000")
    }
    return parts
  }

  /// A range of frames of a recording, from the first to the last: `300-599`.
  static func frames(_ text: String) throws(CommandError) -> Range<Int> {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last, last < Int.max
    else { throw .usage("\"\(text)\" is no range of frames: write 300-599") }
    return first..<last + 1
  }

  /// The number of colors of a GIF, 2 … 256.
  static func colors(_ text: String) throws(CommandError) -> Int {
    guard let colors = Int(text), (2...256).contains(colors) else {
      throw .usage("\"\(text)\" is not a number of colors: write 2 … 256")
    }
    return colors
  }

  /// Rejects a size that is valid in points but not in pixels.
  static func checkPixels(_ size: SceneRequest.Size, _ scale: Double) throws(CommandError) {
    let longest = (Double(max(size.width, size.height)) * scale).rounded(.up)
    guard longest > Double(sideRange.upperBound) else { return }
    throw .usage(
      "\(size.width)x\(size.height) at scale \(scale) is \(Int(longest)) pixels a side: at most 16384"
    )
  }

  /// The event of `--click`, `--move` or `--key`; `nil` for other options.
  static func event(_ id: OptionSpec.ID, _ text: String) throws(CommandError) -> SceneEvent? {
    switch id {
    case .click, .move:
      let (place, time) = try splitTime(text)
      let parts = place.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, let x = decimal(parts[0]), let y = decimal(parts[1]) else {
        throw .usage(
          "\"\(text)\" is not a place: write X,Y or X,Y@TIME in points, such as 40,80@0.5"
        )
      }
      return SceneEvent(time: time, action: id == .click ? .click(x: x, y: y) : .move(x: x, y: y))
    case .key:
      let (name, time) = try splitTime(text)
      guard let key = SceneKey(parsing: String(name)) else { throw .unknownKey(String(name)) }
      return SceneEvent(time: time, action: .key(key))
    default:
      return nil
    }
  }

  /// The text before the last `@`, and the time after it, 0 without one; a single `@` is a key.
  private static func splitTime(_ text: String) throws(CommandError) -> (Substring, Double) {
    guard let at = text.lastIndex(of: "@"), at > text.startIndex, text.last != "@" else {
      return (text[...], 0)
    }
    return (text[..<at], try seconds(String(text[text.index(after: at)...])))
  }

  private static func side(_ value: Double) -> Int? {
    let range = Double(sideRange.lowerBound)...Double(sideRange.upperBound)
    guard range.contains(value), value == value.rounded() else { return nil }
    return Int(value)
  }

  /// A plain decimal number; no `nan`, `inf`, hexadecimal or spaces, which `Double` would accept.
  private static func decimal(_ text: Substring) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || ".-+e".contains($0)) }) else {
      return nil
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
