import Glibc

/// How a program that measures is called, and how it ends when it is called wrong or its work goes wrong.
package struct BenchUsage: Sendable {
  /// The program's name.
  package let program: String
  /// What `--help` prints.
  package let help: String

  package init(_ program: String, help: String) { (self.program, self.help) = (program, help) }

  /// The words that the program was called with; prints the help and ends it where they ask for that.
  package func words() -> [String] {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.contains("--help") || words.contains("-h") else { return words }
    print(help)
    exit(0)
  }

  /// Ends the program as its words make no sense, with exit code 64.
  package func refuse(_ reason: String) -> Never { end(reason + "; --help has what there is", 64) }

  /// Ends the program as its work went wrong, with exit code 1.
  package func fail(_ reason: String) -> Never { end(reason, 1) }

  private func end(_ reason: String, _ status: Int32) -> Never {
    fflush(nil)
    let line = Array("\(program): \(reason)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(status)
  }
}
