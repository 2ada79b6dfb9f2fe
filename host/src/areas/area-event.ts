/**
 * What is known of a version afterwards: how often it was opened, how fast, what failed in it.
 * `shown` has the milliseconds from entering the area until its first page stood there;
 * `neverShown` is an area that was entered and did not get so far.
 */
export type AreaEvent =
  | { kind: 'visit' }
  | { kind: 'load'; phase: 'entry' | 'mount' | 'part'; value: number }
  | { kind: 'shown'; value: number }
  | { kind: 'neverShown' }
  /** `count` is how often, when it was more than once. */
  | { kind: 'error'; error: unknown; count?: number };
