/// The folder of references where the environment names none, as the library's header has it: none.
public let FB_REFERENCE_IMAGE_DIR = ""

/// The folder of what a failed comparison leaves where the environment names none, as the library's header
/// has it: none.
public let IMAGE_DIFF_DIR = ""
