import CoreGraphics

/// How wide symbols are for their height, and how wide beside text, as Interface Builder writes both into documents.
enum SymbolProportions {
  /// Width by height of the picture of a symbol, of its outlined or filled form, or of the others in its enclosure; nil
  /// where none is known.
  static func nearest(to name: String) -> CGFloat? {
    if let known = widthByHeight(of: name) { return known }
    let body = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let other = widthByHeight(of: body) ?? widthByHeight(of: body + ".fill") { return other }
    return enclosure(of: name).flatMap { widthByHeight(of: $0 == "circle" ? $0 : "square") }
  }

  /// The circle, square or app's outline that a symbol of several words ends with; nil for others.
  private static func enclosure(of name: String) -> String? {
    let words = name.split(separator: ".").filter { $0 != "fill" }
    guard words.count > 1, let last = words.last, ["circle", "square", "app"].contains(last),
      words[0] != "square", !words.contains("on")
    else { return nil }
    return String(last)
  }

  /// Width of the picture of a symbol, outlined and filled, in ems, for the medium scale; nil for most.
  ///
  /// - Parameters:
  ///   - widthByHeight: what `nearest(to:)` says of the symbol.
  ///   - isRound: whether the drawing is as wide as high.
  static func emWidth(of name: String, _ widthByHeight: CGFloat, isRound: Bool) -> CGFloat? {
    if let known = emWidths[name.hasSuffix(".fill") ? String(name.dropLast(5)) : name] {
      return known
    }
    if let body = enclosure(of: name), body != "circle" { return emWidths["square"] }
    // What is a circle of 128 to 123 as a whole is as large as a circle.
    return isRound && widthByHeight == circle ? circleEmWidth : nil
  }

  private static let circle = widthByHeight(of: "circle")
  // iOS-BEHAVIOUR: how wide circles are beside text. Evidence: metric-16.
  private static let circleEmWidth: CGFloat = 1.156
  // iOS-BEHAVIOUR: how wide these are at 17 points; the trash is a guess by its neighbours, and those of arrows of one
  // line, crosses and squares follow from their proportions, as the margins are alike. Evidence: metric-17, metric-15.
  private static let emWidths: [String: CGFloat] = [
    "chevron.left": 0.71, "chevron.right": 0.71, "chevron.forward": 0.71, "chevron.backward": 0.71,
    "chevron.up": 1.07, "chevron.down": 1.07, "plus": 1.06, "minus": 1.06, "xmark": 1.06,
    "trash": 1.08,
    "square": 1.13, "app": 1.13,
    "arrow.left": 1.13, "arrow.right": 1.13, "arrowshape.left": 1.22, "arrowshape.right": 1.22,
    "bookmark": 1.015, "calendar": 1.22, "doc": 1.055, "doc.plaintext": 1.055, "doc.text": 1.055,
    "link": 1.28, "rectangle.portrait.and.arrow.right": 1.385, "square.and.arrow.up": 1.11,
    "square.and.arrow.down": 1.11, "star": 1.28,
  ]

  /// Width by height of the picture of this very symbol; nil where the table does not have it.
  ///
  /// Goes through the table's bytes, about 7,000: to make a dictionary of them costs more than all symbols of an app.
  private static func widthByHeight(of name: String) -> CGFloat? {
    var name = name
    return name.withUTF8 { name in
      table.withUTF8Buffer { bytes in
        var place = bytes.startIndex
        func skip(while isPart: (UInt8) -> Bool) {
          while place < bytes.endIndex, isPart(bytes[place]) { place += 1 }
        }
        func number() -> Int {
          skip { $0 <= space }
          var number = 0
          skip { digit in
            guard (zero..<zero + 10).contains(digit) else { return false }
            number = 10 * number + Int(digit - zero)
            return true
          }
          return number
        }
        while place < bytes.endIndex {
          skip { $0 <= space || $0 == comma }
          let start = place
          skip { $0 > space }
          if bytes[start..<place].elementsEqual(name) {
            let (width, height) = (number(), number())
            return height > 0 ? CGFloat(width) / CGFloat(height) : nil
          }
          skip { $0 != comma }
        }
        return nil
      }
    }
  }

