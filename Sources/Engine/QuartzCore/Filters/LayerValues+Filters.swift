import DisplayList

extension LayerValues {
  /// The filter chain of the layer's picture; read for each layer that is listed.
  var filterChain: FilterChain? { rare?.filters?.chain }
  /// The filter chain of the layer's backdrop.
  var backdropChain: FilterChain? { rare?.backgroundFilters?.chain }
}
