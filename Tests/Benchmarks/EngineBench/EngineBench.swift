import CoreGraphics
import QuartzCore

/// Measures the engine and prints one line a row: name, value, unit, target, and `ok` or `short`.
///
/// With arguments, only the rows whose names contain one of them are measured.
/// A figure that misses its target is no failure: only a row whose work went wrong ends the run
/// with a status other than 0.
@main
enum EngineBench {
  private static let rows: [BenchRow] = [
    .createLayer, .setWithoutActions, .setWithImplicitAnimation, .addAnimation, .evaluateAnimation,
    .moveOneAndCommit, .hitTestAmongTenThousand, .hitTestAmongHundredThousand, .inspectTree,
    .inspectVariables, .inspectPlaces,
    .hitPathAmongTenThousand, .trailOfAFrame, .offscreenOfAFrame, .updateDisplayList,
    .fillChangedPath, .allocationsPerFrame,
  ]

  static func main() {
    EngineReport.handler = { message in failed("the engine reports: \(message)") }
    // The rows commit at the moments that they choose, so no run loop is to do it for them.
    FlushScheduler.enqueue = { _ in }
    let wanted = CommandLine.arguments.dropFirst()
    for row in rows where wanted.isEmpty || wanted.contains(where: { row.name.contains($0) }) {
      do {
        print(line(for: row, value: try row.measure()))
        fflush(nil)
      } catch {
        failed("\(row.name): \(error)")
      }
    }
  }

  private static func line(for row: BenchRow, value: Double) -> String {
    let columns = [
      row.name,
      String(format: "%.4g", value),
      row.unit,
      String(format: "%g", row.target),
      value <= row.target ? "ok" : "short",
    ]
    return columns.joined(separator: "\t")
  }

  private static func failed(_ problem: String) -> Never {
    FileHandle.standardError.write(Data("engine-bench: \(problem)\n".utf8))
    exit(1)
  }
}
