/** Whether a failure means that a script or style of a page did not come, by the compiler's name. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';
