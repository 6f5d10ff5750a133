internal import Foundation
internal import Glibc
import SceneProtocol

/// Finds the lines of a program's addresses, by the toolchain's symbolizer.
final class ScenePlaces {
  /// What is asked of the symbolizer.
  private struct Question: Hashable {
    var program: String
    /// Addresses in the program's file.
    var addresses: [UInt64]
    var files: Set<String>
  }

  private var waiting: [(question: Question, onPlaces: ([SourcePlace]) -> Void)] = []
  /// What was asked before: many warnings come from one line.
  private var known: [Question: [SourcePlace]] = [:]
  /// The symbolizer, while it runs: one at a time is enough.
  private var running: SpawnedProcess?
  private static let mostKnown = 500
  private static let symbolizer = findSymbolizer()

  /// Looks lines up.
  ///
  /// - Parameters:
  ///   - addresses: Addresses in the process's memory, of calls, the innermost first.
  ///   - process: The process, which runs.
  ///   - files: The paths of the scene's files: only places in these are given.
  ///   - isInterrupted: Whether the first address is that of an instruction, and not where a call returns to.
  ///   - onPlaces: Called later with the places; not at all where none can be found.
  func find(
    _ addresses: [UInt64],
    in process: pid_t,
    files: Set<String>,
    isInterrupted: Bool = false,
    onPlaces: @escaping ([SourcePlace]) -> Void
  ) {
    guard let program = SceneTrace.program(of: process) else { return }
    let own = addresses.enumerated().filter { program.range.contains($1) }.map { index, address in
      // (A call returns to the instruction after it, which may be of another line.)
      address - program.range.lowerBound - (isInterrupted && index == 0 ? 0 : 1)
    }
    guard !own.isEmpty else { return }
    waiting.append((Question(program: program.path, addresses: own, files: files), onPlaces))
    askNext()
  }

  /// Asks what waits, one question after another.
  private func askNext() {
    while running == nil, !waiting.isEmpty {
      let (question, onPlaces) = waiting.removeFirst()
      if let places = known[question] {
        if !places.isEmpty { onPlaces(places) }
      } else {
        ask(question, onPlaces)
      }
    }
  }

  private func ask(_ question: Question, _ onPlaces: @escaping ([SourcePlace]) -> Void) {
    guard let symbolizer = Self.symbolizer, let output = try? OutputPipe() else { return }
    // (A loop may be interrupted in code that the compiler adds to a line, and gives none.)
    let options = ["--output-style=GNU", "--no-inlines", "--functions=none", "--skip-line-zero"]
    let words =
      ["--obj=\(question.program)"] + options
      + question.addresses.map { "0x\(String($0, radix: 16))" }
    running = try? SpawnedProcess(
      symbolizer,
      words,
      descriptors: [STDOUT_FILENO: output.writeEnd]
    )
    guard running != nil else { return }
    output.closeWriteEnd()
    output.onEnd = { [weak self, output] bytes in
      withExtendedLifetime(output) {}
      guard let self else { return }
      running = nil
      let places = Self.places(in: String(decoding: bytes, as: UTF8.self), question.files)
      if known.count >= Self.mostKnown { known = [:] }
      known[question] = places
      if !places.isEmpty { onPlaces(places) }
      askNext()
    }
  }

  /// Reads "/path/card.swift:31" in each line, and joins those that are the same.
  static func places(in text: String, _ files: Set<String>) -> [SourcePlace] {
    var places: [SourcePlace] = []
    for line in text.split(separator: "\n") {
      // ("card.swift:31 (discriminator 2) (approximate)")
      var words = line
      while words.last == ")", let remark = words.range(of: " (", options: .backwards) {
        words = words[..<remark.lowerBound]
      }
      guard let colon = words.lastIndex(of: ":"),
        let number = Int(words[words.index(after: colon)...]),
        number > 0
      else { continue }
      let path = String(words[..<colon])
      guard let file = self.file(path, among: files) else { continue }
      let place = SourcePlace(file: file, line: number)
      if places.last != place { places.append(place) }
    }
    return places
  }

  /// The scene's file of that path, or else the only one of that name.
  private static func file(_ path: String, among files: Set<String>) -> String? {
    if files.contains(path) { return path }
    let name = (path as NSString).lastPathComponent
    let others = files.filter { ($0 as NSString).lastPathComponent == name }
    return others.count == 1 ? others.first : nil
  }

  private static func findSymbolizer() -> String? {
    let path = ProcessEnvironment.value("PATH").split(separator: ":").map(String.init)
    let homes = path.compactMap { folder -> String? in
      let compiler = "\(folder)/swiftc"
      guard access(compiler, X_OK) == 0 else { return nil }
      let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      return real.deletingLastPathComponent().path
    }
    return (homes + path).map { "\($0)/llvm-symbolizer" }.first { access($0, X_OK) == 0 }
  }
}
