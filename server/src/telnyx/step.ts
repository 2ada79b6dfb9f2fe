/** How long a step may read before it writes: afterwards another process may take the same step. */
const mostReading = 20_000;

/** Begins a step; what it answers throws where too little time is left to write. */
export function beginStep(): () => void {
  const began = performance.now();
  return () => {
    if (performance.now() - began > mostReading) throw new Error('Telnyx took too long to answer.');
  };
}
