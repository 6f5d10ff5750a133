/// What a single feature, such as a kind of layer, keeps from one call to the next, one for each engine.
@MainActor
package protocol EnginePart: AnyObject {
  init()
}
