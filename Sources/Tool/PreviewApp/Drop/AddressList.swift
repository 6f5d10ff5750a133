internal import Glibc

/// The addresses of files dragged from another program: a `text/uri-list`.
enum AddressList {
  /// One address, as far as it can be opened here.
  enum Address: Equatable {
    /// A file of this computer, by its absolute path.
    case file(String)
    /// A file of another computer.
    case elsewhere(name: String, host: String)
    /// Something else, such as a web page.
    case other(String)
  }

  /// Parses such a list: one address per line; lines that begin with `#` are comments.
  ///
  /// - Parameters:
  ///   - text: The list.
  ///   - host: The name of this computer.
  /// - Returns: The addresses.
  static func addresses(in text: String, host: String = ownHost) -> [Address] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.filter { $0 != "\0" }
      return line.isEmpty || line.hasPrefix("#") ? nil : address(line, host)
    }
  }

  private static func address(_ line: String, _ ownHost: String) -> Address {
    let scheme = "file:"
    guard line.prefix(scheme.count).lowercased() == scheme else { return .other(line) }
    var rest = line.dropFirst(scheme.count)
    var host = ""
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      host = rest.prefix { $0 != "/" }.lowercased()
      rest = rest.dropFirst(host.count)
    }
    guard rest.hasPrefix("/"), let path = decoded(rest) else { return .other(line) }
    let isHere = ["", "localhost", ownHost.lowercased()].contains(host)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return isHere ? .file(path) : .elsewhere(name: name, host: host)
  }

  /// Decodes percent escapes such as `%2F`; `nil` for an invalid path.
  private static func decoded(_ text: Substring) -> String? {
    var (bytes, rest) = ([UInt8](), text.utf8)
    while let first = rest.popFirst() {
      guard first == UInt8(ascii: "%") else {
        bytes.append(first)
        continue
      }
      let digits = Substring(rest.prefix(2))
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let byte = UInt8(digits, radix: 16), byte != 0
      else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static var ownHost: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
    return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }
}
