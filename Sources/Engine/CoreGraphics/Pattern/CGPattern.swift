public import Foundation

/// Draws a pattern's cell: with what the pattern was made with, into a context in the pattern's own coordinates.
public typealias CGPatternDrawPatternCallback =
  @Sendable (_ info: UnsafeMutableRawPointer?, _ context: CGContext) -> Void

/// Gives up what a pattern was made with.
public typealias CGPatternReleaseInfoCallback = @Sendable (_ info: UnsafeMutableRawPointer?) -> Void

/// How a pattern's cell is drawn.
public struct CGPatternCallbacks: Sendable {
  /// The structure's version: 0.
  public var version: UInt32
  /// Draws the cell; `nil` for an empty one.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called once the pattern is gone; `nil` for nothing to give up.
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

/// How a pattern's cells are put beside each other; the cells here always have the distance that was asked for.
public enum CGPatternTiling: Int32, Sendable {
  /// The cell is not distorted.
  case noDistortion = 0
  /// The distance is constant, and cells may be distorted a little.
  case constantSpacingMinimalDistortion = 1
  /// The distance is constant, and cells may be distorted.
  case constantSpacing = 2
}

/// A cell that is drawn again and again to fill an area.
public final class CGPattern: Sendable {
  /// What a cell shows.
  enum Content: Sendable {
    /// A picture, upright, with so many pixels a unit of the pattern's space.
    case picture(CGImage, scale: Double)
    /// What the callback draws; `info` is the address that it is called with.
    case drawn(CGPatternCallbacks, info: UInt)
  }

  let content: Content
  /// The part of the pattern's space that a cell shows.
  let bounds: CGRect
  /// From the pattern's space to the coordinates that a context begins with.
  let matrix: CGAffineTransform
  /// From one cell to the next, across and along; not 0.
  let step: CGSize
  /// Whether it has colors of its own; else it is a stencil for the color that it is set with.
  let isColored: Bool
  let fillings = PatternFillings()

  /// A pattern that a callback draws; `nil` for one without a callback, for a distance of 0 between cells, and for
  /// numbers that are not finite.
  ///
  /// - Parameters:
  ///   - info: What the callbacks are called with.
  ///   - bounds: The part of the pattern's space that a cell shows.
  ///   - matrix: From the pattern's space to the coordinates that a context begins with; no later transform counts.
  ///   - xStep: From one cell to the next, in the pattern's space.
  ///   - yStep: The same along y.
  ///   - tiling: Not used: cells are as far apart as is said.
  ///   - isColored: Whether the callback sets colors; else the color that the pattern is set with is already set.
  ///   - callbacks: What draws the cell. It may be called in any thread.
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
  ///   - scale: Pixels a unit of user space.
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
