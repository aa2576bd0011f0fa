/// The text form of frames: for fixtures, bug reports and fuzzing.
///
/// One thing a line; braces hold what belongs to it. Words and numbers are separated by spaces, the
/// numbers of one value by commas; options are `name=value`, switches stand alone; `#` at the start
/// of a line begins a comment. Colours are `#RRGGBB` or `#RRGGBBAA`, strings are in double quotes with
/// `\"`, `\\`, `\n` and `\u{…}`. A shape is `x,y,width,height`, with `/radius` or `/tl,tr,br,bl` for
/// round corners and `~` behind them for continuous ones. Paths are strings of `M x y`, `L x y`,
/// `Q x y x y`, `C x y x y x y` and `Z`.
///
///     frame number=1 size=320,200 scale=2 background=#FFFFFF
///     image a checker 40,30 #FF0000 #00FF00 cell=5
///     node 1 size=320,200 scroll=0,40 clip=0,0,320,200 {
///       shadow outline 0,0,320,200 offset=0,2 radius=4 color=#00000080
///       fill 0,0,320,200/12~ #FFFFFF
///       node 2 position=10,50 size=40,30 {
///         backdrop 0,0,40,30/8 radius=20 saturation=1.8
///         image a 0,0,40,30 filter=nearest
///         text 0,4 width=100 lines=1 break=truncateTail {
///           run "Hello" size=17 weight=600 color=#000000
///         }
///         drawing 0,0,40,30 {
///           stroke "M 0 0 L 40 30" width=2 color=#0000FF blend=multiply
///         }
///       }
///       foreground
///       border 0,0,320,200 width=1 #C0C0C0
///     }
///
/// A node's `extent` may be left out; it is then taken from what the node holds. Pictures are written
/// with their pixels where they are small, as one even colour otherwise.
package enum FrameText {
  /// The frame in this form; reading it gives an equal frame, apart from large pictures.
  package static func write(_ frame: RenderFrame) -> String {
    var writer = FrameWriter()
    return writer.write(frame)
  }

  /// Reads a frame and whatever was wrong with the text. What cannot be understood is left out; the
  /// rest is kept. Never fails, however damaged the text is.
  package static func read(_ text: String) -> (frame: RenderFrame, problems: [FrameTextProblem]) {
    var parser = FrameParser(text)
    return parser.read()
  }
}

/// Something in a frame's text that was left out.
package struct FrameTextProblem: Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  package var line: Int
  package var message: String

  package var description: String { "line \(line): \(message)" }
}
