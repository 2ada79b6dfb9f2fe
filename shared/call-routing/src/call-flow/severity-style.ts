/** Look of each severity as a badge. */
export const severityStyles = {
  broken: { meaning: 'error', shape: 'cross' },
  worse: { meaning: 'warning', shape: 'bar' },
  changed: { meaning: 'info', shape: 'ring' },
  better: { meaning: 'success', shape: 'dot' },
} as const;
