/// The types the system declares, as far as files and pasteboards of apps name them.
///
/// A line each: identifier, what it conforms to, file name extensions, MIME types; the preferred one
/// first. Identifiers and conformances are those that Apple documents for each constant of `UTType`.
enum TypeTable {
  struct Entry {
    var identifier: String
    var supertypes: [String]
    var extensions: [String]
    var mimeTypes: [String]
  }

  private static let text = """
    public.item
    public.content
    public.composite-content | public.content
    public.directory | public.item
    public.folder | public.directory
    public.volume | public.folder
    com.apple.package | public.directory
    com.apple.bundle | public.directory
    com.apple.application | public.executable
    com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app
    com.apple.framework | com.apple.bundle | framework
    public.symlink | public.item
    com.apple.resolvable
    public.data | public.item
    public.executable | public.item
    public.url | public.data
    public.file-url | public.url
    com.apple.internet-location | public.data | inetloc
    public.text | public.data public.content | | text/*
    public.plain-text | public.text | txt text | text/plain
    public.utf8-plain-text | public.plain-text | | text/plain;charset=utf-8
    public.utf16-external-plain-text | public.plain-text
    public.utf16-plain-text | public.plain-text
    public.delimited-values-text | public.text
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv
    public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values
    public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text
    public.rtf | public.text | rtf | text/rtf application/rtf
    com.apple.rtfd | com.apple.package public.composite-content | rtfd
    com.apple.flat-rtfd | public.data public.composite-content
    public.html | public.text | html htm | text/html
    public.xml | public.text | xml | application/xml text/xml
    public.yaml | public.text | yml yaml | application/x-yaml
    public.css | public.text | css | text/css
    public.json | public.text | json | application/json
    public.source-code | public.plain-text
    public.swift-source | public.source-code | swift
    public.c-source | public.source-code | c
    public.c-header | public.source-code | h
    public.c-plus-plus-source | public.source-code | cpp cc cxx
    public.objective-c-source | public.source-code | m
    public.script | public.source-code
    public.shell-script | public.script | sh
    public.python-script | public.script | py | text/x-python
    com.netscape.javascript-source | public.source-code | js | text/javascript application/javascript
    com.apple.property-list | public.data | plist
    com.apple.xml-property-list | com.apple.property-list public.xml
    com.apple.binary-property-list | com.apple.property-list
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf
    public.image | public.data public.content
    public.jpeg | public.image | jpeg jpg jpe | image/jpeg
    public.png | public.image | png | image/png
    public.tiff | public.image | tiff tif | image/tiff
    com.compuserve.gif | public.image | gif | image/gif
    com.microsoft.bmp | public.image | bmp | image/bmp
    com.microsoft.ico | public.image | ico | image/x-icon
    com.apple.icns | public.image | icns | image/x-icns
    public.camera-raw-image | public.image
    public.svg-image | public.image public.xml | svg | image/svg+xml
    public.heif | public.image | heif | image/heif
    public.heic | public.heif | heic | image/heic
    org.webmproject.webp | public.image | webp | image/webp
    com.apple.live-photo
    public.audiovisual-content | public.data public.content
    public.movie | public.audiovisual-content
    public.video | public.movie
    public.audio | public.audiovisual-content
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime
    public.mpeg | public.movie | mpg mpeg | video/mpeg
    public.mpeg-4 | public.movie | mp4 | video/mp4
    public.mpeg-4-audio | public.audio public.mpeg-4 | mp4 | audio/mp4
    com.apple.m4v-video | public.movie | m4v | video/x-m4v
    public.avi | public.movie | avi | video/avi
    public.mp3 | public.audio | mp3 | audio/mpeg
    com.apple.m4a-audio | public.mpeg-4-audio | m4a | audio/x-m4a
    com.microsoft.waveform-audio | public.audio | wav | audio/vnd.wave
    public.aiff-audio | public.audio | aiff | audio/aiff
    public.midi-audio | public.audio | midi mid | audio/midi
    public.archive | public.data
    public.zip-archive | public.archive com.pkware.zip-archive | zip | application/zip
    com.pkware.zip-archive | public.archive
    org.gnu.gnu-zip-archive | public.archive | gz | application/x-gzip
    public.tar-archive | public.archive | tar | application/x-tar
    public.epub | public.data public.composite-content | epub | application/epub+zip
    org.idpf.epub-container | public.epub
    public.database
    public.calendar-event
    com.apple.ical.ics | public.text public.calendar-event | ics | text/calendar
    public.message
    public.email-message | public.message | eml | message/rfc822
    public.contact
    public.vcard | public.text public.contact | vcf | text/vcard
    public.to-do-item
    public.bookmark
    public.presentation | public.composite-content
    public.spreadsheet | public.content
    public.font
    public.log | public.plain-text | log
    public.3d-content | public.content
    """

  private static let entries: [Entry] = text.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").map(String.init)
    }
    return Entry(
      identifier: parts[0][0], supertypes: parts.count > 1 ? parts[1] : [],
      extensions: parts.count > 2 ? parts[2] : [], mimeTypes: parts.count > 3 ? parts[3] : [])
  }

  private static let byIdentifier = Dictionary(
    entries.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  static func entry(_ identifier: String) -> Entry? { byIdentifier[identifier] }

  /// Identifiers of types that have the tag, the one to prefer first.
  static func identifiers(tagged tag: String, _ tagClass: UTTagClass) -> [String] {
    let tag = tag.lowercased()
    let found = entries.filter { $0.tags(tagClass).contains(tag) }
    return
      (found.filter { $0.tags(tagClass).first == tag }
      + found.filter {
        $0.tags(tagClass).first != tag
      }).map(\.identifier)
  }
}

extension TypeTable.Entry {
  func tags(_ tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: extensions
    case .mimeType: mimeTypes
    default: []
    }
  }
}
