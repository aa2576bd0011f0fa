import ArgumentParser

@main
struct Tessera: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera", abstract: "Runs iOS apps written with UIKit on Linux.")
}
