import type { ActionList } from '@jackfield/contract/api/ivr';
import type { IvrInput } from '@jackfield/contract/api/routing';
import { Headset, ListTree, type LucideIcon, UserRound } from '@jackfield/kit/ui/icons';
import { common, type Message } from '@jackfield/runtime';
import type { KeyValue } from './menu-values.ts';

/** Letters beside the digits of a telephone. */
export const keyLetters: Partial<Readonly<Record<IvrInput, string>>> = {
  2: 'ABC',
  3: 'DEF',
  4: 'GHI',
  5: 'JKL',
  6: 'MNO',
  7: 'PQRS',
  8: 'TUV',
  9: 'WXYZ',
};

/** What a key can lead to: word, icon, and the list of the sentence for an empty choice. */
export const actionKinds: Readonly<
  Record<keyof ActionList, { label: Message; icon: LucideIcon; emptyOf: 'user' | 'team' | 'ivr' }>
> = {
  teammate: { label: common.user, icon: UserRound, emptyOf: 'user' },
  team: { label: common.team, icon: Headset, emptyOf: 'team' },
  ivr: { label: common.ivr, icon: ListTree, emptyOf: 'ivr' },
};

/** Name of a key's target; null while there is none, or it is no longer offered. */
export function targetName(key: KeyValue, actions: ActionList): string | null {
  return actions[key.action].find(({ id }) => id === key.actionId)?.name ?? null;
}
