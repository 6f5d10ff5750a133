#pragma once

/// Runs the previews of a scene's program: `runPreviews` of the library.
void pegbar_run_previews(void);
