public import CoreGraphics
public import Foundation

/// What an emitter layer's particles are like, and how many of them are born (SL5).
///
/// A layer takes its cells as they are when they are assigned to it: what changes in a cell afterwards changes nothing
/// on screen. There it is changed by key path, `layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")`, or by
/// an animation of such a path. A particle is born with what its cell says then, and moves on with that.
///
/// A cell may have cells of its own, whose particles each of its particles emits along its way. Its time is that of its
/// layer, or of the particle: nothing is born before `beginTime`, nor when `duration` is over. A cell without contents
/// shows nothing itself.
@MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  var values: EmitterCellValues
  /// Contents that are not an image, kept so that they read back.
  private var foreignContents: Any?
  /// The cell's own cells, which read back as the same objects.
  private var cells: [CAEmitterCell]?
  private var isBeingTaken = false
  /// Values under keys that no cell has.
  var extraValues: [String: Any] = [:]
  /// What properties were given by key and did not take, by key.
  private(set) var refusals: [String: String] = [:]

  /// A cell of which no particles are born.
  public override init() {
    values = EmitterCellValues()
    super.init()
  }

  /// A cell of a layer's.
  init(_ values: EmitterCellValues) {
    self.values = values
    cells = values.cells?.map { CAEmitterCell($0) }
    super.init()
  }

  /// All that the cell says now, with its own cells; one that is among its own is left out there.
  var snapshot: EmitterCellValues {
    var values = values
    isBeingTaken = true
    values.cells = cells?.filter { !$0.isBeingTaken }.map(\.snapshot)
    isBeingTaken = false
    return values
  }

  /// The value of a key that was never set, as an object; `nil` where there is none, or where it is zero or false
  /// (peer 142).
  open class func defaultValue(forKey key: String) -> Any? { defaultKeyedValue(forKey: key) }

  /// The cell's name in key paths; default `nil`.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }
  /// Whether particles are born; key "enabled"; default true.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }
  /// What a particle's picture is multiplied by at birth; default opaque white, which `nil` counts as.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }
  /// The particles' picture: a `CGImage`, or `nil`, which is the default; anything else is kept but not drawn.
  open var contents: Any? {
    get { values.contents ?? foreignContents }
    set {
      values.contents = newValue.flatMap(unwrapped) as? CGImage
      foreignContents = values.contents == nil ? newValue.flatMap(unwrapped) : nil
    }
  }
  /// The part of the contents that is shown, in their unit square; default all.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue.standardized }
  }
  /// How the picture is made smaller: "nearest" or, by default, "linear", as which all others act.
  open var minificationFilter: String {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }
  /// How the picture is made larger: "nearest" or, by default, "linear", as which all others act.
  open var magnificationFilter: String {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }
  /// The cells whose particles each particle emits, relative to its own direction; default `nil`.
  ///
  /// They read back as the same objects; a layer takes them as they are when it is given the cell.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set { cells = newValue }
  }

  /// Values for keys that are not set, which `value(forKey:)` answers with; default `nil`.
  open var style: [AnyHashable: Any]?

  /// How many particles are born in a second; default 0.
  open var birthRate: Float {
    get { Float(values[.birthRate]) }
    set { values[.birthRate] = Double(newValue) }
  }
  /// How long a particle lives, in seconds; default 0.
  open var lifetime: Float {
    get { Float(values[.lifetime]) }
    set { values[.lifetime] = Double(newValue) }
  }
  /// How far lifetimes are spread about `lifetime`, half to each side; default 0.
  ///
  /// As every range, it is that of a uniform distribution (SL5).
  open var lifetimeRange: Float {
    get { Float(values[.lifetimeRange]) }
    set { values[.lifetimeRange] = Double(newValue) }
  }
  /// How far the direction leaves the plane toward the viewer, in radians; default 0.
  open var emissionLatitude: CGFloat {
    get { CGFloat(values[.emissionLatitude]) }
    set { values[.emissionLatitude] = Double(newValue) }
  }
  /// The direction within the plane, in radians from the shape's own, x toward y; default 0.
  open var emissionLongitude: CGFloat {
    get { CGFloat(values[.emissionLongitude]) }
    set { values[.emissionLongitude] = Double(newValue) }
  }
  /// How far directions are spread about `emissionLongitude`, half to each side; default 0.
  open var emissionRange: CGFloat {
    get { CGFloat(values[.emissionRange]) }
    set { values[.emissionRange] = Double(newValue) }
  }
  /// How fast a particle is born, in points a second; default 0.
  open var velocity: CGFloat {
    get { CGFloat(values[.velocity]) }
    set { values[.velocity] = Double(newValue) }
  }
  /// How far velocities are spread; default 0.
  open var velocityRange: CGFloat {
    get { CGFloat(values[.velocityRange]) }
    set { values[.velocityRange] = Double(newValue) }
  }
  /// The acceleration along x, in points a second squared; default 0.
  open var xAcceleration: CGFloat {
    get { CGFloat(values[.xAcceleration]) }
    set { values[.xAcceleration] = Double(newValue) }
  }
  /// The acceleration along y, in points a second squared; default 0.
  open var yAcceleration: CGFloat {
    get { CGFloat(values[.yAcceleration]) }
    set { values[.yAcceleration] = Double(newValue) }
  }
  /// The acceleration toward the viewer, in points a second squared; default 0.
  open var zAcceleration: CGFloat {
    get { CGFloat(values[.zAcceleration]) }
    set { values[.zAcceleration] = Double(newValue) }
  }
  /// The size at birth, against that of the contents; default 1.
  open var scale: CGFloat {
    get { CGFloat(values[.scale]) }
    set { values[.scale] = Double(newValue) }
  }
  /// How far sizes are spread; default 0.
  open var scaleRange: CGFloat {
    get { CGFloat(values[.scaleRange]) }
    set { values[.scaleRange] = Double(newValue) }
  }
  /// How much the size grows in a second; default 0.
  ///
  /// A particle of no size, or less, is not seen.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values[.scaleSpeed]) }
    set { values[.scaleSpeed] = Double(newValue) }
  }
  /// How fast a particle turns, in radians a second; default 0.
  open var spin: CGFloat {
    get { CGFloat(values[.spin]) }
    set { values[.spin] = Double(newValue) }
  }
  /// How far turns are spread; default 0.
  open var spinRange: CGFloat {
    get { CGFloat(values[.spinRange]) }
    set { values[.spinRange] = Double(newValue) }
  }
  /// How far the red of colors is spread; default 0.
  open var redRange: Float {
    get { Float(values[.redRange]) }
    set { values[.redRange] = Double(newValue) }
  }
  /// How far the green of colors is spread; default 0.
  open var greenRange: Float {
    get { Float(values[.greenRange]) }
    set { values[.greenRange] = Double(newValue) }
  }
  /// How far the blue of colors is spread; default 0.
  open var blueRange: Float {
    get { Float(values[.blueRange]) }
    set { values[.blueRange] = Double(newValue) }
  }
  /// How far the alpha of colors is spread; default 0.
  open var alphaRange: Float {
    get { Float(values[.alphaRange]) }
    set { values[.alphaRange] = Double(newValue) }
  }
  /// How much the red grows in a second; default 0.
  open var redSpeed: Float {
    get { Float(values[.redSpeed]) }
    set { values[.redSpeed] = Double(newValue) }
  }
  /// How much the green grows in a second; default 0.
  open var greenSpeed: Float {
    get { Float(values[.greenSpeed]) }
    set { values[.greenSpeed] = Double(newValue) }
  }
  /// How much the blue grows in a second; default 0.
  open var blueSpeed: Float {
    get { Float(values[.blueSpeed]) }
    set { values[.blueSpeed] = Double(newValue) }
  }
  /// How much the alpha grows in a second; default 0.
  open var alphaSpeed: Float {
    get { Float(values[.alphaSpeed]) }
    set { values[.alphaSpeed] = Double(newValue) }
  }
  /// How many pixels of the contents are a point of a particle; default 1.
  open var contentsScale: CGFloat {
    get { CGFloat(values[.contentsScale]) }
    set { values[.contentsScale] = Double(newValue) }
  }
  /// Kept; default 0.
  open var minificationFilterBias: Float {
    get { Float(values[.minificationFilterBias]) }
    set { values[.minificationFilterBias] = Double(newValue) }
  }

  /// Sets a property, or any other key, by name (KP7).
  ///
  /// A property that cannot be `value` keeps what it has, and that is reported when the cell is given to a layer.
  open func setValue(_ value: Any?, forKey key: String) {
    setKeyedValue(value, forKey: key)
  }

  /// A property, or any other key, by name, as an object (`CALayer.value(forKey:)`); for keys never set the default.
  open func value(forKey key: String) -> Any? {
    keyedValue(forKey: key)
  }

  func refuse(_ value: Any?, forKey key: String) {
    refusals[key] = "cannot be \(value ?? "nil"): it keeps its value"
  }
}
