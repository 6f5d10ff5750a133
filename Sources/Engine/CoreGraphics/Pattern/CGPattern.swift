public import Foundation

/// Draws a pattern's cell: takes the pattern's info pointer, and a context in the pattern's own coordinates.
public typealias CGPatternDrawPatternCallback =
  @Sendable (_ info: UnsafeMutableRawPointer?, _ context: CGContext) -> Void

/// Releases a pattern's info pointer.
public typealias CGPatternReleaseInfoCallback = @Sendable (_ info: UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
public struct CGPatternCallbacks: Sendable {
  /// The structure's version: 0.
  public var version: UInt32
  /// Draws the cell; `nil` for an empty one.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern is deallocated; `nil` for nothing to release.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Callbacks; the version is 0.
  public init(
    version: UInt32,
    drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// How a pattern's cells are tiled; here the cells always have the requested spacing.
public enum CGPatternTiling: Int32, Sendable {
  /// The cell is not distorted.
  case noDistortion = 0
  /// The spacing is constant, and cells may be distorted a little.
  case constantSpacingMinimalDistortion = 1
  /// The spacing is constant, and cells may be distorted.
  case constantSpacing = 2
}

/// A cell that is repeated to fill an area.
public final class CGPattern: Sendable {
  /// The content of a cell.
  enum Content: Sendable {
    /// A picture, upright, with `scale` pixels per unit of the pattern's space.
    case picture(CGImage, scale: Double)
    /// The drawing of the callback; `info` is the address of its argument.
    case drawn(CGPatternCallbacks, info: UInt)
  }

  let content: Content
  /// The part of the pattern's space that a cell shows.
  let bounds: CGRect
  /// From the pattern's space to the initial coordinates of a context.
  let matrix: CGAffineTransform
  /// The distance from one cell to the next, horizontally and vertically; not 0.
  let step: CGSize
  /// Whether it has its own colors; otherwise it is a stencil for the color that it is set with.
  let isColored: Bool
  let fillings = PatternFillings()

  /// A pattern that a callback draws; `nil` without a callback, for a distance of 0 between cells, and for numbers that
  /// are not finite.
  ///
  /// - Parameters:
  ///   - info: The first argument of the callbacks.
  ///   - bounds: The part of the pattern's space that a cell shows.
  ///   - matrix: From the pattern's space to the initial coordinates of a context; later transforms have no effect.
  ///   - xStep: The horizontal distance from one cell to the next, in the pattern's space.
  ///   - yStep: The vertical distance from one cell to the next, in the pattern's space.
  ///   - tiling: Not used: cells have the requested spacing.
  ///   - isColored: Whether the callback sets colors; otherwise the color that the pattern is set with is already set.
  ///   - callbacks: The callback that draws the cell, and the one that releases `info`. They may be called in any
  ///     thread.
  public init?(
    info: UnsafeMutableRawPointer?,
    bounds: CGRect,
    matrix: CGAffineTransform,
    xStep: CGFloat,
    yStep: CGFloat,
    tiling: CGPatternTiling,
    isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height, xStep, yStep]
    guard callbacks.pointee.drawPattern != nil, numbers.allSatisfy(\.isFinite), matrix.isUsable,
      xStep != 0, yStep != 0, !bounds.isEmpty
    else { return nil }
    content = .drawn(callbacks.pointee, info: UInt(bitPattern: info))
    (self.bounds, self.matrix, self.isColored) = (bounds.standardized, matrix, isColored)
    step = CGSize(width: abs(xStep), height: abs(yStep))
  }

  /// A pattern of a picture, whose first cell's upper left corner is at the origin; `nil` for an empty picture.
  ///
  /// - Parameters:
  ///   - image: The cell; it is upright in any context.
  ///   - scale: Pixels per unit of user space.
  package init?(_ image: CGImage, scale: CGFloat) {
    guard image.width > 0, image.height > 0, scale > 0, scale.isFinite else { return nil }
    content = .picture(image, scale: Double(scale))
    step = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    bounds = CGRect(origin: .zero, size: step)
    (matrix, isColored) = (.identity, true)
  }

  deinit {
    if case .drawn(let callbacks, let info) = content {
      callbacks.releaseInfo?(UnsafeMutableRawPointer(bitPattern: info))
    }
  }
}
