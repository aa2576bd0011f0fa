// `import Testing` beside a module named UIKit looks for this overlay; it is empty on purpose.
