/// What a trial prints.
struct TrialLog: Sendable {
  let name: String
  let lines: [String]

  init(_ name: String, _ text: String) {
    self.name = name
    lines = text.split(separator: "\n").map(String.init)
  }
}

/// What the trials print: microseconds of the scene's time, and what happened then.
enum TrialLogs {
  /// The last line of each: two seconds after the beginning, by both clocks.
  static let end = "end 2000000 1168335662"

  static let all = [
    TrialLog(
      "timers",
      """
      0 performed
      100000 once
      300000 repeating
      450000 at a date
      600000 repeating
      900000 repeating
      1000000 stops the other
      """
    ),
    TrialLog(
      "queues",
      """
      0 at once
      16667 after 0.016666666666666666
      100000 after 0.1
      100000 after 0.1
      200000 hopped from 200000
      250000 after 0.25
      350000 later than 300000
      500000 after 0.5
      750000 by the wall's clock
      """
    ),
    TrialLog(
      "sources",
      """
      50000 source 1
      70000 background source at 70000
      90000 source 2
      130000 source 3
      170000 source 4
      210000 source 5
      250000 source 6
      570000 background source at 570000
      1070000 background source at 1070000
      1570000 background source at 1570000
      """
    ),
    TrialLog(
      "tasks",
      """
      100000 slept 100
      120000 slept 20
      125000 slept 5
      126235 slept nanoseconds
      500000 detached at 500000
      800000 cancelled
      1126235 slept by the suspending clock
      """
    ),
    TrialLog(
      "chains",
      """
      3000 tick 0 after frame 0
      5000 link 7 after frame 0
      6000 tick 1 after frame 0
      9000 tick 2 after frame 0
      10000 link 6 after frame 0
      12000 tick 3 after frame 0
      15000 link 5 after frame 0
      15000 tick 4 after frame 0
      20000 link 4 after frame 1
      25000 link 3 after frame 1
      30000 link 2 after frame 1
      35000 link 1 after frame 2
      """
    ),
    TrialLog(
      "frames",
      """
      1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 \
      33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 \
      62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 \
      91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 \
      115 116 117 118 119
      6 12 18 24 30 36 42 48 54 60 66 72 78 84 90 96 102 108 114
      20 40 60 80 100
      """
    ),
    TrialLog(
      "threads",
      """
      0 the thread's own timer at 0
      150000 thread slept at 150000
      200000 thread slept again at 200000
      300000 semaphore timedOut at 300000
      330000 the thread's own timer at 330000
      400000 group timedOut at 400000
      500000 condition false at 500000
      660000 the thread's own timer at 660000
      990000 the thread's own timer at 990000
      1250000 the thread's run loop ends at 1250000
      """
    ),
    TrialLog(
      "work",
      """
      100000 worked out 1738
      """
    ),
    TrialLog(
      "flood",
      """
      50000 the flood is over after frame 3
      """
    ),
    TrialLog(
      "mainSleeps",
      """
      250000 slept after frame -1
      250000 in time at 50000
      250000 late
      350000 after 20
      """
    ),
    TrialLog(
      "mainWaits",
      """
      100000 semaphore success
      150000 semaphore timedOut
      180000 group
      240000 condition false
      270000 inside
      300000 run loop
      """
    ),
    TrialLog(
      "mainSpins",
      """
      500001 spun
      """
    ),
  ]
}
