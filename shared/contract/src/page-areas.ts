import type { ScopeArea } from './access.ts';

const admin = '/admin-settings';

/** What the admin pages at and below a path are about, the longest path first; null is admins alone. */
export const pageAreas: readonly (readonly [path: string, area: ScopeArea | null])[] = [
  [`${admin}/users/roles`, null],
  [`${admin}/users`, 'people'],
  [`${admin}/deskphones`, 'devices'],
  [`${admin}/numbers/calendar`, 'routing'],
  [`${admin}/numbers/check`, 'routing'],
  [`${admin}/numbers/planned`, 'routing'],
  [`${admin}/numbers/texting`, 'texting'],
  [`${admin}/numbers`, 'numbers'],
  [`${admin}/teams`, 'teams'],
  [`${admin}/company/usage`, 'usage'],
  [`${admin}/company/calls`, 'usage'],
  [`${admin}/company/blacklist`, 'blocking'],
  [`${admin}/company/numbers`, 'numbers'],
  [`${admin}/company/port`, 'numbers'],
  [`${admin}/compliance`, 'compliance'],
  [`${admin}/billing`, 'billing'],
  [`${admin}/call-credits`, 'billing'],
];

const isBelow = (path: string, section: string) =>
  path === section || path.startsWith(`${section}/`);

/**
 * What the admin page at an address is about; null where it is for admins alone, undefined where it
 * is no page of these (RIGHT-02).
 */
export function areaOfPage(path: string): ScopeArea | null | undefined {
  const [pathname = ''] = path.split('?', 1);
  return pageAreas.find(([section]) => isBelow(pathname, section))?.[1];
}
