import Glibc

/// An X server whose screen is a window at the top left of a virtual display (Xephyr).
package final class NestedDisplay {
  /// What `DISPLAY` has to be: ":201".
  package let name: String
  private let number: DisplayNumber
  private let process: pid_t

  /// Starts a server of depth 24, as large as the display that it is shown on, and waits for it.
  package init(on outer: VirtualDisplay) throws {
    for candidate in 200..<1000 {
      guard let number = DisplayNumber(claiming: candidate) else { continue }
      let ready = try Channel()
      defer { close(ready.reading) }
      let command = "exec Xephyr :\(candidate) -screen \(outer.width)x\(outer.height) "
      let options = "-noreset -nolisten tcp -displayfd 3 >/dev/null 2>&1"
      let process = try spawn(
        ["sh", "-c", command + options],
        display: outer.name,
        third: ready.writing
      )
      close(ready.writing)
      guard ready.becomesReadable(within: 30), ready.hasLine() else {
        var status: Int32 = 0
        kill(process, SIGTERM)
        waitpid(process, &status, 0)
        if status >> 8 == 127 { throw VirtualDisplayError.notInstalled("Xephyr") }
        continue
      }
      name = ":\(candidate)"
      self.number = number
      self.process = process
      return
    }
    throw VirtualDisplayError.noFreeNumber
  }

  deinit {
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
