/// Folds Pegbar's own frames in Swift's crash reports: the callers of the scene's code say nothing about the crash.
///
/// Frames from the crash up to the first of the scene stay: the scene called them. Output outside of a crash report
/// passes unchanged and at once, without waiting for the end of its line. The frame of a preview's body is
/// called `#Preview`, and not by its mangled name.
package struct BacktraceFolding {
  private var isInReport = false
  /// Whether a frame of a source file outside the library has come.
  private var hasOwnCall = false
  /// The number of folded frames that are not written yet.
  private var folded = 0
  /// The line that has begun, within a report not written yet.
  private var line: [UInt8] = []

  private static let begin = "*** Program crashed: "
  private static let end = "Backtrace took "
  private static let library = " in libPegbar.so"
  /// Maximum length of a line that is examined, in bytes.
  private static let longest = 1 << 14

  package init() {}

  /// Takes bytes as they come, in parts of any length.
  ///
  /// - Parameter bytes: What the scene's process has written.
  /// - Returns: What is to be shown now.
  package mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    var shown: [UInt8] = []
    for byte in bytes {
      if !isInReport { shown.append(byte) }
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
        if line.count > Self.longest { shown += takeRest() }
        continue
      }
      if isInReport {
        shown += wholeLine()
      } else {
        // Most lines that a scene prints begin no report: they cost no more than this.
        isInReport = line.contains(UInt8(ascii: "*")) && Self.plain(line).contains(Self.begin)
      }
      line = []
    }
    return shown
  }

  /// Returns what has been held back, at the end of the output.
  package mutating func takeRest() -> [UInt8] {
    let rest = isInReport ? foldedCalls() + line : []
    (line, isInReport, hasOwnCall) = ([], false, false)
    return rest
  }

  /// Takes a whole line of a report.
  private mutating func wholeLine() -> [UInt8] {
    let text = Self.plain(line)
    let isCall = text.split(separator: " ").first.flatMap { Int($0) } != nil
    let isLibrary = isCall && text.contains(Self.library)
    if isLibrary, hasOwnCall {
      folded += 1
      return []
    }
    let shown = foldedCalls() + (isCall ? Self.named(line) : line) + [UInt8(ascii: "\n")]
    if isCall, !isLibrary, text.contains(" at /") { hasOwnCall = true }
    if text.hasPrefix("Thread ") { hasOwnCall = false }
    if text.hasPrefix(Self.end) { (isInReport, hasOwnCall) = (false, false) }
    return shown
  }

  private mutating func foldedCalls() -> [UInt8] {
    defer { folded = 0 }
    guard folded > 0 else { return [] }
    return Array("     … \(folded) \(folded == 1 ? "frame" : "frames") of Pegbar\n".utf8)
  }

  /// A call's line with a name that can be read.
  private static func named(_ line: [UInt8]) -> [UInt8] {
    Array(PreviewFunction.named(in: String(decoding: line, as: UTF8.self)).utf8)
  }

  /// A line without its colors.
  private static func plain(_ line: [UInt8]) -> String {
    String(decoding: line, as: UTF8.self).replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
