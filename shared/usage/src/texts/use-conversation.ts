import { useOpened } from '@jackfield/lists/list-page';
import { accountAtom, store } from '@jackfield/runtime';
import { atom, useAtomValue } from 'jotai';

/** The member of an address that names whom the open conversation is with. */
const member = 'with';

/** Numbers that can get texts at all: those of the USA and Canada. */
export const canBeTexted = (number: string): boolean => /^\+1\d{10}$/.test(number);

/** Where the conversation with a number is open, over the list of texts at `path`. */
export const conversationPath = (path: string, number: string): string =>
  `${path}?${new URLSearchParams({ [member]: number })}`;

const hasTextsAtom = atom((get) => get(accountAtom)?.country !== 'MYS');

/** Whether the account has texts; in Malaysia there are none (OP-76). */
export const useHasTexts = (): boolean => useAtomValue(hasTextsAtom);

/** The same outside of a component. */
export const hasTexts = (): boolean => store.get(hasTextsAtom);

/**
 * Whom the conversation is with that the address asks for, such as `?with=%2B12055550111`; null for
 * none.
 */
export function useConversation() {
  const { value, open, close } = useOpened(member);
  return { number: value !== null && /^\+\d{7,15}$/.test(value) ? value : null, open, close };
}

/** Whether a step from one address to another closes the conversation. */
export const isConversationLeft = (from: URL, to: URL): boolean =>
  from.pathname !== to.pathname || from.searchParams.get(member) !== to.searchParams.get(member);
