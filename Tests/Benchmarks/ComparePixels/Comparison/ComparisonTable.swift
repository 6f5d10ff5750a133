import Foundation

/// The printed results: the pictures that differ too much, and their number by cause.
nonisolated struct ComparisonTable {
  let pictures: [ComparedPicture]

  /// A line for each picture that differs, the worst first.
  var differing: String {
    let shown = pictures.filter { picture in
      picture.worst >= 0.001 || Renderer.allCases.contains { !picture.isWithin($0) }
    }
    return shown.sorted { $0.worst > $1.worst }.map { picture in
      let figures = Renderer.allCases.map { Self.figures(picture, $0) }
      return (figures + [picture.name]).joined(separator: " | ")
    }
    .joined(separator: "\n")
  }

  private static func figures(_ picture: ComparedPicture, _ renderer: Renderer) -> String {
    guard let difference = picture.differences[renderer] else { return "not drawn" }
    return String(
      format: "mean %6.3f  big %6.3f %%  beyond %6.3f %%  %@",
      difference.mean,
      100 * difference.big,
      100 * difference.beyond,
      picture.isWithin(renderer) ? "ok   " : "short"
    )
  }

  /// A line for each cause, and one for all pictures, for each renderer.
  var summary: String {
    let causes = Set(pictures.flatMap(\.line.causes)).sorted()
    return Renderer.allCases.map { renderer in
      let rows =
        causes.map { cause in
          Self.row(cause, pictures.filter { $0.line.causes.contains(cause) }, renderer)
        } + [
          Self.row("no known cause", pictures.filter(\.line.causes.isEmpty), renderer),
          Self.row("all", pictures, renderer),
        ]
      return ([Self.heading(renderer)] + rows).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  private static func heading(_ renderer: Renderer) -> String {
    columns(renderer.rawValue, ["pictures", "within", "< 1 %", "< 0.1 %", "equal", "mean"])
  }

  private static func row(
    _ name: String,
    _ pictures: [ComparedPicture],
    _ renderer: Renderer
  ) -> String {
    let differences = pictures.compactMap { $0.differences[renderer] }
    func share(_ count: Int) -> String {
      String(format: "%.1f %%", 100 * Double(count) / Double(max(pictures.count, 1)))
    }
    let mean = differences.reduce(0) { $0 + $1.mean } / Double(max(differences.count, 1))
    return columns(
      name,
      [
        "\(pictures.count)", share(pictures.count { $0.isWithin(renderer) }),
        share(differences.count { $0.beyond < 0.01 }),
        share(differences.count { $0.beyond < 0.001 }),
        share(differences.count(where: \.isEqual)), String(format: "%.3f", mean),
      ]
    )
  }

  private static func columns(_ name: String, _ figures: [String]) -> String {
    let first = name.padding(toLength: 42, withPad: " ", startingAt: 0)
    return figures.reduce(first) { line, figure in
      line + String(repeating: " ", count: max(10 - figure.count, 1)) + figure
    }
  }
}
