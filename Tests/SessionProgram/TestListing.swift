import Foundation

/// What a program of tests does with the methods of a class that is marked `@MainActor`, where it is asked to.
private enum TestListing {
  @MainActor final class Tests { func testOne() {} }

  @section(".init_array") @used static let entry: @convention(c) () -> Void = {
    guard getenv("SESSION_PROGRAM_LISTS_TESTS") != nil else { return }
    let listed: [(String, (Tests) -> @MainActor () -> Void)] = [("testOne", Tests.testOne)]
    let all = listed as [Any] as! [(String, (Tests) -> () throws -> Void)]
    print(all.count)
  }
}
