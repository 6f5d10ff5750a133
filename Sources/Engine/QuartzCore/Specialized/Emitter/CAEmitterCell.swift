public import CoreGraphics
public import Foundation

/// The properties of a kind of particle of an emitter layer, and how many of them are born.
///
/// A layer copies its cells when they are assigned to it: a later change of the cell object changes nothing on screen.
/// Change a cell of the layer by key path, `layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")`, or by an
/// animation of such a path. A particle takes the cell's values at its birth, and keeps them.
///
/// A cell may have cells of its own: each of its particles emits their particles along its way. The time of a cell is
/// that of its layer, or of the emitting particle. No particle is born before `beginTime`, nor after `duration`. A cell
/// without contents shows nothing itself.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  var values: EmitterCellValues
  /// Contents that are not an image, kept so that they read back.
  private var foreignContents: Any?
  /// The cell's own cells, which read back as the same objects.
  private var cells: [CAEmitterCell]?
  private var isBeingTaken = false
  /// Values under keys that no cell has.
  var extraValues: [String: Any] = [:]
  /// Why a value set by key was not taken, by key.
  private(set) var refusals: [String: String] = [:]

  /// A cell without births (`birthRate` 0).
  public override init() {
    values = EmitterCellValues()
    super.init()
  }

  /// The cell of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) {
    values = EmitterCellValues()
    super.init()
    guard archiving?.takeArchive(coder) == true else { return nil }
  }

  /// Writes the cell to an archive: every value that `shouldArchiveValue(forKey:)` is true for.
  open func encode(with coder: NSCoder) {
    archiving?.writeArchive(coder)
  }

  /// Whether an archive of the cell contains the value of a key: by default, a value other than that of a new cell.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    archiving?.hasValueToArchive(forKey: key) == true
  }

  /// Whether archives may require secure coding: true.
  open class var supportsSecureCoding: Bool { true }

  /// The class that an archive names, under a name that can be found again.
  open override nonisolated var classForKeyedArchiver: AnyClass? { namedForArchives() }

  /// A cell of a layer, made from its values.
  init(_ values: EmitterCellValues) {
    self.values = values
    cells = values.cells?.map { CAEmitterCell($0) }
    super.init()
  }

  /// All values of the cell now, with its own cells; a cell that is among its own cells is left out there.
  var snapshot: EmitterCellValues {
    var values = values
    isBeingTaken = true
    values.cells = cells?.filter { !$0.isBeingTaken }.map(\.snapshot)
    isBeingTaken = false
    return values
  }

  /// The default value of a key, as an object; `nil` where there is none, or where it is zero or false.
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
  /// The color that the particles' picture is multiplied by at birth; default opaque white, which `nil` means too.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }
  /// The particles' picture: a `CGImage`, or `nil`, the default; any other value is kept but not drawn.
  open var contents: Any? {
    get { values.contents ?? foreignContents }
    set {
      values.contents = newValue.flatMap(unwrapped) as? CGImage
      foreignContents = values.contents == nil ? newValue.flatMap(unwrapped) : nil
    }
  }
  /// The part of the contents that is shown, in unit coordinates of the contents; default all.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue.standardized }
  }
  /// The filter for a picture drawn smaller: "nearest" or "linear"; default "linear", which every other value means
  /// too.
  open var minificationFilter: String {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }
  /// The filter for a picture drawn larger: "nearest" or "linear"; default "linear", which every other value means too.
  open var magnificationFilter: String {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }
  /// The cells whose particles each particle emits, relative to its own direction; default `nil`.
  ///
  /// They read back as the same objects. A layer copies them when it is given the cell.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set { cells = newValue }
  }

  /// Values that `value(forKey:)` returns for keys that are not set; default `nil`.
  open var style: [AnyHashable: Any]?

  /// How many particles are born per second; default 0.
  open var birthRate: Float {
    get { Float(values[.birthRate]) }
    set { values[.birthRate] = Double(newValue) }
  }
  /// How long a particle lives, in seconds; default 0.
  open var lifetime: Float {
    get { Float(values[.lifetime]) }
    set { values[.lifetime] = Double(newValue) }
  }
  /// The range of lifetimes about `lifetime`, half to each side, in seconds; default 0.
  ///
  /// Values are uniformly distributed in every range of a cell.
  open var lifetimeRange: Float {
    get { Float(values[.lifetimeRange]) }
    set { values[.lifetimeRange] = Double(newValue) }
  }
  /// The angle of the direction out of the layer's plane, toward the viewer, in radians; default 0.
  open var emissionLatitude: CGFloat {
    get { CGFloat(values[.emissionLatitude]) }
    set { values[.emissionLatitude] = Double(newValue) }
  }
  /// The angle of the direction in the layer's plane, in radians from the shape's own direction, x toward y; default 0.
  open var emissionLongitude: CGFloat {
    get { CGFloat(values[.emissionLongitude]) }
    set { values[.emissionLongitude] = Double(newValue) }
  }
  /// The range of directions about `emissionLongitude`, half to each side, in radians; default 0.
  open var emissionRange: CGFloat {
    get { CGFloat(values[.emissionRange]) }
    set { values[.emissionRange] = Double(newValue) }
  }
  /// The speed of a particle at birth, in points per second; default 0.
  open var velocity: CGFloat {
    get { CGFloat(values[.velocity]) }
    set { values[.velocity] = Double(newValue) }
  }
  /// The range of velocities, in points per second; default 0.
  open var velocityRange: CGFloat {
    get { CGFloat(values[.velocityRange]) }
    set { values[.velocityRange] = Double(newValue) }
  }
  /// The acceleration along x, in points per second squared; default 0.
  open var xAcceleration: CGFloat {
    get { CGFloat(values[.xAcceleration]) }
    set { values[.xAcceleration] = Double(newValue) }
  }
  /// The acceleration along y, in points per second squared; default 0.
  open var yAcceleration: CGFloat {
    get { CGFloat(values[.yAcceleration]) }
    set { values[.yAcceleration] = Double(newValue) }
  }
  /// The acceleration toward the viewer, in points per second squared; default 0.
  open var zAcceleration: CGFloat {
    get { CGFloat(values[.zAcceleration]) }
    set { values[.zAcceleration] = Double(newValue) }
  }
  /// The scale at birth, relative to the size of the contents; default 1.
  open var scale: CGFloat {
    get { CGFloat(values[.scale]) }
    set { values[.scale] = Double(newValue) }
  }
  /// The range of scales; default 0.
  open var scaleRange: CGFloat {
    get { CGFloat(values[.scaleRange]) }
    set { values[.scaleRange] = Double(newValue) }
  }
  /// The change of the scale per second; default 0.
  ///
  /// A particle whose scale is 0 or negative is not drawn.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values[.scaleSpeed]) }
    set { values[.scaleSpeed] = Double(newValue) }
  }
  /// The angular velocity of a particle, in radians per second; default 0.
  open var spin: CGFloat {
    get { CGFloat(values[.spin]) }
    set { values[.spin] = Double(newValue) }
  }
  /// The range of angular velocities, in radians per second; default 0.
  open var spinRange: CGFloat {
    get { CGFloat(values[.spinRange]) }
    set { values[.spinRange] = Double(newValue) }
  }
  /// The range of the red component; default 0.
  open var redRange: Float {
    get { Float(values[.redRange]) }
    set { values[.redRange] = Double(newValue) }
  }
  /// The range of the green component; default 0.
  open var greenRange: Float {
    get { Float(values[.greenRange]) }
    set { values[.greenRange] = Double(newValue) }
  }
  /// The range of the blue component; default 0.
  open var blueRange: Float {
    get { Float(values[.blueRange]) }
    set { values[.blueRange] = Double(newValue) }
  }
  /// The range of the alpha component; default 0.
  open var alphaRange: Float {
    get { Float(values[.alphaRange]) }
    set { values[.alphaRange] = Double(newValue) }
  }
  /// The change of the red component per second; default 0.
  open var redSpeed: Float {
    get { Float(values[.redSpeed]) }
    set { values[.redSpeed] = Double(newValue) }
  }
  /// The change of the green component per second; default 0.
  open var greenSpeed: Float {
    get { Float(values[.greenSpeed]) }
    set { values[.greenSpeed] = Double(newValue) }
  }
  /// The change of the blue component per second; default 0.
  open var blueSpeed: Float {
    get { Float(values[.blueSpeed]) }
    set { values[.blueSpeed] = Double(newValue) }
  }
  /// The change of the alpha component per second; default 0.
  open var alphaSpeed: Float {
    get { Float(values[.alphaSpeed]) }
    set { values[.alphaSpeed] = Double(newValue) }
  }
  /// Pixels of the contents per point of a particle; default 1.
  open var contentsScale: CGFloat {
    get { CGFloat(values[.contentsScale]) }
    set { values[.contentsScale] = Double(newValue) }
  }
  /// Stored without effect; default 0.
  open var minificationFilterBias: Float {
    get { Float(values[.minificationFilterBias]) }
    set { values[.minificationFilterBias] = Double(newValue) }
  }

  /// Sets a property, or any other key, by name.
  ///
  /// A property keeps its value where it cannot take `value`; that is reported when the cell is given to a layer.
  open func setValue(_ value: Any?, forKey key: String) {
    setKeyedValue(value, forKey: key)
  }

  /// The value of a property, or of any other key, as an object, as `CALayer.value(forKey:)`; the default if never set.
  open func value(forKey key: String) -> Any? {
    keyedValue(forKey: key)
  }

  func refuse(_ value: Any?, forKey key: String) {
    refusals[key] = "cannot be \(value ?? "nil"): it keeps its value"
  }
}

extension CAEmitterCell: @MainActor NSSecureCoding {}