  private static let (space, comma, zero) = (
    UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "0")
  )

  /// Names with the width and the height at which the longer of the two is 128.
  // iOS-BEHAVIOUR: what a picture of each symbol is wide and high. Evidence: metric-15.
  private static let table: StaticString = """
    airplane 128 115, app 128 114, app.fill 128 114, applelogo 105 128, arrow.backward 128 95,
    arrow.clockwise 110 128, arrow.counterclockwise 115 128, arrow.down 118 128, arrow.forward 128
    98, arrow.left 128 95, arrow.left.and.right 128 84, arrow.left.to.line.compact 128 101,
    arrow.right 128 95, arrow.right.to.line.compact 128 101, arrow.up.circle 128 123,
    arrow.up.circle.fill 128 123, arrow.up.doc 115 128, arrow.up.doc.fill 115 128,
    arrow.uturn.backward 128 113, arrowshape.forward 128 104, arrowshape.left 128 104,
    arrowshape.left.fill 128 104, arrowshape.right 128 104, arrowshape.turn.up.backward.circle 128
    123, arrowshape.turn.up.backward.fill 128 104, arrowshape.turn.up.forward.fill 128 104,
    arrowshape.turn.up.left.2.fill 128 86, arrowtriangle.backward 128 113, arrowtriangle.left 128
    113, arrowtriangle.right 128 113, backward 128 79, backward.end 128 120, backward.fill 128 79,
    bag 128 128, banknote.fill 128 78, basket 128 108, basket.fill 128 108, bed.double 128 80,
    bed.double.fill 128 82, bell 125 128, bell.fill 123 128, bicycle 128 78, binoculars 128 90,
    bitcoinsign.circle.fill 128 123, book 128 99, book.closed.fill 115 128, book.fill 128 95,
    bookmark.fill 110 128, books.vertical 128 107, books.vertical.fill 128 100, building.2.fill 128
    106, building.columns.fill 128 112, building.fill 90 128, calendar 128 107, camera 128 93,
    camera.fill 128 93, camera.fill.badge.ellipsis 128 92, camera.filters 128 119,
    camera.metering.matrix 128 93, camera.shutter.button 128 108, car.2 128 72, carrot 128 122,
    carrot.fill 128 122, cart 128 102, cart.badge.plus 128 106, cart.fill 128 102, chart.bar 128 90,
    chart.bar.xaxis 128 99, checkmark 128 114, checkmark.circle 128 123, checkmark.circle.fill 128
    123, checkmark.square 128 114, checkmark.square.fill 128 114, chevron.backward 96 128,
    chevron.down 128 70, chevron.down.circle 128 123, chevron.forward 97 128, chevron.left 96 128,
    chevron.right 93 128, chevron.up 128 70, circle 128 123, circle.dashed 128 123,
    circle.dashed.inset.filled 128 123, circle.fill 128 123, circle.grid.2x2 128 111,
    circle.grid.3x3.fill 128 111, circle.inset.filled 128 123, circlebadge.fill 128 122, clock 128
    123, cloud 128 87, cloud.rain 126 128, cloud.sun 128 93, coloncurrencysign 94 128,
    coloncurrencysign.circle 128 123, creditcard 128 88, creditcard.fill 128 88, crown 128 92,
    cube.box 128 124, delete.backward.fill 128 104, delete.left 128 104, divide 128 101, doc 115
    128, doc.fill 115 128, doc.plaintext 115 128, doc.richtext 115 128, doc.richtext.fill.th 115
    128, doc.text 115 128, doc.text.image.fill 115 128, dollarsign.circle 128 123,
    dollarsign.circle.fill 128 123, dot.circle.fill 128 123, dot.radiowaves.left.and.right 128 91,
    drop.fill 96 128, dumbbell.fill 128 72, ellipsis 128 37, envelope 128 93, equal 128 73, eraser
    128 119, externaldrive.fill.badge.minus 128 92, eye 128 81, eye.fill 128 78, eye.slash 128 84,
    f.square.fill 128 114, face.smiling 128 123, film 128 93, film.fill 128 93, flame.fill 108 128,
    folder 128 96, folder.badge.questionmark 128 92, folder.fill 128 96, fork.knife 94 128,
    forward.end 128 120, forward.fill 128 79, gamecontroller 128 80, gamecontroller.fill 128 80,
    gear 128 122, gearshape 128 123, gearshape.circle.fill 128 123, gearshape.fill 128 123, globe
    128 123, greaterthan 128 111, hand.raised.fill 128 128, hand.thumbsdown 128 128, hand.thumbsup
    128 128, hand.thumbsup.fill 128 121, hare.fill 128 88, heart 128 107, heart.circle 128 123,
    heart.fill 128 107, heart.slash.fill 128 115, heart.square 128 114, homekit 128 104, house 128
    104, house.fill 128 104, info.circle 128 123, ipad 109 128, l.circle.fill 128 123, ladybug.fill
    128 122, lanyardcard.fill 108 128, lightbulb 92 128, line.3.horizontal 128 65,
    line.3.horizontal.decrease 128 73, line.horizontal.3 128 65, lineweight 128 110, link 128 122,
    list.and.film 128 85, list.bullet 128 88, list.bullet.clipboard 103 128,
    list.bullet.clipboard.fill 103 128, list.bullet.rectangle.portrait 115 128,
    list.bullet.rectangle.portrait.fill 115 128, list.clipboard 98 128, list.dash 128 85,
    list.number 128 97, list.triangle 128 91, location.circle.fill 128 123, lock.rotation 128 119,
    magnifyingglass 128 117, magnifyingglass.circle.fill 128 123, mail.and.text.magnifyingglass 128
    102, map 128 110, map.fill 128 110, mappin.and.ellipse 117 128, menucard.fill 105 128, message
    128 116, minus 128 26, minus.circle 128 123, minus.circle.fill 128 123, minus.square 128 114,
    moon.fill 128 123, moon.stars.fill 125 128, moonphase.waning.crescent.inverse 128 123, multiply
    128 111, multiply.circle 128 123, multiply.circle.fill 128 123, music.note.house.fill 128 104,
    music.note.list 128 113, music.quarternote.3 128 103, network 128 123, newspaper 128 111,
    newspaper.circle.fill 128 123, note 128 107, note.text 128 107, note.text.badge.plus 128 108,
    p.circle.fill 128 123, paintbrush.pointed.fill 128 118, paperclip 121 128, paperplane 128 118,
    paperplane.fill 128 119, pause 88 128, pause.fill 116 128, pawprint 128 114, pencil 128 113,
    pencil.circle 128 123, pencil.circle.fill 128 123, pencil.tip 99 128, percent 128 121, person
    128 121, person.2 128 81, person.2.fill 128 81, person.3 128 62, person.circle 128 123,
    person.circle.fill 128 123, person.crop.circle 128 123, person.crop.circle.badge.plus 128 113,
    person.crop.circle.fill 128 123, person.fill 128 120, person.fill.checkmark.rtl 128 88,
    person.fill.xmark 128 88, phone.fill 128 114, photo 128 93, photo.artframe 128 93,
    photo.on.rectangle.angled 128 100, photo.stack 128 122, pin.fill 116 128, play 117 128,
    play.circle.fill 128 123, play.fill 117 128, play.rectangle 128 93, play.rectangle.fill 128 93,
    play.square.stack.fill 112 128, plus 128 113, plus.app 128 114, plus.circle 128 123,
    plus.circle.fill 128 123, plus.forwardslash.minus 128 115, plus.square 128 114,
    plus.square.on.square 128 116, printer 128 111, qrcode.viewfinder 128 115, quote.bubble 128 110,
    quote.closing 128 78, quote.opening 128 78, rectangle.portrait.and.arrow.right.fill 128 108,
    restart.circle 128 123, safari 128 123, safari.fill 128 123, scalemass.fill 128 121, scope 128
    122, scribble.variable 128 119, slider.horizontal.3 128 100, speaker 128 123, speaker.2.fill 128
    97, speaker.fill 128 128, speaker.slash 118 128, speaker.wave.2.bubble.left.fill 128 110,
    speaker.wave.2.fill 128 88, speaker.wave.3.fill 128 86, square 128 114, square.and.arrow.down
    120 128, square.and.arrow.down.fill 121 128, square.and.arrow.down.on.square 122 128,
    square.and.arrow.up 110 128, square.and.arrow.up.circle 128 123, square.and.arrow.up.fill 117
    128, square.and.pencil 128 115, square.grid.2x2 128 114, square.grid.2x2.fill 128 114,
    square.grid.3x2.fill 128 80, square.grid.3x3.fill 128 113, square.split.2x2.fill 128 114,
    square.stack.fill 105 128, star 128 116, star.fill 128 116, stop.fill 128 113, stopwatch.fill
    121 128, suit.heart 128 107, suit.heart.fill 128 109, sun.max 128 125, sun.min 128 121, terminal
    128 97, text.book.closed.fill 115 128, text.cursor 128 119, timelapse 128 124, timer 128 121,
    tortoise.fill 128 64, trash 117 128, trash.circle.fill 128 123, trash.fill 119 128, tray.2.fill
    128 114, tray.and.arrow.down.fill 128 115, triangle.fill 128 112, tv 128 95, tv.fill 128 95,
    video 128 82, volume.slash 118 128, wallet.pass 115 128, wrench.and.screwdriver 128 120,
    wrongwaysign.fill 128 123, x.circle.fill 128 123, xmark 128 113, xmark.circle 128 123,
    xmark.circle.fill 128 123, xmark.octagon.fill 128 112, xmark.rectangle 128 93
    """
}
