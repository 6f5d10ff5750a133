import CoreGraphics

/// The curves of `Growth` as an SVG: both axes by powers of ten.
struct GrowthChart {
  private let series: [Growth.Series]
  private static let (width, height, margin) = (720.0, 420.0, 56.0)
  /// Powers of ten: of sizes, and of microseconds.
  private static let (sizes, times) = (0.0...6.0, -1.0...7.0)
  private static let colors = ["#c0392b", "#2471a3", "#1e8449", "#b9770e"]

  /// - Parameter series: The curves; those that are no times are left out.
  init(_ series: [Growth.Series]) { self.series = series.filter { $0.unit != "bytes" } }

  var svg: String {
    let (width, height) = (
      Self.text(Self.width), Self.text(Self.height + 22 * Double(series.count))
    )
    return
      ([
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\""
          + " font-family=\"sans-serif\" font-size=\"13\">",
        "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
      ] + grid + series.indices.flatMap(curve) + ["</svg>", ""]).joined(separator: "\n")
  }

  private var grid: [String] {
    let across = stride(from: Self.sizes.lowerBound, through: Self.sizes.upperBound, by: 1)
    let up = stride(from: Self.times.lowerBound, through: Self.times.upperBound, by: 1)
    return across.flatMap { power in
      let place = x(power)
      return [
        line(place, y(Self.times.lowerBound), place, y(Self.times.upperBound)),
        label("10" + superscript(power), place, y(Self.times.lowerBound) + 18, "middle"),
      ]
    }
      + up.flatMap { power in
        let words = ["-1": "0.1 µs", "0": "1 µs", "3": "1 ms", "6": "1 s"][Self.text(power)] ?? ""
        return [
          line(x(Self.sizes.lowerBound), y(power), x(Self.sizes.upperBound), y(power)),
          label(words, x(Self.sizes.lowerBound) - 6, y(power) + 4, "end"),
        ]
      }
  }

  private func curve(_ index: Int) -> [String] {
    let one = series[index]
    let color = Self.colors[index % Self.colors.count]
    let micros = one.unit == "ms" ? 1000.0 : 1
    let places = one.points.map { (x(log10(Double($0.size))), y(log10($0.cost * micros))) }
    let path = places.map { "\(Self.text($0.0)),\(Self.text($0.1))" }.joined(separator: " ")
    let row = Self.height + 22 * Double(index)
    let exponent = Self.text((one.exponent * 100).rounded() / 100)
    return [
      "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"/>",
      "<rect x=\"\(Self.text(Self.margin))\" y=\"\(Self.text(row - 9))\" width=\"18\" height=\"4\""
        + " fill=\"\(color)\"/>",
      label("\(one.name): n to the power of \(exponent)", Self.margin + 26, row, "start"),
    ]
      + places.map {
        "<circle cx=\"\(Self.text($0.0))\" cy=\"\(Self.text($0.1))\" r=\"3\" fill=\"\(color)\"/>"
      }
  }

  private func x(_ power: Double) -> Double {
    Self.margin + (power - Self.sizes.lowerBound) / 6 * (Self.width - 1.5 * Self.margin)
  }

  private func y(_ power: Double) -> Double {
    let part = (power - Self.times.lowerBound) / (Self.times.upperBound - Self.times.lowerBound)
    return Self.height - Self.margin - part * (Self.height - 1.5 * Self.margin)
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    let ends = zip(["x1", "y1", "x2", "y2"], [x1, y1, x2, y2])
    return "<line " + ends.map { "\($0)=\"\(Self.text($1))\"" }.joined(separator: " ")
      + " stroke=\"#dddddd\"/>"
  }

  private func label(_ text: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
    "<text x=\"\(Self.text(x))\" y=\"\(Self.text(y))\" text-anchor=\"\(anchor)\">\(text)</text>"
  }

  private func superscript(_ power: Double) -> String {
    String(["⁰", "¹", "²", "³", "⁴", "⁵", "⁶"][Int(power)])
  }

  /// A number with one digit after the point, where it has any, two for exponents.
  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : String(format: "%.2f", number)
  }
}
