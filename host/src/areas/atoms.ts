import type { AreaId, RegistryArea } from '@jackfield/contract';
import { atom } from 'jotai';
import type { Decision } from '../navigation/decide.ts';
import type { AreaState } from './area-lifecycle.ts';

/** Areas that the visitor may open, as they are registered. */
export const areasAtom = atom<readonly RegistryArea[]>([]);

/** Of these, the areas that have a page for the visitor: they may add to pages of the host. */
export const contributingAreasAtom = atom<readonly RegistryArea[]>([]);

/** What the open address leads to. */
export const decisionAtom = atom<Decision>({ kind: 'wait' });

/** State of the area that is open, or was last. */
export const areaStateAtom = atom<{ area: AreaId; state: AreaState } | null>(null);

/** Path of the open page. */
export const pathAtom = atom(window.location.pathname);
