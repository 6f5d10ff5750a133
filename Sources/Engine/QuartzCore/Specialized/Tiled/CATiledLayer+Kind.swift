import CoreGraphics
import DisplayList

extension CATiledLayer: LayerKind {
  static var declaredKeys: [any DeclaredDefault] { TiledKey.all }

  func content(of values: LayerValues, at time: Double?) -> (any LayerContent)? { tiles.content }

  func drawnContent(
    of values: LayerValues,
    at time: Double?,
    through plane: Homography,
    onto area: CGRect
  ) -> (any LayerContent)? {
    drawnTile(values, through: plane, onto: area)
  }

  func noteCommit(in context: TreeContext, at globalTime: Double) {
    if tiles.isAsked { context.prepareForFrames(self) }
  }

  /// Finds the tiles in view, has those drawn that are missing, and puts together what the frame shows.
  func prepareFrame(in context: TreeContext, at time: Double, scale: Double) -> Bool {
    tiles.use(TileGrid(of: self))
    let view = tileView(scale: scale)
    guard !tiles.isSettled(for: view, at: time) else { return false }
    if !tiles.find(view) {
      EngineReport.report(
        self,
        "levelsOfDetail",
        "has none as coarse as is seen: one more is drawn, for there would be too many tiles"
      )
    }
    let draws = !tiles.waiting.isEmpty && context.waitsForTiles
    if draws {
      drawWaitingTiles()
    } else if !tiles.waiting.isEmpty {
      TileWork.current.begin(self)
    }
    if tiles.compose(at: time, fade: tileFade) { context.noteChange(of: self) }
    return draws
  }

  /// `time` while a tile fades in.
  func nextChange(in context: TreeContext, after time: Double) -> Double {
    tiles.time < tiles.fadeEnd ? time : .infinity
  }
}
