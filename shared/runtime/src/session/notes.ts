import type { SessionNote } from '@jackfield/contract';

const key = 'jackfield.session-note';

/** Why the last session ended and the page it ended on. */
export interface KeptNote {
  note: SessionNote;
  path: string | null;
}

const notes: readonly string[] = ['expired', 'suspended', 'cancel', 'pending'];
const isNote = (value: unknown): value is SessionNote =>
  typeof value === 'string' && notes.includes(value);

/** Keeps a note for the login page of this tab (AUTH-18, OP-52). */
export function keepNote(note: SessionNote, path: string | null, storage = sessionStorage): void {
  storage.setItem(key, JSON.stringify({ note, path }));
}

/** Takes the note, so that it is shown once (AUTH-19). */
export function takeNote(storage = sessionStorage): KeptNote | null {
  const text = storage.getItem(key);
  storage.removeItem(key);
  if (!text) return null;
  try {
    const kept: Partial<KeptNote> = JSON.parse(text);
    if (!isNote(kept.note)) return null;
    return { note: kept.note, path: typeof kept.path === 'string' ? kept.path : null };
  } catch {
    return null;
  }
}
