import BenchUsage
import CoreGraphics
import QuartzCore

/// Measures the engine and prints one line a row: name, value, unit, target, and `ok` or `short`.
///
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

  private static let usage = BenchUsage(
    "engine-bench",
    help: """
      usage: engine-bench           all rows
             engine-bench WORD …    the rows whose names contain one of the words

      \(rows.map { "  \($0.name)" }.joined(separator: "\n"))
      """
  )

  static func main() {
    let wanted = usage.words()
    for word in wanted where !rows.contains(where: { $0.name.contains(word) }) {
      usage.refuse("no row's name contains \"\(word)\"")
    }
    EngineReport.handler = { message in usage.fail("the engine reports: \(message)") }
    // The rows commit at the moments that they choose, so no run loop is to do it for them.
    FlushScheduler.enqueue = { _ in }
    for row in rows where wanted.isEmpty || wanted.contains(where: { row.name.contains($0) }) {
      do {
        print(line(for: row, value: try row.measure()))
        fflush(nil)
      } catch {
        usage.fail("\(row.name): \(error)")
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
}
