import { accountAtom, store } from '@jackfield/runtime';
import { atom, useAtomValue } from 'jotai';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The member of an address that names whom the open conversation is with. */
const member = 'with';
const openedHere = { isOpenedHere: true };

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
 * none. Opening one is a step that Back undoes.
 */
export function useConversation() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked = query.get(member) ?? '';

  function open(number: string): void {
    const next = new URLSearchParams(query);
    next.set(member, number);
    setQuery(next, { state: openedHere, preventScrollReset: true });
  }

  function close(): void {
    if (state?.isOpenedHere === true) return void navigate(-1);
    const next = new URLSearchParams(query);
    next.delete(member);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return { number: /^\+\d{7,15}$/.test(asked) ? asked : null, open, close };
}

/** Whether a step from one address to another closes the conversation. */
export const isConversationLeft = (from: URL, to: URL): boolean =>
  from.pathname !== to.pathname || from.searchParams.get(member) !== to.searchParams.get(member);
