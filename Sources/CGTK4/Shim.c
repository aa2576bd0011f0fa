#include "CGTK4.h"
