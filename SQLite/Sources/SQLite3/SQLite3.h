// What iOS code sees by `import SQLite3`: the declarations of the system's library, all of them.
#include <sqlite3.h>
