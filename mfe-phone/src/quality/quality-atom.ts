import { atom } from 'jotai';
import type { Quality } from './quality.ts';

/** How good the call is that was measured last; null before any. */
export const qualityAtom = atom<{ readonly id: string; readonly quality: Quality } | null>(null);
