/** Path of a Chromium on this machine (CHROMIUM_PATH first), or null. */
export function findBrowser(): string | null;

/** Path of a Chromium without windows, or null. */
export function findShell(): string | null;
