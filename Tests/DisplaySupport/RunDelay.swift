package import Foundation

/// How long a process's first thread has been ready to run without a processor to run on, in seconds, by the
/// system's own count; 0 where it does not count.
package func runDelay(of process: pid_t) -> Double {
  guard let text = try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8),
    let nanoseconds = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
  else { return 0 }
  return nanoseconds / 1e9
}
