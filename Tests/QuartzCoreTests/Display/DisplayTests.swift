import CoreGraphics
import QuartzCore
import RandomScenes
import Testing

/// When a layer draws, and who draws (DI1–DI6, DI8; peer 170).
struct `Displaying` {
  private let bounds = CGRect(x: 0, y: 0, width: 4, height: 2)

  private func drawingLayer() -> DrawingLayer {
    let layer = LayerStage().addLayer(DrawingLayer())
    withoutActions { layer.bounds = bounds }
    layer.fills(with: .red)
    return layer
  }

  /// DI1: a new layer is clean, and stays so whatever size it gets.
  @Test func `nothing is drawn unless it is asked for`() {
    let layer = drawingLayer()
    #expect(!layer.needsDisplay())
    CATransaction.flush()
    #expect(layer.clips.isEmpty && layer.contents == nil)
  }

  /// A layer in no window is not displayed by a commit: it waits until it is in one, hidden or not.
  ///
  /// By hand it can be displayed anywhere.
  @Test func `a layer in no window waits for one`() {
    let stage = LayerStage()
    let (parent, layer, other) = (CALayer(), DrawingLayer(), DrawingLayer())
    for layer in [layer, other] {
      layer.bounds = bounds
      layer.fills(with: .red)
      layer.setNeedsDisplay()
    }
    parent.addSublayer(layer)
    parent.isHidden = true
    for _ in 0..<2 { CATransaction.flush() }
    #expect(layer.clips.isEmpty && layer.needsDisplay())
    other.displayIfNeeded()
    #expect(other.clips == [bounds])
    stage.root.addSublayer(parent)
    CATransaction.flush()
    #expect(layer.clips == [bounds] && !layer.needsDisplay())
    // As the mask of a layer on screen, and asked once more.
    other.setNeedsDisplay()
    CATransaction.flush()
    #expect(other.clips.count == 1)
    layer.mask = other
    CATransaction.flush()
    #expect(other.clips.count == 2)
    layer.setNeedsDisplay()
    parent.removeFromSuperlayer()
    CATransaction.flush()
    #expect(layer.clips.count == 1 && layer.needsDisplay())
  }

  /// TR14: before the commit; DI8: or at once.
  @Test(arguments: ["flush", "displayIfNeeded"])
  func `what was asked for is drawn once`(_ way: String) {
    let layer = drawingLayer()
    for _ in 0..<3 { layer.setNeedsDisplay() }
    #expect(layer.needsDisplay() && layer.contents == nil)
    for _ in 0..<2 { if way == "flush" { CATransaction.flush() } else { layer.displayIfNeeded() } }
    #expect(!layer.needsDisplay())
    #expect(layer.clips == [bounds])
    #expect(layer.drawnPicture?.pixels == Array(repeating: 0xFFFF_0000, count: 8))
    CATransaction.flush()
    #expect(layer.clips.count == 1)
  }

  /// TR14: layout first, so that what is drawn has its size.
  @Test func `layout comes before display`() {
    let stage = LayerStage()
    let (parent, layer) = (stage.addLayer(), drawingLayer())
    parent.addSublayer(layer)
    let delegate = RecordingDelegate()
    delegate.onLayout = { _ in layer.bounds.size.width = 9 }
    parent.delegate = delegate
    layer.setNeedsDisplay()
    CATransaction.flush()
    #expect(layer.drawnPicture?.width == 9)
    #expect(layer.presentation()?.contents as? CGImage === layer.drawnPicture)
  }

  /// DI2: a delegate that displays does all there is to do.
  @Test func `the delegate's display comes first and alone`() {
    let layer = drawingLayer()
    let delegate = DisplayingDelegate()
    layer.delegate = delegate
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(delegate.events == ["display"])
    #expect(layer.clips.isEmpty)
    #expect(layer.drawnPicture === delegate.image)
    #expect(!layer.needsDisplay())
    CATransaction.flush()
  }

  /// DI2: layerWillDraw, then the store, then draw(in:), whose default asks the delegate.
  @Test func `without it the store is made between two calls`() throws {
    endOpenTransactions()
    let (layer, delegate) = (CALayer(), RecordingDelegate())
    layer.bounds = bounds
    layer.delegate = delegate
    delegate.onWillDraw = { $0.contentsScale = 3 }
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(delegate.events == ["will draw", "action contentsScale", "draw"])
    let picture = try #require(layer.drawnPicture)
    #expect(picture.width == 12 && picture.height == 6)
    CATransaction.flush()
  }

  /// DI2: an override of draw(in:) decides itself whether the delegate draws.
  @Test func `an override draws in the delegate's place`() {
    let (layer, delegate) = (drawingLayer(), RecordingDelegate())
    layer.delegate = delegate
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(delegate.events == ["will draw"])
    #expect(layer.clips.count == 1)
    CATransaction.flush()
  }

