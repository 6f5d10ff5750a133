import Glibc

/// How long a process's threads have been ready to run without a core to run on.
struct CoreWaits {
  private let process: pid_t

  init(of process: pid_t) { self.process = process }

  /// Since the process started: its main thread's, which is what waits and draws, in seconds; 0 where the
  /// kernel does not count it.
  var seconds: Double {
    let file = open("/proc/\(process)/schedstat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    // Nanoseconds on a core, nanoseconds waiting for one, and how often it got one.
    let fields = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? (Double(fields[1]) ?? 0) / 1e9 : 0
  }
}
