import DisplayList

extension LayerValues {
  /// The filter chain of the layer's picture; read for each layer that is listed.
  var filterChain: FilterChain? { rare?.value.filters?.chain }
  /// The filter chain of the layer's backdrop.
  var backdropChain: FilterChain? { rare?.value.backgroundFilters?.chain }
}
