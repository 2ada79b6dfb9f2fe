import {
  areaOfPage,
  type Holder,
  mayDo,
  pageAreas,
  paths,
  type ScopeLevel,
} from '@jackfield/contract';

/** Paths below which the pages are about one thing each. */
export const sectionPaths: readonly string[] = pageAreas.map(([path]) => path);

function mayOn(person: Holder, path: string, level: ScopeLevel): boolean {
  if (person.role === 'admin') return true;
  const area = areaOfPage(path) ?? null;
  return area !== null && mayDo(person, `${area}:${level}`);
}

/** Whether somebody may open an admin page; a page that nothing is said of is for admins (RIGHT-02). */
export const mayOpenPage = (person: Holder, path: string): boolean => mayOn(person, path, 'read');

/** First pages of the sections, in the order of the sidebar. */
const firstPages = [
  paths.admin.numbers.listing(),
  paths.admin.users.listing(),
  paths.admin.teams.listing(),
  paths.admin.company.usage(),
  paths.admin.compliance.brands(),
  paths.admin.billing.information(),
];

/**
 * The admin page that somebody begins with: the first where there is something for them to do, else
 * to see; null where they have none.
 */
export function firstPageFor(person: Holder, isThere: (path: string) => boolean): string | null {
  if (person.role === 'admin') return paths.admin.users.listing();
  const there = firstPages.filter(isThere);
  const first = (level: ScopeLevel) => there.find((path) => mayOn(person, path, level));
  return first('write') ?? first('read') ?? null;
}
