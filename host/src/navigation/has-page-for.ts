import type { RegistryArea } from '@jackfield/contract';
import { decide } from './decide.ts';
import type { Visitor } from './guards.ts';
import { sectionPaths } from './page-areas.ts';

type Area = Pick<RegistryArea, 'area' | 'routes'>;

/** An address, its canonical form, and the first page there. */
const mostRedirects = 3;

/** Paths of an area, with those below them that people with a built-in role may have alone. */
const pathsOf = ({ routes }: Area) =>
  routes.flatMap((route) => [
    route,
    ...sectionPaths.filter((section) => section.startsWith(`${route}/`)),
  ]);

/** Whether this visitor has a page in an area: some address of it leads there, not elsewhere. */
export function hasPageFor(visitor: Visitor, area: Area, areas: readonly Area[]): boolean {
  return pathsOf(area).some((path) => {
    let pathname = `${path}/-`;
    for (let count = 0; count <= mostRedirects; count += 1) {
      const decision = decide({ pathname, search: '', hash: '' }, visitor, areas);
      if (decision.kind === 'area') return decision.area === area.area;
      if (decision.kind !== 'redirect') return false;
      pathname = decision.to;
    }
    return false;
  });
}

/**
 * Whether an area may watch for what needs this visitor. It asks for all that it shows, of which a
 * built-in role holds a part: there it takes a page without that role (RIGHT-02).
 */
export const mayWatch = (visitor: Visitor, area: Area, areas: readonly Area[]): boolean =>
  hasPageFor(
    { ...visitor, person: visitor.person && { ...visitor.person, access: null } },
    area,
    areas,
  );
