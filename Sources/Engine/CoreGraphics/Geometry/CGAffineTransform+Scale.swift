import Foundation

extension CGAffineTransform {
  /// How many times as long as before the map makes what it makes longest.
  package var greatestScale: Double {
    let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
    let (sum, difference) = (a * a + b * b + c * c + d * d, a * a + b * b - c * c - d * d)
    let mixed = 2 * (a * c + b * d)
    let spread = (difference * difference + mixed * mixed).squareRoot()
    return ((sum + spread) / 2).squareRoot()
  }
}
