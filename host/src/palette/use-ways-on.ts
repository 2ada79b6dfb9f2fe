import { mayDo, paths, type Scope } from '@jackfield/contract';
import { configAtom, profileAtom, supportLink, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { openHelp } from '../help/help-state.ts';
import type { Entry } from './entry.ts';
import { messages } from './messages.ts';

const searching = (listing: string, query: string) =>
  `${listing}?${new URLSearchParams({ search: query })}`;

/** Where somebody goes on who found nothing: help, the lists by the same words, and a person. */
export function useWaysOn(query: string): readonly Entry[] {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const { supportAddress } = useAtomValue(configAtom);
  const { users, numbers } = paths.admin;
  const lists: readonly (Entry & { scope: Scope })[] = [
    {
      id: 'search users',
      scope: 'people:read',
      icon: 'page',
      text: t(messages.searchUsers, { query }),
      to: searching(users.listing(), query),
      isPassing: true,
    },
    {
      id: 'search numbers',
      scope: 'numbers:read',
      icon: 'page',
      text: t(messages.searchNumbers, { query }),
      to: searching(numbers.listing(), query),
      isPassing: true,
    },
  ];
  return [
    {
      id: 'search help',
      icon: 'help',
      text: t(messages.searchHelp, { query }),
      run: () => openHelp({ query }),
    },
    ...lists.filter(({ scope }) => mayDo(profile, scope)),
    {
      id: 'ask support',
      icon: 'help',
      text: t(supportAddress === '' ? messages.askPerson : messages.askSupport),
      run: () =>
        supportAddress === ''
          ? openHelp({ query })
          : window.location.assign(supportLink(supportAddress)),
    },
  ];
}