  /// DI2, DI3: a delegate that has none of it, and no delegate, give an empty store.
  @Test(arguments: [true, false])
  func `a layer without a drawing is transparent`(_ hasDelegate: Bool) throws {
    endOpenTransactions()
    let (layer, delegate) = (CALayer(), ActionDelegate())
    layer.bounds = bounds
    layer.contents = CGImage.plain(0xFFFF_FFFF)
    if hasDelegate { layer.delegate = delegate }
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(try #require(layer.drawnPicture).pixels == Array(repeating: 0, count: 8))
    CATransaction.flush()
  }

  /// DI2: no animation of the contents comes with a drawing.
  @Test func `a drawing takes the contents' place without an action`() {
    let layer = LayerStage().addLayer(DrawingLayer())
    let delegate = RecordingDelegate()
    layer.delegate = delegate
    layer.setNeedsDisplay()
    CATransaction.flush()
    #expect(layer.contents != nil && layer.animationKeys() == nil)
    #expect(!delegate.events.contains("action contents"))
  }

  /// DI4: contents set by hand show until the next display.
  @Test func `contents set by hand last until the next display`() {
    let layer = drawingLayer()
    layer.setNeedsDisplay()
    CATransaction.flush()
    let image = CGImage.plain(0xFF00_00FF)
    layer.contents = image
    CATransaction.flush()
    #expect(layer.drawnPicture === image)
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    CATransaction.flush()
    // The picture of before is gone with the store, so all is drawn.
    #expect(layer.clips == [bounds, bounds])
    #expect(layer.drawnPicture?.pixels == Array(repeating: 0xFFFF_0000, count: 8))
  }

  /// DI5: contents are stretched, unless the layer needs display with every change.
  @Test func `a change of the bounds redraws layers that want it`() {
    let layer = drawingLayer()
    layer.bounds.size.width = 5
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 5
    #expect(!layer.needsDisplay())
    layer.bounds.size.width = 6
    #expect(layer.needsDisplay())
    CATransaction.flush()
    layer.bounds.origin.x = 1
    #expect(layer.needsDisplay())
    CATransaction.flush()
    #expect(layer.clips.last == CGRect(x: 1, y: 0, width: 6, height: 2))
  }

  /// A new scale redraws what the layer drew, and leaves pictures set by hand.
  @Test func `a new scale redraws what the layer drew itself`() {
    let layer = drawingLayer()
    layer.contentsScale = 2
    #expect(!layer.needsDisplay())
    layer.setNeedsDisplay()
    CATransaction.flush()
    layer.contentsScale = 3
    #expect(layer.needsDisplay())
    CATransaction.flush()
    #expect(layer.drawnPicture?.width == 12)
    layer.contents = CGImage.plain(0)
    layer.contentsScale = 1
    #expect(!layer.needsDisplay())
    CATransaction.flush()
  }

  /// DI6, peer 170: keys that the class names redraw it, when the value really changes.
  @Test func `a class names the keys that redraw it`() {
    endOpenTransactions()
    let layer = KeyedLayer()
    layer.setValue(0.5, forKey: "progress")
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.setValue(3, forKey: "other")
    #expect(!layer.needsDisplay())
    layer.cornerRadius = 3
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.cornerRadius = 3
    #expect(!layer.needsDisplay())
    for key in ["bounds", "contents", "contentsScale", "style", "anything"] {
      #expect(!CALayer.needsDisplay(forKey: key))
    }
    CATransaction.flush()
  }

  /// Peer 170: a text layer's ten keys, and no redraw without a change.
  @Test func `a text layer redraws for ten keys`() {
    let keys = [
      "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode",
      "alignmentMode", "allowsFontSubpixelQuantization", "style", "contentsScale",
    ]
    for key in keys { #expect(CATextLayer.needsDisplay(forKey: key), "\(key)") }
    for key in ["bounds", "contents", "contentsRect", "opacity", "anything"] {
      #expect(!CATextLayer.needsDisplay(forKey: key), "\(key)")
    }
    let changes: [(String, (CATextLayer) -> Void)] = [
      ("string", { $0.string = "text" }), ("font", { $0.font = "DejaVu Serif" }),
      ("fontSize", { $0.fontSize = 12 }), ("foregroundColor", { $0.foregroundColor = .red }),
      ("wrapped", { $0.isWrapped = true }), ("truncationMode", { $0.truncationMode = .end }),
      ("alignmentMode", { $0.alignmentMode = .center }),
      ("contentsScale", { $0.contentsScale = 2 }),
    ]
    endOpenTransactions()
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 20)
    CATransaction.flush()
    for (key, change) in changes {
      change(layer)
      #expect(layer.needsDisplay(), "\(key)")
      layer.displayIfNeeded()
      change(layer)
      #expect(!layer.needsDisplay(), "\(key)")
    }
    #expect(layer.drawnPicture?.width == 160)
    CATransaction.flush()
  }

  /// Peer 170: a text layer's style is one of its ten keys.
  @Test func `a style redraws layers that draw from it`() {
    endOpenTransactions()
    let (text, plain) = (CATextLayer(), CALayer())
    (text.style, plain.style) = (["value": 1], ["value": 1])
    #expect(text.needsDisplay() && !plain.needsDisplay())
    CATransaction.flush()
  }

  /// A commit inside a layout or a drawing is one of what has changed so far, and no more.
  @Test func `committing inside a layout and a drawing ends`() {
    let stage = LayerStage()
    let layer = stage.addLayer(DrawingLayer())
    let delegate = RecordingDelegate()
    delegate.onLayout = { layer in
      layer.zPosition += 1
      CATransaction.flush()
    }
    layer.delegate = delegate
    layer.onDraw = { _ in
      layer.zPosition += 1
      CATransaction.flush()
    }
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
    CATransaction.flush()
    #expect(layer.zPosition == 2 && layer.presentation()?.zPosition == 2)
    #expect(layer.clips.count == 1)
    #expect(!layer.needsLayout() && !layer.needsDisplay())
  }

  /// A display is not due again because of itself, and ends.
  @Test func `a display does not ask for itself`() {
    let layer = drawingLayer()
    layer.onDraw = { [weak layer] _ in
      layer?.setNeedsDisplay()
      layer?.displayIfNeeded()
    }
    layer.setNeedsDisplay()
    CATransaction.flush()
    #expect(layer.clips.count == 1)
    #expect(!layer.needsDisplay())
  }

  /// DI6: a presentation copy draws itself into its own contents, and not into the model's.
  @Test func `a presentation copy can be drawn`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(PlainDrawingLayer())
    withoutActions { layer.backgroundColor = .green }
    stage.add(basic("cornerRadius", from: 0, to: 4), to: layer)
    let shown = try stage.shown(layer, at: 0.5)
    shown.setNeedsDisplay()
    #expect(!shown.needsDisplay())
    shown.display()
    #expect(shown.drawnPicture?[0, 0] == 0xFF80_0000)
    #expect(layer.contents == nil)
  }

