import CoreGraphics
import CoreImage
import DisplayList

extension CALayer {
  /// What is done to the layer's picture with its sublayers, one `CIFilter` after the other (RE1); default `nil`.
  ///
  /// The picture is that of all the layer shows, border included; its shadow, its opacity and its mask come after it.
  /// The layer takes the filters as they are when they are set: what is set on one of them later does not reach it. An
  /// input is changed by its key path, `filters.blur.inputRadius` for that of the filter called "blur", and animates by
  /// it (KP4). What is no filter of one picture is reported once, and left out.
  public var filters: [Any]? {
    get { values.filters?.objects }
    set { setFilters(newValue, of: .filters) }
  }

  /// What is done to all that is behind the layer, as far as its rounded bounds reach, before it is put there (RE1);
  /// default `nil`.
  ///
  /// What is behind is what the superlayer has drawn so far; beyond the bounds it is looked at and left alone. The
  /// effect fades with the layer's opacity. Taken, changed and animated as `filters` are, by `backgroundFilters.…`.
  public var backgroundFilters: [Any]? {
    get { values.backgroundFilters?.objects }
    set { setFilters(newValue, of: .backgroundFilters) }
  }

  /// Sets filters by their key.
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

  /// Says what a filter was given and could not take.
  private func reportRefusals(of filter: CIFilter) {
    for (key, problem) in filter.refusals.sorted(by: { $0.key < $1.key }) {
      EngineReport.report(self, "\(filter.name).\(key)", problem)
    }
  }
}

extension LayerValues {
  /// What is done to the layer's picture; read for each layer that is listed.
  var filterChain: FilterChain? { rare?.filters?.chain }
  /// What is done to what is behind the layer.
  var backdropChain: FilterChain? { rare?.backgroundFilters?.chain }
}
