package import CoreGraphics

/// The picture of one frame as data: what to paint, back to front; each item has its map to device pixels.
///
/// It is flat and `Sendable`, so that it can be drawn on any thread, compared with the list of the previous frame to
/// find the damage, and printed. Groups nest by `beginGroup`, `beginRaster`, `beginShadow` or `beginFilter` …
/// `endGroup`; in a group with a mask, the items between `mask` and `endGroup` are the mask.
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
  /// A rounded rectangle filled with a gradient: what a gradient layer shows.
  case gradient(Gradient)
  /// A filled or stroked path: what a shape layer shows.
  case path(Path)
  /// Pictures at many places: what an emitter layer shows.
  case particles(Particles)
  /// The shadow of a known shape: a layer's background or its shadow path.
  case shadow(Shadow)
  /// The items up to the matching `endGroup` are drawn over their own shadow.
  case beginShadow(Shadow)
  /// The items up to the matching `endGroup` are drawn into an offscreen buffer, then composited here.
  case beginGroup(Group)
  /// The items up to the matching `endGroup` are drawn at a resolution of their own, then composited here.
  case beginRaster(Raster)
  /// The picture of the items up to the matching `endGroup` is filtered, then composited here.
  case beginFilter(Filter)
  /// What has been drawn here already is filtered.
  case backdrop(Backdrop)
  /// The items up to the innermost group's `endGroup` are a mask: they are not seen, but their alpha multiplies the
  /// group.
  ///
  /// At most once in a group, and only in one with `hasMask`.
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
    /// Radius of the outer edge; that of the inner edge is smaller by `width`, at least 0.
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
    /// The destination of that part, in the layer's points.
    package var destination: CGRect
    /// The margins of `source` that are not stretched; `nil` when all of it is.
    package var slices: Slices?
    package var isSmooth: Bool
    /// Smaller copies (mipmaps) that are sampled where the picture is minified; `nil` for the picture alone.
    package var mips: Mips?
    package var edges: EdgeStyle
    /// The color that the picture's colors are multiplied by.
    package var tint: PictureTint
    /// 0 (clear) … 1 (opaque): the opacity of the picture.
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

  /// The margins of a picture's part that keep their size while the middle is stretched (RE13).
  package struct Slices: Equatable, Sendable {
    /// In the picture's pixels; at least 0, and together less than the part's size.
    package var left, top, right, bottom: Float
    /// The margins' pixels per point of the layer.
    package var scale: Float

    package init(left: Float, top: Float, right: Float, bottom: Float, scale: Float) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
      self.scale = scale
    }
  }

  package struct Group: Equatable, Sendable {
    /// 0 (clear) … 1 (opaque): the opacity of the finished group.
    package var opacity: Double
    /// The rounded rectangle that the group is clipped to (`masksToBounds`); `nil` for none.
    package var clip: Clip?
    /// Whether it is drawn into an offscreen buffer even when nothing else requires that.
    package var isIsolated: Bool
    /// How it is composited; a mode that also changes the backdrop where the group is clear needs a clip.
    package var blendMode: CGBlendMode
    /// Whether the group contains a `mask`.
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
    /// From the points that `scale` refers to, to device pixels.
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
