import QuartzCore

/// Runs `body`, and returns what the engine reported meanwhile.
func reports(_ body: () -> Void) -> [String] {
  let handler = EngineReport.handler
  defer { EngineReport.handler = handler }
  var told: [String] = []
  EngineReport.handler = { told.append($0) }
  body()
  return told
}
