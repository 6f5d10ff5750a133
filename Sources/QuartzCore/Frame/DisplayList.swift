package import CoreGraphics

/// One frame's picture as data: what to paint, back to front, each item with its map to device pixels.
///
/// Flat and `Sendable`, so that it can be drawn on any thread, compared with the previous frame's to
/// find the damage, and printed. Groups nest by `beginGroup` … `endGroup`.
package struct DisplayList: Equatable, Sendable {
  package var items: [DisplayItem]

  package init(items: [DisplayItem] = []) {
    self.items = items
  }
}

/// One thing to paint.
///
/// Rectangles and lengths are in the layer's own points; `toDevice` maps them to pixels.
package enum DisplayItem: Equatable, Sendable {
  /// A filled rounded rectangle: a layer's background.
  case fill(Fill)
  /// A ring inside a rounded rectangle: a layer's border.
  case border(Border)
  /// A picture stretched over a rectangle: a layer's contents.
  case image(Image)
  /// What follows, up to the matching `endGroup`, is drawn into a buffer of its own, then put here.
  case beginGroup(Group)
  /// Ends the innermost group.
  case endGroup

  package struct Fill: Equatable, Sendable {
    package var rect: CGRect
    /// Corner radius in points; a radius beyond half the shorter side is clamped to it when drawn.
    package var cornerRadius: Double
    package var color: CGColor
    package var toDevice: Homography

    package init(rect: CGRect, cornerRadius: Double, color: CGColor, toDevice: Homography) {
      (self.rect, self.cornerRadius, self.color, self.toDevice) =
        (rect, cornerRadius, color, toDevice)
    }
  }

  package struct Border: Equatable, Sendable {
    package var rect: CGRect
    /// Radius of the outer edge; the inner edge's is smaller by `width`, at least 0.
    package var cornerRadius: Double
    /// Thickness inward from the outer edge, in points.
    package var width: Double
    package var color: CGColor
    package var toDevice: Homography

    package init(
      rect: CGRect,
      cornerRadius: Double,
      width: Double,
      color: CGColor,
      toDevice: Homography
    ) {
      (self.rect, self.cornerRadius, self.width, self.color, self.toDevice) =
        (rect, cornerRadius, width, color, toDevice)
    }
  }

  package struct Image: Equatable, Sendable {
    package var image: CGImage
    /// The part of the image to show, in its pixels; samples outside repeat the edge.
    package var source: CGRect
    /// Where that part goes, in the layer's points.
    package var destination: CGRect
    package var isSmooth: Bool
    package var toDevice: Homography

    package init(
      image: CGImage,
      source: CGRect,
      destination: CGRect,
      isSmooth: Bool,
      toDevice: Homography
    ) {
      (self.image, self.source, self.destination, self.isSmooth, self.toDevice) =
        (image, source, destination, isSmooth, toDevice)
    }

    package static func == (a: Image, b: Image) -> Bool {
      a.image === b.image && a.source == b.source && a.destination == b.destination
        && a.isSmooth == b.isSmooth && a.toDevice == b.toDevice
    }
  }

  package struct Group: Equatable, Sendable {
    /// 0 (clear) … 1 (opaque): multiplies the finished group.
    package var opacity: Double
    /// The group is cut to this rounded rectangle when set (`masksToBounds`).
    package var clip: Clip?
    /// Whether it is finished on its own before it is put here, also when nothing else asks for that.
    package var isIsolated: Bool
    /// Whether it is added to what is here, instead of laid over it.
    package var isAdding: Bool

    package init(
      opacity: Double,
      clip: Clip? = nil,
      isIsolated: Bool = false,
      isAdding: Bool = false
    ) {
      (self.opacity, self.clip) = (opacity, clip)
      (self.isIsolated, self.isAdding) = (isIsolated, isAdding)
    }
  }

  package struct Clip: Equatable, Sendable {
    package var rect: CGRect
    package var cornerRadius: Double
    package var toDevice: Homography

    package init(rect: CGRect, cornerRadius: Double, toDevice: Homography) {
      (self.rect, self.cornerRadius, self.toDevice) = (rect, cornerRadius, toDevice)
    }
  }
}
