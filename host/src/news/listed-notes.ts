import type { NewsEntry, RegistryArea, Role } from '@jackfield/contract';
import { ownNotes } from './own-notes.ts';

/** Stands for the shell among the areas. */
export const shellArea = 'host';

/** A note that is for this person. */
export interface ListedNote {
  /** Area and id: the same from one release to the next. */
  readonly key: string;
  readonly area: string;
  readonly id: string;
  /** Day since when it is there. */
  readonly on: string;
}

const notesOf = (area: string, entries: readonly NewsEntry[], role: Role): ListedNote[] =>
  entries
    .filter(({ who }) => who === undefined || who.includes(role))
    .map(({ id, on }) => ({ key: `${area} ${id}`, area, id, on }));

/** All notes for a role, of the shell and of areas that it may open, newest first. */
export function listedNotes(areas: readonly RegistryArea[], role: Role): readonly ListedNote[] {
  const ofAreas = areas.flatMap(({ area, news = [], contributions }) =>
    // Without words there is nothing to read.
    contributions?.['news'] ? notesOf(area, news, role) : [],
  );
  return [...notesOf(shellArea, ownNotes, role), ...ofAreas].toSorted((one, other) =>
    other.on.localeCompare(one.on),
  );
}
