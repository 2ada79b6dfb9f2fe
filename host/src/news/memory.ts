import { profileAtom, sessionAtom } from '@jackfield/runtime/core';
import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';

/** Notes that are forgotten as the oldest; many more than are ever listed. */
const most = 300;

const memorySchema = v.object({
  /** Keys of notes that the person has read. */
  read: v.array(v.string()),
  /** Keys of notes that a toast has told of. */
  told: v.array(v.string()),
});
type Memory = v.InferOutput<typeof memorySchema>;

/** By person, in this browser and followed by its other tabs; a sign-out keeps it. */
const storedAtom = atomWithStorage<unknown>('jackfield.news', {}, undefined, { getOnInit: true });
const memoriesAtom = atom((get) => {
  const read = v.safeParse(v.record(v.string(), memorySchema), get(storedAtom));
  return read.success ? read.output : {};
});

/** Who reads; null for somebody who acts for another and must not read in their place. */
const readerAtom = atom((get) => {
  const isActingFor = get(sessionAtom).profile?.isImpersonate === true;
  return isActingFor ? null : (get(profileAtom)?.id ?? null);
});

/** What this person has read; undefined at the first visit with this browser, null for nobody. */
export const memoryAtom = atom((get): Memory | undefined | null => {
  const reader = get(readerAtom);
  return reader === null ? null : get(memoriesAtom)[reader];
});

const joined = (before: readonly string[], more: readonly string[]) =>
  [...new Set([...more, ...before])].slice(0, most);

/** Remembers what was read and told; nothing for somebody who acts for another. */
export const rememberAtom = atom(null, (get, set, { read, told }: Memory) => {
  const reader = get(readerAtom);
  if (reader === null) return;
  const before = get(memoriesAtom)[reader] ?? { read: [], told: [] };
  const memory = { read: joined(before.read, read), told: joined(before.told, told) };
  set(storedAtom, { ...get(memoriesAtom), [reader]: memory });
});
