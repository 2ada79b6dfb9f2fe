/** What is known of a version afterwards: how often it was opened, how fast, what failed in it. */
export type AreaEvent =
  | { kind: 'visit' }
  | { kind: 'load'; phase: 'entry' | 'mount' | 'part'; value: number }
  | { kind: 'error'; error: unknown };
