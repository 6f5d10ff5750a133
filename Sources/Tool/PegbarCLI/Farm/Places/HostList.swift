/// Hosts in the words of GNU parallel's `--sshlogin`.
struct HostList: Equatable {
  /// Each as `--sshlogin` takes it: `host`, `user@host`, `4/host`, `:` for this machine.
  var hosts: [String]

  /// Reads a list as it was typed, or the file that it names.
  ///
  /// - Parameter text: Hosts with commas between them, or the path of a file with hosts on its lines, as
  ///   `--sshloginfile` has it.
  /// - Throws: That there is no host in it, or that the file cannot be read.
  init(_ text: String) throws(CommandError) {
    var text = text
    let isFile = text.hasPrefix("./") || text.hasPrefix("/") || text.hasPrefix("../")
    if isFile || SceneFile.exists(text) {
      guard let bytes = FileIO.read(text) else {
        throw .noInput(path: text, reason: FileIO.reason())
      }
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      text = lines.filter { !$0.hasPrefix("#") }.joined(separator: ",")
    }
    hosts = text.split(separator: ",").map { Self.trimmed($0) }.filter { !$0.isEmpty }
    guard !hosts.isEmpty else {
      throw .usage("--hosts names no host: write a,b or 4/user@host, or a file of these")
    }
  }

  /// A host without the number of its slots, as parallel names it in what it prints.
  static func name(of host: String) -> String {
    guard let slash = host.firstIndex(of: "/"), host[..<slash].allSatisfy(\.isNumber) else {
      return host
    }
    return String(host[host.index(after: slash)...])
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
