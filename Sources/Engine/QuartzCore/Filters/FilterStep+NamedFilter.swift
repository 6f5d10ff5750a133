import CoreGraphics
import CoreImage
import DisplayList

extension FilterStep {
  /// `nil` for a filter that changes nothing, or is not enabled.
  init?(_ filter: NamedFilter) {
    guard filter.isEnabled else { return nil }
    switch filter.kind {
    case .gaussianBlur, .boxBlur:
      let radius = filter.number(.radius)
      guard radius > 0 else { return nil }
      self = filter.kind == .gaussianBlur ? .gaussianBlur(radius) : .boxBlur(radius)
    case .pixellate:
      let center = filter.usable(.center)
      self = .pixellation(side: filter.number(.scale), center: CGPoint(x: center[0], y: center[1]))
    case .colorClamp, .colorPosterize, .exposureAdjust, .gammaAdjust:
      let table = ToneTable(filter)
      if table == .unchanged { return nil }
      self = .table(table)
    default:
      guard let matrix = ColorMatrix(filter), matrix != .identity else { return nil }
      self = .matrix(matrix)
    }
  }
}
