import Glibc

/// The machine and the process, as messages and names of files have them.
enum HostName {
  /// This process's number.
  static var process: Int32 { getpid() }

  /// This machine's name.
  static var own: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "this machine" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
