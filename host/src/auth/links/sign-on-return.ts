import type { SignOnReturn } from '@jackfield/contract/api/sso';

const member = 'sso';
const keptKey = 'jackfield.signOnTarget';

const search = () => new URLSearchParams(window.location.search);

/** Whether the provider of a company has sent this page here. */
export const isSignOnReturn = (): boolean => search().has(member);

/** What came of it, taken off the address so that a reload does not tell it again (SSO-01). */
export function takeSignOnReturn(): SignOnReturn | null {
  const rest = search();
  const returned = rest.get(member);
  if (returned === null) return null;
  rest.delete(member);
  const { pathname } = window.location;
  window.history.replaceState(null, '', rest.size > 0 ? `${pathname}?${rest}` : pathname);
  return returned as SignOnReturn;
}

/** Keeps where the sign-in leads to while this tab is at the provider. */
export const keepTarget = (path: string): void => sessionStorage.setItem(keptKey, path);

/** Where the sign-in that has come back leads to; read once. */
export function takeTarget(): string | null {
  const path = sessionStorage.getItem(keptKey);
  sessionStorage.removeItem(keptKey);
  return path;
}
