/// What an inspector asks a scene's process: `SceneCommand.inspect(number:_:)` carries it, and
/// `SceneReport.inspected(number:_:)` the answer with the same number.
package enum InspectionRequest: Codable, Equatable, Sendable {
  /// The tree; answered by `tree`.
  case tree
  /// The values of a layer; answered by `layer`.
  case layer(id: Int)
  /// The animations of a layer, or of all; answered by `animations`.
  case animations(id: Int?)
  /// The animations of all layers, with the version of them that the inspector has; answered by `playback`.
  case playback(known: Int?)
  /// The reason of a property's last change; answered by `why`.
  case why(id: Int, property: String)
  /// The path of a hit test at a point of the window; answered by `hit`.
  case hit(x: Double, y: Double)
  /// The layers with their own pictures, at most `limit`; answered by `depth`.
  case depth(limit: Int)
  /// What frames cost; answered by `cost`.
  case cost
  /// Where a layer is before and after now; answered by `trail`.
  case trail(id: Int)
  /// A question that names layers; answered by `report`.
  case named(InspectionQuestion)
  /// The last transactions, calls of code and lives of animations, oldest first: at most `limit` lines; answered by
  /// `log`.
  case log(limit: Int)
  /// Sets a property in place, without animation; answered by `changed` with the value that it had.
  case set(id: Int, property: String, value: InspectedValue)
  /// Hides a layer with all below it, or shows it again as the scene has it; answered by `tree`.
  case hide(id: Int, isHidden: Bool)
  /// Hides all but a layer, what is below it, and its ancestors; `nil` shows all again; answered by `tree`.
  case isolate(id: Int?)
  /// Reports a layer's values and animations after each shown frame in which they changed, as `watched`; `nil` for no
  /// layer. The first report follows at once.
  case watch(id: Int?)
  /// Whether changes, action searches and causes are followed; `why` and causes know only what happened since. Answered
  /// by `done`.
  case follow(isOn: Bool)
  /// Mutes, slows and holds animations; answered by `animations`.
  case tune(AnimationTuning)
  /// Begins animations again, also those that have ended; answered by `animations`.
  case replay(ids: [Int])
  /// Gives an animation that runs or waits other times: its begin, in seconds of the scene, and the seconds of one
  /// pass; answered by `animations`.
  case retime(id: Int, begin: Double, duration: Double)
}

/// A scene's answer to an `InspectionRequest`.
package enum InspectionAnswer: Codable, Equatable, Sendable {
  case tree(InspectedTree)
  case layer(InspectedLayer)
  case animations([InspectedAnimation], time: Double)
  case playback(InspectedPlayback)
  case why(InspectedWhy)
  case hit(InspectedHit)
  case depth(InspectedDepth)
  case cost(InspectedCost)
  case trail(InspectedTrail)
  case log([String])
  indirect case report(InspectionReport)
  /// The property has the new value, and had the old one.
  case changed(id: Int, property: String, old: InspectedValue)
  /// A report of a watched layer; `layer` is `nil` when that is gone.
  case watched(InspectedLayer?, [InspectedAnimation])
  case done
  /// Why there is no other answer: "there is no layer 12 any more".
  case problem(String)
}
