import CoreGraphics
import DisplayList

/// What a layer paints because of properties that its class declares, such as a shape layer's path or a gradient's
/// colors.
///
/// It is made from the layer's values once per change of them, so a layer that only moves reuses it.
@MainActor
protocol LayerContent: AnyObject {
  /// Where it is among the layer's own items.
  var level: ContentLevel { get }

  /// How many things it paints on top of each other.
  var paintedCount: Int { get }

  /// Whether all of it is inside the layer's rounded bounds.
  var staysInBounds: Bool { get }

  /// Whether it is in the space of the layer's sublayers, instead of flattened to the layer's plane; default false.
  ///
  /// - Parameter values: The values of the properties that the layer's class declares.
  /// - Returns: False for one that is flattened.
  func isInSpace(with values: CustomValues) -> Bool

  /// Appends its items.
  ///
  /// - Parameters:
  ///   - builder: The items listed so far.
  ///   - values: The values of the layer.
  ///   - how: How the layer is composited.
  func add(to builder: inout ItemBuilder, _ values: LayerValues, _ how: Compositing)
}

extension LayerContent {
  func isInSpace(with values: CustomValues) -> Bool { false }
}

/// The place of a layer's content among its own items.
enum ContentLevel {
  /// On the background and under the contents; not clipped, so it has to have the layer's round corners itself.
  case background
  /// On the contents and under the sublayers, clipped with them.
  case contents
  /// On top of all others, the border included; not clipped.
  case front
}

/// The space of a layer's content that is not flattened to the layer's plane.
final class ContentSpace {
  /// From the layer's own space to that of the plane that shows it.
  let matrix: CATransform3D
  /// From that plane to device pixels.
  let plane: Homography

  /// The space at the layer's place in the frame.
  @MainActor
  init(_ values: LayerValues, in place: LayerPlace) {
    matrix = values.matrixFromSpace(in: place.matrix)
    plane = place.plane
  }
}
