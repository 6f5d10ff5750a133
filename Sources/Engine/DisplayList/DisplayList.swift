package import CoreGraphics

/// One frame's picture as data: what to paint, back to front, each item with its map to device pixels.
///
/// Flat and `Sendable`, so that it can be drawn on any thread, compared with the previous frame's to
/// find the damage, and printed. Groups nest by `beginGroup`, `beginRaster`, `beginShadow` or `beginFilter` …
/// `endGroup`; in one that has a mask, what is between `mask` and `endGroup` is the mask.
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
  /// A rounded rectangle of colors that run into each other: what a gradient layer shows.
  case gradient(Gradient)
  /// The inside of a path or the line along it: what a shape layer shows.
  case path(Path)
  /// Pictures in many places: what an emitter layer shows.
  case particles(Particles)
  /// The shadow of a shape that is known: a layer's, of its background or by its path.
  case shadow(Shadow)
  /// What follows, up to the matching `endGroup`, is drawn over its own shadow.
  case beginShadow(Shadow)
  /// What follows, up to the matching `endGroup`, is drawn into a buffer of its own, then put here.
  case beginGroup(Group)
  /// What follows, up to the matching `endGroup`, is drawn at a resolution of its own, then put here.
  case beginRaster(Raster)
  /// The picture of what follows, up to the matching `endGroup`, is changed, then put here.
  case beginFilter(Filter)
  /// What is here already is changed.
  case backdrop(Backdrop)
  /// What follows, up to the innermost group's `endGroup`, is not seen: its alpha multiplies the group.
  ///
  /// Once, and only in a group that says `hasMask`.
  case mask
  /// Ends the innermost group.
  case endGroup

  package struct Fill: Equatable, Sendable {
    package var rect: CGRect
    /// Corner radius in points; a radius beyond half the shorter side is clamped to it when drawn.
    package var cornerRadius: Double
    package var edges: EdgeStyle
    /// A color may hold a reference, which each copy of an item would count.
    package var drawn: DrawnColor
    package var toDevice: Homography

    package var color: CGColor {
      get { CGColor(drawn) }
      set { drawn = DrawnColor(newValue) }
    }

    package init(
      rect: CGRect,
      cornerRadius: Double,
      edges: EdgeStyle = .plain,
      color: CGColor,
      toDevice: Homography
    ) {
      (self.rect, self.cornerRadius, self.edges) = (rect, cornerRadius, edges)
      (drawn, self.toDevice) = (DrawnColor(color), toDevice)
    }
  }

  package struct Border: Equatable, Sendable {
    package var rect: CGRect
    /// Radius of the outer edge; the inner edge's is smaller by `width`, at least 0.
    package var cornerRadius: Double
    package var edges: EdgeStyle
    /// Thickness inward from the outer edge, in points.
    package var width: Double
    package var drawn: DrawnColor
    package var toDevice: Homography

    package var color: CGColor {
      get { CGColor(drawn) }
      set { drawn = DrawnColor(newValue) }
    }

    package init(
      rect: CGRect,
      cornerRadius: Double,
      edges: EdgeStyle = .plain,
      width: Double,
      color: CGColor,
      toDevice: Homography
    ) {
      (self.rect, self.cornerRadius, self.edges) = (rect, cornerRadius, edges)
      (self.width, drawn, self.toDevice) = (width, DrawnColor(color), toDevice)
    }
  }

  package struct Image: Equatable, Sendable {
    package var image: CGImage
    /// The part of the image to show, in its pixels; samples outside repeat the edge.
    package var source: CGRect
    /// Where that part goes, in the layer's points.
    package var destination: CGRect
    /// What of `source` is not stretched; `nil` when all of it is.
    package var slices: Slices?
    package var isSmooth: Bool
    /// Smaller copies that are sampled where the picture is drawn smaller; `nil` for the picture alone.
    package var mips: Mips?
    package var edges: EdgeStyle
    /// Multiplies the picture's colors.
    package var tint: PictureTint
    /// 0 (clear) … 1 (opaque): multiplies the picture.
    package var opacity: Double
    package var toDevice: Homography

    package init(
      image: CGImage,
      source: CGRect,
      destination: CGRect,
      slices: Slices? = nil,
      isSmooth: Bool,
      mips: Mips? = nil,
      edges: EdgeStyle = .plain,
      tint: PictureTint = .none,
      opacity: Double = 1,
      toDevice: Homography
    ) {
      (self.image, self.source, self.destination) = (image, source, destination)
      (self.slices, self.isSmooth, self.mips, self.edges) = (slices, isSmooth, mips, edges)
      (self.tint, self.opacity, self.toDevice) = (tint, opacity, toDevice)
    }

    package static func == (a: Image, b: Image) -> Bool {
      a.image === b.image && a.source == b.source && a.destination == b.destination
        && a.slices == b.slices && a.isSmooth == b.isSmooth && a.edges == b.edges
        && a.mips == b.mips && a.tint == b.tint
        && a.opacity == b.opacity && a.toDevice == b.toDevice
    }
  }

  /// The margins of a picture's part that keep their size while what they are around is stretched (RE13).
  package struct Slices: Equatable, Sendable {
    /// In the picture's pixels; at least 0, and less than the part's size together.
    package var left, top, right, bottom: Float
    /// The margins' pixels per point of the layer.
    package var scale: Float

    package init(left: Float, top: Float, right: Float, bottom: Float, scale: Float) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
      self.scale = scale
    }
  }

  package struct Group: Equatable, Sendable {
    /// 0 (clear) … 1 (opaque): multiplies the finished group.
    package var opacity: Double
    /// The group is cut to this rounded rectangle when set (`masksToBounds`).
    package var clip: Clip?
    /// Whether it is finished on its own before it is put here, also when nothing else asks for that.
    package var isIsolated: Bool
    /// How it is put on what is here; one that changes what is there also where the group has nothing needs a clip.
    package var blendMode: CGBlendMode
    /// Whether there is a `mask` in it.
    package var hasMask: Bool

    package init(
      opacity: Double,
      clip: Clip? = nil,
      isIsolated: Bool = false,
      blendMode: CGBlendMode = .normal,
      hasMask: Bool = false
    ) {
      (self.opacity, self.clip) = (opacity, clip)
      (self.isIsolated, self.blendMode, self.hasMask) = (isIsolated, blendMode, hasMask)
    }
  }

  package struct Raster: Equatable, Sendable {
    /// From the points in which the resolution is meant to pixels.
    package var toDevice: Homography
    /// Pixels per such point while the group is drawn; positive.
    package var scale: Double

    package init(toDevice: Homography, scale: Double) {
      (self.toDevice, self.scale) = (toDevice, scale)
    }
  }

  package struct Clip: Equatable, Sendable {
    package var rect: CGRect
    package var cornerRadius: Double
    package var edges: EdgeStyle
    package var toDevice: Homography

    package init(
      rect: CGRect,
      cornerRadius: Double,
      edges: EdgeStyle = .plain,
      toDevice: Homography
    ) {
      (self.rect, self.cornerRadius) = (rect, cornerRadius)
      (self.edges, self.toDevice) = (edges, toDevice)
    }
  }
}
