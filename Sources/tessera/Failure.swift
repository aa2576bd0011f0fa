import Foundation

/// Why the command ends with another status than 0.
struct Failure: Error, Equatable {
  /// What was expected, what was found and what to do, for standard error.
  var sentence: String
  var status: Int32

  /// The app, the build or a test did not do what it should.
  static func failed(_ sentence: String) -> Failure { Failure(sentence: sentence, status: 1) }

  /// The command line asks for something that cannot be.
  static func usage(_ sentence: String) -> Failure { Failure(sentence: sentence, status: 2) }
}

/// Standard error, where everything goes that is not the command's result.
enum Console {
  static func say(_ line: String) {
    Report.note(line)
    write(line + "\n")
  }

  /// A line of another program's.
  static func pass(_ line: String) { write(line + "\n") }

  /// A question whose answer follows on the same line.
  static func ask(_ question: String) { write(question) }

  /// Names in files of others may be part of it: what would steer the terminal is shown as `?`.
  private static func write(_ line: String) {
    let plain = line.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isControl = scalar.properties.generalCategory == .control
      return isControl && scalar != "\n" && scalar != "\t" ? "?" : scalar
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: plain)
    // Where nobody can hear, on a full disk, say, the command goes on.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
