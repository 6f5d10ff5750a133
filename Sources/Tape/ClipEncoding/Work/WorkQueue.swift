import SceneProtocol

/// A part of the work on a clip.
protocol ClipJob: AnyObject, Sendable {
  /// The part that runs in parallel with other jobs.
  func work() throws(ClipError)
  /// Called exactly once, after `work` or instead of it: what the job has borrowed is not needed any more.
  func giveBack()
  /// The part that runs after `work`, one job after the other in their order.
  func deliver() throws(ClipError)
}

/// A thread pool with a bounded queue, which delivers results in order.
final class WorkQueue: Sendable {
  /// Jobs beside those in progress: enough that no thread waits for the next.
  private static let room = 3

  private struct State {
    var waiting: [any ClipJob] = []
    var taken = 0
    var delivered = 0
    var isClosed = false
    var error: ClipError?
    var threads: [WorkerThread] = []
  }
  private let state = Monitor(State())

  init(threads: Int) throws(ClipError) {
    for _ in 0..<threads {
      do throws(SystemError) {
        let thread = try WorkerThread { [state] in Self.run(state) }
        state.change { $0.threads.append(thread) }
      } catch {
        cancel()
        throw .cannotStart(program: "a thread", reason: error.reason)
      }
    }
  }

  /// Adds a job; blocks while there is no room for it.
  func submit(_ job: any ClipJob) throws(ClipError) {
    let error = state.wait(until: { $0.waiting.count < Self.room || $0.error != nil }) { state in
      if state.error == nil { state.waiting.append(job) }
      return state.error
    }
    guard let error else { return }
    job.giveBack()
    throw error
  }

  /// Waits until all jobs are done, and ends the threads.
  func finish() throws(ClipError) {
    state.change { $0.isClosed = true }
    join()
    if let error = state.read(\.error) { throw error }
  }

  /// Starts no more jobs; those in progress end by themselves.
  func stop(_ error: ClipError) {
    state.change { if $0.error == nil { $0.error = error } }
  }

  /// Starts no more jobs, and waits for those in progress.
  func cancel() {
    stop(.cancelled)
    join()
  }

  private func join() {
    let threads = state.change { state in
      defer { state.threads = [] }
      return state.threads
    }
    for thread in threads { thread.join() }
    for job in state.change({ state in
      defer { state.waiting = [] }
      return state.waiting
    }) {
      job.giveBack()
    }
  }

  private static func run(_ state: Monitor<State>) {
    while let (job, number) = next(state) {
      var problem: ClipError?
      do throws(ClipError) { try job.work() } catch { problem = error }
      job.giveBack()
      let isDue = state.wait(until: { $0.delivered == number || $0.error != nil }) { state in
        if problem != nil, state.error == nil { state.error = problem }
        return state.error == nil
      }
      guard isDue else { return }
      do throws(ClipError) { try job.deliver() } catch { problem = error }
      state.change { state in
        if problem != nil, state.error == nil { state.error = problem }
        state.delivered += 1
      }
    }
  }

  /// The next job with its number; `nil` when there is none any more.
  private static func next(_ state: Monitor<State>) -> (any ClipJob, Int)? {
    state.wait(until: { !$0.waiting.isEmpty || $0.isClosed || $0.error != nil }) { state in
      guard state.error == nil, !state.waiting.isEmpty else { return nil }
      state.taken += 1
      return (state.waiting.removeFirst(), state.taken - 1)
    }
  }
}
