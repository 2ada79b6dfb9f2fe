import type { Command, Contributor } from '@jackfield/contract';
import { atom } from 'jotai';

/** The dialog that a command has opened over the page. */
export interface OpenedDialog {
  readonly contributor: Contributor<'commands'>;
  readonly open: NonNullable<Command['open']>;
}

/** None, or the one that is open. */
export const openedDialogAtom = atom<OpenedDialog | null>(null);
