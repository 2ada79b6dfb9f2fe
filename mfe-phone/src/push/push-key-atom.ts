import { atom } from 'jotai';

/** The portal's key for telling browsers of calls; null where it has none, or no phone. */
export const pushKeyAtom = atom<string | null>(null);
