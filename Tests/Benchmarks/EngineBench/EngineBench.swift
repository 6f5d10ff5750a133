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
    .fillChangedPath, .allocationsPerFrame, .memoryOfALayer, .openHundredThousand,
  ]

  private static let usage = BenchUsage(
    "engine-bench",
    help: """
      usage: engine-bench           all rows
             engine-bench WORD …    the rows whose names contain one of the words
             engine-bench growth [FILE.svg]  how costs grow from 10 to 1,000,000 layers, and a chart of it

      \(rows.map { "  \($0.name)" }.joined(separator: "\n"))
      """
  )

  static func main() {
    let wanted = usage.words()
    if wanted.first == "growth" { return showGrowth(Array(wanted.dropFirst())) }
    prepare()
    for word in wanted where !rows.contains(where: { $0.name.contains(word) }) {
      usage.refuse("no row's name contains \"\(word)\"")
    }
    for row in rows where wanted.isEmpty || wanted.contains(where: { row.name.contains($0) }) {
      do {
        print(line(for: row, value: try row.measure()))
        fflush(nil)
      } catch {
        usage.fail("\(row.name): \(error)")
      }
    }
  }

  private static func prepare() {
    EngineReport.handler = { message in usage.fail("the engine reports: \(message)") }
    // The rows commit at the moments that they choose, so no run loop is to do it for them.
    FlushScheduler.enqueue = { _ in }
  }

  /// A line for each series, with its cost at each size, and the exponent of the curve that fits them.
  private static func showGrowth(_ files: [String]) {
    guard files.count <= 1 else { usage.refuse("one file for the chart") }
    prepare()
    do {
      let all = try Growth.measure()
      for series in all {
        let costs = series.points.map { "\($0.size): " + String(format: "%.3g", $0.cost) }
        let exponent = String(format: "n^%.2f", series.exponent)
        let columns = [series.name, series.unit, costs.joined(separator: "  "), exponent]
        print(columns.joined(separator: "\t"))
      }
      if let file = files.first {
        try GrowthChart(all).svg.write(toFile: file, atomically: true, encoding: .utf8)
      }
    } catch {
      usage.fail("growth: \(error)")
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
