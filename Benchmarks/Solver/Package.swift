// swift-tools-version: 6.1
import PackageDescription

// The solver alone, linked from the root package so that `package` declarations can be seen.
let package = Package(
  name: "SolverBenchmark",
  targets: [
    .target(name: "ConstraintSolver"),
    .executableTarget(name: "SolverBench", dependencies: ["ConstraintSolver"]),
  ]
)