  /// DI8, RE15: what is kept, under which keys, with which defaults.
  @Test func `drawing settings are kept and copied`() {
    let layer = CALayer()
    #expect(!layer.isOpaque && !layer.needsDisplayOnBoundsChange && !layer.drawsAsynchronously)
    #expect(layer.contentsFormat == .RGBA8Uint)
    for key in ["opaque", "needsDisplayOnBoundsChange", "drawsAsynchronously"] {
      #expect(layer.value(forKey: key) as? Bool == false, "\(key)")
      layer.setValue(true, forKey: key)
      #expect(layer.value(forKey: key) as? Bool == true, "\(key)")
    }
    layer.setValue(CALayerContentsFormat.gray8Uint.rawValue, forKey: "contentsFormat")
    let copy = CALayer(layer: layer)
    #expect(copy.isOpaque && copy.needsDisplayOnBoundsChange && copy.drawsAsynchronously)
    #expect(copy.contentsFormat == .gray8Uint)
  }
}

/// A delegate that draws, is notified before, and lays out.
private final class RecordingDelegate: CALayerDelegate {
  private(set) var events: [String] = []
  var onWillDraw: (CALayer) -> Void = { _ in }
  var onLayout: (CALayer) -> Void = { _ in }

  func layerWillDraw(_ layer: CALayer) {
    events.append("will draw")
    onWillDraw(layer)
  }

  func draw(_ layer: CALayer, in ctx: CGContext) { events.append("draw") }

  func layoutSublayers(of layer: CALayer) { onLayout(layer) }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    events.append("action \(event)")
    return NSNull()
  }
}

/// A delegate that sets the contents, and would draw as well.
private final class DisplayingDelegate: CALayerDelegate {
  private(set) var events: [String] = []
  let image = CGImage.plain(0xFF12_3456)

  func display(_ layer: CALayer) {
    events.append("display")
    layer.contents = image
  }

  func layerWillDraw(_ layer: CALayer) { events.append("will draw") }

  func draw(_ layer: CALayer, in ctx: CGContext) { events.append("draw") }
}

private final class KeyedLayer: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || key == "cornerRadius" || super.needsDisplay(forKey: key)
  }
}

/// A layer whose red is its corner radius over 4.
private final class PlainDrawingLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(red: cornerRadius / 4, green: 0, blue: 0, alpha: 1)
    ctx.fill(bounds)
  }
}
