/** Repeats work, never twice at a time; answers how to stop. */
export function repeat(
  work: () => Promise<void>,
  every: number,
  onError: (error: unknown) => void,
): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    void work()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
