"""The graph of a module's files, and its cycles.

A file depends on another of the same module if it refers to a symbol that is defined there.
"""


def dependencies(files, symbols):
    """For each of `files`, the others that it depends on, and by which symbols: `{file: {other: {name}}}`."""
    home = {}
    for file in files:
        for usr in symbols[file].defined:
            home.setdefault(usr, file)
    graph = {}
    for file in files:
        edges = graph.setdefault(file, {})
        for usr in symbols[file].referenced:
            other = home.get(usr)
            if other and other != file:
                edges.setdefault(other, set()).add(symbols[file].names[usr])
    return graph


def cycles(graph):
    """The strongly connected components of more than one file, the largest first (Tarjan, 1972, without recursion)."""
    order, low, stack, on_stack, found = {}, {}, [], set(), []

    def enter(node):
        order[node] = low[node] = len(order)
        stack.append(node)
        on_stack.add(node)
        return node, iter(sorted(graph[node]))

    for start in sorted(graph):
        path = [] if start in order else [enter(start)]
        while path:
            node, others = path[-1]
            for other in others:
                if other not in order:
                    path.append(enter(other))
                    break
                if other in on_stack:
                    low[node] = min(low[node], order[other])
            else:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[node])
                if low[node] == order[node]:
                    component = stack[stack.index(node):]
                    del stack[stack.index(node):]
                    on_stack.difference_update(component)
                    if len(component) > 1:
                        found.append(sorted(component))
    return sorted(found, key=lambda component: (-len(component), component))


def within(graph, component):
    """The part of the graph that is in `component`."""
    members = set(component)
    return {file: {o: names for o, names in graph[file].items() if o in members} for file in component}


def layers(graph, component):
    """The files that depend on those of `component`, and those that these depend on, without these themselves."""
    users = {file: set() for file in graph}
    for file, edges in graph.items():
        for other in edges:
            users[other].add(file)

    def reached(edges):
        found, waiting = set(component), list(component)
        while waiting:
            for other in edges[waiting.pop()]:
                if other not in found:
                    found.add(other)
                    waiting.append(other)
        return sorted(found - set(component))

    return reached(users), reached(graph)


def shrinking_edges(graph):
    """The edges without which the largest cycle has fewer files: `(files fewer, symbols, file, other)`, most first."""
    found = cycles(graph)
    inside = within(graph, found[0]) if found else {}
    edges = []
    for file in inside:
        for other in list(inside[file]):
            names = inside[file].pop(other)
            rest = cycles(inside)
            inside[file][other] = names
            fewer = len(inside) - (len(rest[0]) if rest else 0)
            if fewer:
                edges.append((fewer, sorted(names), file, other))
    return sorted(edges, key=lambda edge: (-edge[0], *edge[2:]))


def backward_edges(graph):
    """The edges that go against an order of the files in which few do: without them there is no cycle.

    The order is that of Eades, Lin and Smyth (*A fast and effective heuristic for the feedback arc set problem*, 1993);
    an edge weighs as much as it has symbols. Returns `(symbols, file, other)`, those of the fewest symbols first.
    """
    remaining, first, last = set(graph), [], []

    def weight(node, of):
        return sum(len(names) for other, names in of[node].items() if other in remaining)

    incoming = {file: {} for file in graph}
    for file, edges in graph.items():
        for other, names in edges.items():
            incoming[other][file] = names
    while remaining:
        nodes = sorted(remaining)
        sinks = [node for node in nodes if weight(node, graph) == 0]
        sources = [node for node in nodes if weight(node, incoming) == 0]
        if sinks:
            last[:0] = sinks
            remaining.difference_update(sinks)
        elif sources:
            first += sources
            remaining.difference_update(sources)
        else:
            best = max(nodes, key=lambda node: weight(node, graph) - weight(node, incoming))
            first.append(best)
            remaining.remove(best)
    place = {file: i for i, file in enumerate(first + last)}
    backward = [
        (sorted(names), file, other)
        for file, edges in graph.items()
        for other, names in edges.items()
        if place[other] < place[file]
    ]
    return sorted(backward, key=lambda edge: (len(edge[0]), edge[1], edge[2]))
