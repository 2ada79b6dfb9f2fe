import { recordMembers, roleSchema, serviceAddressSchema } from '@jackfield/contract';
import * as v from 'valibot';
import type { ProfileValues } from './profile-values.ts';

const valuesSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  title: v.string(),
  email: v.string(),
  extension: v.string(),
  role: roleSchema,
  timeZone: v.string(),
  e911Address: v.nullable(serviceAddressSchema),
});
const draftSchema = v.object({
  version: recordMembers.version,
  /** Milliseconds since 1970. */
  at: v.number(),
  base: valuesSchema,
  yours: valuesSchema,
});

/** Unsaved input of the profile, with the state it was typed on (annex J8). */
export interface Draft {
  version: number;
  at: number;
  base: ProfileValues;
  yours: ProfileValues;
}

/** A draft that nobody came back to for so long is dropped. */
const longestKept = 14 * 24 * 60 * 60 * 1000;

const keyOf = (editor: string, person: string) => `jackfield.draft.profile.${editor}.${person}`;

/** Keeps the input of one editor about one person in this browser. */
export function keepDraft(editor: string, person: string, draft: Draft): void {
  localStorage.setItem(keyOf(editor, person), JSON.stringify(draft));
}

/** The input kept, or null when there is none, it is too old or cannot be read. */
export function keptDraft(editor: string, person: string, now: number): Draft | null {
  const text = localStorage.getItem(keyOf(editor, person));
  if (text === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), text);
  if (read.success && now - read.output.at < longestKept) return read.output;
  dropDraft(editor, person);
  return null;
}

/** Forgets the input, because it was saved or discarded. */
export function dropDraft(editor: string, person: string): void {
  localStorage.removeItem(keyOf(editor, person));
}
