package import CoreGraphics
package import Pixels
import Raster
package import SceneProtocol
import UIKit
package import WindowSystem

/// A window in front of another one that shows the scene zoomed in, zoomed out, or panned.
///
/// At 100 % it passes everything on and costs nothing: the scene draws into the other window's own pixels. At any other
/// zoom the scene keeps its size and draws into pixels of its own (`store`), which are kept between frames. What has
/// changed of these is scaled into the other window. So a pixel is enlarged as it is, panning does not draw the scene
/// again, and the memory is that of a window of the scene's size, whatever the zoom.
package final class MagnifiedWindow: StageWindow {
  package weak var delegate: (any StageWindowDelegate)?
  /// The window that is on the screen.
  package let base: any StageWindow
  /// The chosen view of the scene, as far as place and size are concerned: with the size that the scene keeps, and the
  /// zoom at which it fits.
  package internal(set) var look: SceneLook
  /// Called when the pointer, or a new size of the window, has changed `look`.
  package var onLook: (() -> Void)?
  /// Number of the window's pixels that have been scaled again from the scene's pixels.
  package internal(set) var drawnPixels = 0

  /// Lines over the scene, while it is looked at through a lens.
  package var lines: [LensLine] = [] {
    didSet { if lines != oldValue, store != nil { setNeedsRedraw() } }
  }
  /// Whether the scene is looked at through a lens, with pixels of its own.
  package var isMagnified: Bool { store != nil }

  /// The lens in use; `nil` at 100 %.
  var lens: Lens? {
    didSet { if lens != oldValue, textCaret != nil { setTextCaret(textCaret) } }
  }
  /// The scene's own pixels; `nil` while the window shows the scene's pixels directly.
  var store: Bitmap?
  /// Whether the scene has drawn all of the store.
  private var isStoreDrawn = false
  /// Whether all that is seen has to be drawn again from the store.
  private var isStale = false
  /// The window's rectangles that the last drawing was for.
  private var shown: [PixelRect] = []
  private var awaitsTick = false
  private var textCaret: CGRect?
  /// Where the middle button was pressed, in the window's pixels, and what was in the window's center then, in the
  /// scene's.
  var drag: (start: CGPoint, center: CGPoint)?
  /// The wheel's way towards the next zoom.
  var notches = WheelNotches()

  /// Wraps another window, and becomes its delegate.
  package init(_ base: any StageWindow, look: SceneLook = SceneLook()) {
    (self.base, self.look) = (base, look)
    lens = Self.settle(&self.look, of: nil, in: base.pixelSize, scale: base.scale)
    prepareStore()
    base.delegate = self
  }

  package var pixelSize: PixelSize { lens?.source ?? base.pixelSize }
  package var scale: Double { base.scale }
  /// A scene that keeps its size has exactly that, also where it is no whole number of pixels.
  package var pointSize: CGSize {
    guard lens != nil, let size = look.sceneSize else { return base.pointSize }
    return CGSize(width: size.width, height: size.height)
  }
  package var isOnScreen: Bool { base.isOnScreen }
  package var isVisible: Bool { base.isVisible }
  package var isMinimized: Bool { base.isMinimized }
  package var title: String {
    get { base.title }
    set { base.title = newValue }
  }
  /// Bytes of the scene's own pixels.
  package var storeBytes: Int { store.map { $0.size.width * $0.size.height * 4 } ?? 0 }

  package func setTextCaret(_ caret: CGRect?) {
    textCaret = caret
    base.setTextCaret(caret.map { lens?.shown($0, scale: scale) ?? $0 })
  }

  package func show() throws { try base.show() }
  package func close() { base.close() }

  package func requestTick() {
    awaitsTick = true
    base.requestTick()
  }

  package func withBackBuffer(
    for damage: [PixelRect],
    _ body: (inout PixelSurface) -> Void
  ) -> Bool {
    guard let store else { return noteLent(base.withBackBuffer(for: damage, body)) }
    noteShown(damage)
    // What is outside the visible part is drawn when it becomes visible.
    guard !shown.isEmpty else {
      store.withSurface(body)
      return true
    }
    return noteLent(
      base.withBackBuffer(for: shown) { window in
        store.withSurface(body)
        isStoreDrawn = true
        draw(into: window)
      }
    )
  }

  package func present(_ damage: [PixelRect]) {
    guard store != nil else { return base.present(damage) }
    isStale = false
    if !shown.isEmpty { base.present(shown) }
  }
}

// MARK: - Drawing what is seen

extension MagnifiedWindow {
  private func noteLent(_ isLent: Bool) -> Bool {
    // The window ticks by itself when there are pixels again.
    if !isLent { awaitsTick = true }
    return isLent
  }

