import CoreGraphics
import CoreImage

extension CALayer {
  /// The filters of the layer's picture with its sublayers, `CIFilter` objects applied in order; default `nil`.
  ///
  /// The picture includes everything that the layer shows, with the border; shadow, opacity and mask are applied after
  /// the filters. The layer copies the filters when they are set: a later change of a filter object has no effect.
  /// Change or animate an input by its key path, `filters.blur.inputRadius` for the filter named "blur". An object that
  /// is not a filter of one picture is reported once, and ignored.
  public var filters: [Any]? {
    get { values.filters?.objects }
    set { setFilters(newValue, of: .filters) }
  }

  /// The filters of everything behind the layer, inside its rounded bounds, applied before the layer is drawn; default
  /// `nil`.
  ///
  /// What is behind is what the superlayer has drawn so far; pixels beyond the bounds are read but not changed. The
  /// strength of the effect is the layer's opacity. The filters are copied, changed and animated as `filters` are, by
  /// `backgroundFilters.…`.
  public var backgroundFilters: [Any]? {
    get { values.backgroundFilters?.objects }
    set { setFilters(newValue, of: .backgroundFilters) }
  }

  /// Sets the filters of a key.
  func setKeyedFilters(_ value: Any?, forKey key: String) {
    guard let property = LayerProperty(key: key) else { return }
    guard let value = value.flatMap(unwrapped) else { return set(property, to: .none) }
    guard let objects = value as? [Any] else { return refuse(value, forKey: key) }
    setFilters(objects, of: property)
  }

  private func setFilters(_ objects: [Any]?, of property: LayerProperty) {
    guard let objects, !objects.isEmpty else { return set(property, to: .none) }
    var filters: [NamedFilter] = []
    for object in objects {
      guard let filter = object as? CIFilter, !filter.kind.isCompositing else {
        EngineReport.report(
          self,
          property.rawValue,
          "cannot hold \(name(of: object)): the layer is drawn without it"
        )
        continue
      }
      reportRefusals(of: filter)
      filters.append(NamedFilter(filter))
    }
    set(property, to: filters.isEmpty ? .none : .filters(FilterList(filters)))
  }

  private func name(of object: Any) -> String {
    (object as? CIFilter).map { "\($0.kind.rawValue), which is none of one picture" } ?? "\(object)"
  }

  /// Reports the values that a filter was given and could not take.
  private func reportRefusals(of filter: CIFilter) {
    for (key, problem) in filter.refusals.sorted(by: { $0.key < $1.key }) {
      EngineReport.report(self, "\(filter.name).\(key)", problem)
    }
  }
}
