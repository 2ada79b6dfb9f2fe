import { atom } from 'jotai';
import type { Ending } from './end-watch.ts';

/** The end of the session that the host warns of; null while none is near. */
export const sessionEndingAtom = atom<Ending | null>(null);

/** Whether the person is asked to sign in again over the open page; the host shows it. */
export const signInAgainAtom = atom(false);
