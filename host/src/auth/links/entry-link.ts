/** Parameters of an entry link (annex C1); null when absent. */
export interface EntryLink {
  /** t and r of confirmation, reset and teammate-login links (AUTH-10). */
  token: string | null;
  email: string | null;
  /** i and a of impersonation links (AUTH-11). */
  teammateId: string | null;
  accessToken: string | null;
}

/** Of a page that no link led to. */
export const noLink: EntryLink = { token: null, email: null, teammateId: null, accessToken: null };

/** Reads the secrets of an entry link out of an address and answers the address without them. */
export function splitEntryLink(address: string): { link: EntryLink; rest: string } {
  const url = new URL(address, 'http://portal.invalid');
  const take = (name: string) => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value;
  };
  const link = {
    token: take('t'),
    email: take('r'),
    teammateId: take('i'),
    accessToken: take('a'),
  };
  return { link, rest: url.pathname + url.search + url.hash };
}

/** Takes the link's secrets off the address bar, before any request can carry them (OP-44). */
export function takeEntryLink(): EntryLink {
  const { pathname, search, hash } = window.location;
  const { link, rest } = splitEntryLink(pathname + search + hash);
  if (rest !== pathname + search + hash) window.history.replaceState(null, '', rest);
  return link;
}
