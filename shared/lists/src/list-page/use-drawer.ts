import { useLocation, useNavigate, useSearchParams } from 'react-router';

const member = 'drawer';
const openedHere = { isOpenedHere: true };

/**
 * Whether the address asks for a drawer, such as `?drawer=add`; opening it is a step that Back
 * undoes, and a link to it opens it.
 */
export function useDrawer(name: string) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();

  function open(): void {
    const next = new URLSearchParams(query);
    next.set(member, name);
    setQuery(next, { state: openedHere, preventScrollReset: true });
  }

  function close(): void {
    if (state?.isOpenedHere === true) return void navigate(-1);
    const next = new URLSearchParams(query);
    next.delete(member);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return { isOpen: query.get(member) === name, open, close };
}
