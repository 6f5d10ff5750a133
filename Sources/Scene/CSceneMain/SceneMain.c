// The `main` of scenes that have none of their own. It is in the library, so that such a scene is one file to compile;
// one with a `main` of its own has that, which the linker takes first.
//
// It is C and a target of its own because it belongs into the library alone: whatever else is made of the modules has
// its own `main`.

#include "CSceneMain.h"

int main(void) {
  pegbar_run_previews();
  return 0;
}
