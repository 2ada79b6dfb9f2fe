import { useLocation, useNavigate, useSearchParams } from 'react-router';

const member = 'drawer';
const value = 'checks';
const openedHere = { isOpenedHere: true };

/** Whether the address asks for the drawer (`?drawer=checks`); opening it is a step that Back undoes. */
export function useChecksDrawer() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();

  function open(): void {
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

  return { isOpen: query.get(member) === value, open, close };
}