  private func noteShown(_ damage: [PixelRect]) {
    shown.removeAll(keepingCapacity: true)
    guard !isStale, let lens else { return shown.append(PixelRect(base.pixelSize)) }
    for rect in damage {
      let part = lens.shown(rect)
      if !part.isEmpty { shown.append(part) }
    }
  }

  private func draw(into window: PixelSurface) {
    guard let lens, let store else { return }
    let pixels = LensPixels(
      lens: lens,
      showsGrid: look.showsGrid && look.zoom >= SceneLook.gridZoom,
      surroundings: look.isPresented ? 0xFF00_0000 : LensPixels.surroundings
    )
    store.withSurface { scene in
      for rect in shown {
        let part = rect.intersection(PixelRect(window.size))
        drawnPixels += part.area
        pixels.draw(part, of: window, from: scene)
        for line in lines { line.draw(part, of: window, through: lens, scale: scale) }
      }
    }
  }

  /// Draws all that is seen again from the scene's pixels.
  private func redraw() {
    guard isStale, isStoreDrawn, isVisible else { return }
    noteShown([])
    if base.withBackBuffer(for: shown, { draw(into: $0) }) { present([]) }
  }

  /// Has all that is seen drawn again with the next frame.
  private func setNeedsRedraw() {
    isStale = true
    base.requestTick()
  }

  func takeTick(_ frame: FrameTick) {
    if awaitsTick {
      awaitsTick = false
      delegate?.window(self, didTick: frame)
    }
    redraw()
  }

  func takeVisibility() {
    delegate?.windowDidChangeVisibility(self)
    redraw()
  }
}

// MARK: - Looking

extension MagnifiedWindow {
  /// Shows the scene as the user has chosen.
  package func show(_ look: SceneLook) {
    let wasGridShown = self.look.showsGrid
    let (oldLens, oldSize) = (lens, pixelSize)
    self.look = look
    lens = Self.settle(&self.look, of: oldLens?.source, in: base.pixelSize, scale: scale)
    guard lens != oldLens || self.look.showsGrid != wasGridShown else { return }
    // The scene gets another size, or draws elsewhere.
    if prepareStore() || pixelSize != oldSize { return delegate?.windowDidResize(self) ?? () }
    if store != nil { setNeedsRedraw() }
  }

  /// Called when the window has got another size, or other pixels.
  func takeSize() {
    guard lens != nil else { return delegate?.windowDidResize(self) ?? () }
    let oldLook = look
    lens = Self.settle(&look, of: lens?.source, in: base.pixelSize, scale: scale)
    let drawsElsewhere = prepareStore()
    isStale = store != nil
    // (At once: the window manager waits for it.)
    if drawsElsewhere || store == nil { delegate?.windowDidResize(self) } else { redraw() }
    if look != oldLook { onLook?() }
  }

  /// Allocates pixels for the scene if it needs its own, and frees them if not.
  ///
  /// - Returns: Whether the scene draws elsewhere now, so that it has to draw everything.
  @discardableResult
  private func prepareStore() -> Bool {
    guard let lens, !lens.isIdentity else {
      let had = store != nil
      (store, isStoreDrawn, isStale) = (nil, false, false)
      return had
    }
    guard store?.size != lens.source else { return false }
    store = Bitmap(size: lens.source)
    (isStoreDrawn, isStale) = (false, true)
    return true
  }

  /// Fits the chosen view to the sizes that there are.
  ///
  /// - Parameters:
  ///   - look: The chosen view.
  ///   - source: The size that the scene has kept so far, in pixels; `nil` for the window's.
  ///   - target: The window's size, in pixels.
  ///   - scale: Pixels of the scene per point.
  /// - Returns: The lens for it; `nil` for none, where the scene follows the window's size.
  private static func settle(
    _ look: inout SceneLook,
    of source: PixelSize?,
    in target: PixelSize,
    scale: Double
  ) -> Lens? {
    guard !look.isActualSize else {
      (look.center, look.sceneSize) = (nil, nil)
      return nil
    }
    let wanted = look.sceneSize.map { PixelSize($0, scale: scale) }
    let source = wanted ?? source ?? target
    if wanted == nil { look.sceneSize = .init(source, scale: scale) }
    if look.isPresented {
      (look.zoom, look.center) = (1, nil)
    } else if look.isFitted {
      (look.zoom, look.center) = (Lens.zoom(fitting: source, into: target), nil)
    } else if !SceneLook.zooms.contains(look.zoom) {
      look.zoom = min(max(look.zoom, SceneLook.zooms.lowerBound), SceneLook.zooms.upperBound)
    }
    return Lens(look, of: source, in: target, scale: scale)
  }
}
