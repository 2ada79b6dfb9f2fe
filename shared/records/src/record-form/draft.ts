import { recordMembers } from '@jackfield/contract';
import * as v from 'valibot';

/** Unsaved input, with the state that it was typed on (annex J8). */
export interface Draft<Values> {
  version: number;
  /** Milliseconds since 1970. */
  at: number;
  base: Values;
  yours: Values;
}

/** A draft that nobody came back to for so long is dropped. */
const longestKept = 14 * 24 * 60 * 60 * 1000;

/** Keeps the input of one form about one record in this browser. */
export interface DraftStore<Values> {
  keep(draft: Draft<Values>): void;
  /** The input kept, or null when there is none, it is too old or cannot be read. */
  kept(now: number): Draft<Values> | null;
  drop(): void;
}

/**
 * Drafts under a key, for example `profile.<editor>.<person>`. `values` reads what the form holds,
 * without its rules: input that is not valid yet is kept as well.
 */
export function draftStore<Values>(
  name: string,
  values: v.GenericSchema<unknown, Values>,
): DraftStore<Values> {
  const key = `jackfield.draft.${name}`;
  const schema = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ version: recordMembers.version, at: v.number(), base: values, yours: values }),
  );
  const drop = () => localStorage.removeItem(key);
  return {
    drop,
    keep(draft) {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage may be full or forbidden; the input then lasts as long as the page.
      }
    },
    kept(now) {
      const text = localStorage.getItem(key);
      if (text === null) return null;
      const read = v.safeParse(schema, text);
      if (read.success && now - read.output.at < longestKept) return read.output;
      drop();
      return null;
    },
  };
}
