// Numbers that are the same in every run of an app without a display.
#pragma once
#include <stdbool.h>
#include <stddef.h>

// Whether the process draws the same numbers in every run.
bool random_is_repeated(void);
// Fills bytes with the next of them; only where they are repeated.
void random_fill(void *bytes, size_t size);
