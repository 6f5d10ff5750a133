package import CoreImage
package import DisplayList

/// A layer's filters, compiled to a chain once per change; a class, as few layers have any.
package final class FilterList: Equatable, Sendable {
  package let filters: [NamedFilter]
  /// The chain of the filters; `nil` if they change nothing.
  package let chain: FilterChain?
  /// The compiled step of each filter; `nil` for a filter that changes nothing.
  private let steps: [FilterStep?]

  package convenience init(_ filters: [NamedFilter]) {
    self.init(filters, filters.map { FilterStep($0) })
  }

  private init(_ filters: [NamedFilter], _ steps: [FilterStep?]) {
    (self.filters, self.steps) = (filters, steps)
    let chain = steps.compactMap(\.self)
    self.chain = chain.isEmpty ? nil : FilterChain(chain)
  }

  /// A copy with one filter replaced; the tables and matrices of the others are kept.
  fileprivate func replacing(_ index: Int, with filter: NamedFilter) -> FilterList {
    guard filter != filters[index] else { return self }
    var (filters, steps) = (filters, steps)
    (filters[index], steps[index]) = (filter, FilterStep(filter))
    return FilterList(filters, steps)
  }

  package static func == (a: FilterList, b: FilterList) -> Bool {
    a === b || a.filters == b.filters
  }

  /// New filter objects with the same values.
  package var objects: [CIFilter] { filters.map(\.object) }
}

extension FilterList: AnimatableFilters {
  package var isFinite: Bool { filters.allSatisfy { $0.numbers.allSatisfy(\.isFinite) } }

  package func isEqual(to other: any AnimatableFilters) -> Bool {
    (other as? FilterList).map { self == $0 } ?? false
  }

  package func interpolated(
    to end: any AnimatableFilters,
    _ fraction: Double
  ) -> (any AnimatableFilters)? {
    guard let end = end as? FilterList, filters.count == end.filters.count,
      zip(filters, end.filters).allSatisfy({ $0.kind == $1.kind && $0.name == $1.name })
    else { return nil }
    return filters.indices.reduce(self) { list, index in
      list.replacing(index, with: filters[index].interpolated(to: end.filters[index], fraction))
    }
  }
}

/// The target of a key path in a layer's filters: an input of a filter by its name (KP4), or whether it is enabled.
package struct FilterPart: Hashable, Sendable {
  package let filter: String
  /// The input; `nil` for whether the filter is enabled.
  package let key: FilterKey?

  /// Parses the rest of a key path after the property, such as "blur.inputRadius".
  init?(_ path: String) {
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return nil }
    filter = parts[0]
    key = FilterKey(rawValue: parts[1])
    if key == nil, parts[1] != "enabled" { return nil }
  }

  var kind: ValueKind {
    switch key?.sort {
    case .number: .number
    case .color: .color
    case .vector: .numbers
    case nil: .flag
    }
  }

  /// The target's value in a value of the property; `nil` if there is no such filter or input.
  func read(from whole: AnimatableValue) -> AnimatableValue? {
    guard let list = whole.filterList,
      let filter = list.filters.first(where: { $0.name == filter })
    else { return nil }
    return key.map { filter.value(of: $0) } ?? .flag(filter.isEnabled)
  }

  /// A value of the property with the target's value replaced; unchanged if there is none.
  func write(_ value: AnimatableValue, into whole: AnimatableValue) -> AnimatableValue {
    guard let list = whole.filterList,
      let index = list.filters.firstIndex(where: { $0.name == filter })
    else { return whole }
    var changed = list.filters[index]
    if let key {
      changed.set(key, to: value)
    } else if case .flag(let isEnabled) = value {
      changed.isEnabled = isEnabled
    }
    return .filters(list.replacing(index, with: changed))
  }
}

extension AnimatableValue {
  /// The filters of a layer's list of them; `nil` for another value.
  var filterList: FilterList? {
    if case .filters(let list) = self { list as? FilterList } else { nil }
  }
}
