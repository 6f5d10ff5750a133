internal import Foundation
internal import Glibc
import SceneProtocol

/// Finds the lines of a program's addresses, by the toolchain's symbolizer.
final class ScenePlaces {
  private var running: [SpawnedProcess] = []
  private static let symbolizer = findSymbolizer()

  /// Looks lines up.
  ///
  /// - Parameters:
  ///   - addresses: Addresses in the process's memory, of calls, the innermost first.
  ///   - process: The process, which runs.
  ///   - files: The paths of the scene's files: only places in these are given.
  ///   - onPlaces: Called later with the places; not at all where none can be found.
  func find(
    _ addresses: [UInt64],
    in process: pid_t,
    files: Set<String>,
    onPlaces: @escaping ([SourcePlace]) -> Void
  ) {
    guard let symbolizer = Self.symbolizer, let program = SceneTrace.program(of: process) else {
      return
    }
    // (A call returns to the instruction after it, which may be of another line.)
    let own = addresses.filter { program.range.contains($0) }.map {
      String($0 - program.range.lowerBound - 1, radix: 16)
    }
    guard !own.isEmpty, let output = try? OutputPipe() else { return }
    let words =
      ["--obj=\(program.path)", "--output-style=GNU", "--no-inlines", "--functions=none"]
      + own.map { "0x\($0)" }
    guard
      let child = try? SpawnedProcess(
        symbolizer,
        words,
        descriptors: [STDOUT_FILENO: output.writeEnd]
      )
    else { return }
    output.closeWriteEnd()
    running.append(child)
    output.onEnd = { [weak self, output] bytes in
      withExtendedLifetime(output) {}
      self?.running.removeAll { $0.outcome != nil }
      let places = Self.places(in: String(decoding: bytes, as: UTF8.self), files)
      if !places.isEmpty { onPlaces(places) }
    }
  }

  /// Reads "/path/card.swift:31" in each line, and joins those that are the same.
  static func places(in text: String, _ files: Set<String>) -> [SourcePlace] {
    var places: [SourcePlace] = []
    for line in text.split(separator: "\n") {
      let words = line.prefix { $0 != " " }
      guard let colon = words.lastIndex(of: ":"),
        let number = Int(words[words.index(after: colon)...]),
        number > 0
      else { continue }
      let path = String(words[..<colon])
      guard
        let file = files.first(where: { $0 == path })
          ?? files.first(where: {
            ($0 as NSString).lastPathComponent == (path as NSString).lastPathComponent
          })
      else { continue }
      let place = SourcePlace(file: file, line: number)
      if places.last != place { places.append(place) }
    }
    return places
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
