import type { NewsEntry } from '@jackfield/contract';

/** What is new in the shell itself, as a remote lists it in its `remote.json`. */
export const ownNotes: readonly NewsEntry[] = [
  { id: 'home', on: '2026-11-22', who: ['admin'] },
  { id: 'palette', on: '2026-11-22' },
  { id: 'second-step', on: '2026-11-22' },
  { id: 'session-end', on: '2026-11-22' },
];
