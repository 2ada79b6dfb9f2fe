import { useLocation, useNavigate, useSearchParams } from 'react-router';

const openedHere = { isOpenedHere: true };

/**
 * What the address says is open, by a member such as `with` of `?with=%2B12055550111`; null for
 * nothing. Opening is a step that Back undoes, and a link to it opens it.
 */
export function useOpened(member: string) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();

  function open(value: string): void {
    const next = new URLSearchParams(query);
    next.set(member, value);
    setQuery(next, { state: openedHere, preventScrollReset: true });
  }

  function close(): void {
    if (state?.isOpenedHere === true) return void navigate(-1);
    const next = new URLSearchParams(query);
    next.delete(member);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return { value: query.get(member), open, close };
}

/** Whether the address asks for a drawer, such as `?drawer=add`. */
export function useDrawer(name: string) {
  const { value, open, close } = useOpened('drawer');
  return { isOpen: value === name, open: () => open(name), close };
}
