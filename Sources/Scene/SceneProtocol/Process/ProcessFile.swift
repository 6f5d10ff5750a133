import Glibc

/// A file that the system keeps of a process (`/proc/N/…`).
struct ProcessFile {
  /// Its whole content.
  let text: String

  /// Reads one, for instance `status`; `nil` when the process has ended, or is another user's.
  init?(_ name: String, of process: pid_t) {
    let file = open("/proc/\(process)/\(name)", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // (The system says of none how long it is.)
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 14))
    while case let count = read(file, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    // (A process that ends while its file is read leaves nothing in it.)
    guard !bytes.isEmpty else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The content's lines.
  var lines: [Substring] { text.split(separator: "\n") }

  /// The text after a name and its colon, without the space before it; `nil` where there is no such line.
  func value(of name: String) -> Substring? {
    guard let line = lines.first(where: { $0.hasPrefix("\(name):") }) else { return nil }
    return line.dropFirst(name.utf8.count + 1).drop { $0.isWhitespace }
  }
}
