// The `main` of scenes that have none of their own. It is in the library, so that such a scene is one file to compile;
// if a scene has a `main`, the linker takes that first.
//
// It is C and a target of its own because only the library may contain it: every other program made of the modules has
// its own `main`.

#include "CSceneMain.h"

int main(void) {
  pegbar_run_previews();
  return 0;
}
