import CoreGraphics
package import FrameLoop
package import TapeLanguage

extension SceneNames {
  /// Where something is seen that a tape calls by a name; `nil` where none can be, and for a mere point.
  package func rectangle(of place: TapeTarget.Place) -> TapeRectangle? {
    let found =
      switch place {
      case .name(let name): rectangle(named: name)
      case .identifier(let identifier): rectangle(identified: identifier)
      case .point: CGRect?.none
      }
    return found.map {
      TapeRectangle(
        x: Double($0.minX),
        y: Double($0.minY),
        width: Double($0.width),
        height: Double($0.height)
      )
    }
  }
}
