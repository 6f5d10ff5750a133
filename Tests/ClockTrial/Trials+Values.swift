import Dispatch
import Foundation

/// What scenes get from the system.
extension Trials {
  static func random() {
    print((0..<5).map { _ in Int.random(in: 0..<1000) }, Double.random(in: 0..<1), Bool.random())
    print(Array(0..<10).shuffled(), "abcdef".randomElement() ?? "-")
    print(UUID(), UUID())
    print(arc4random(), arc4random_uniform(100))
    print(Set((0..<8).map { "\($0)" }).joined(separator: " "))
    DispatchQueue.global().async {
      let number = Int.random(in: 0..<1000)
      DispatchQueue.main.async { Log.note("another thread's number: \(number)") }
    }
  }

  static func clocks() {
    let start = (ContinuousClock.now, SuspendingClock.now, ProcessInfo.processInfo.systemUptime)
    print(Date(), start.2, time(nil))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      print(ContinuousClock.now - start.0, SuspendingClock.now - start.1)
      print(ProcessInfo.processInfo.systemUptime - start.2, Date().timeIntervalSinceReferenceDate)
    }
  }

  /// What the scene starts has the machine's clock.
  static func child() {
    print(ProcessInfo.processInfo.environment["LD_PRELOAD"] ?? "nothing")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/date")
    process.arguments = ["+%Y"]
    try? process.run()
    process.waitUntilExit()
    print("it ended with \(process.terminationStatus)")
  }
}
