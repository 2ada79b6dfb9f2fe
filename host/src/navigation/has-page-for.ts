import type { RegistryArea } from '@jackfield/contract';
import { decide } from './decide.ts';
import type { Visitor } from './guards.ts';

type Area = Pick<RegistryArea, 'area' | 'routes'>;

/** An address, its canonical form, and the first page there. */
const mostRedirects = 3;

/** Whether this visitor has a page in an area: some address of it leads there, not elsewhere. */
export function hasPageFor(visitor: Visitor, area: Area, areas: readonly Area[]): boolean {
  return area.routes.some((route) => {
    let pathname = `${route}/-`;
    for (let count = 0; count <= mostRedirects; count += 1) {
      const decision = decide({ pathname, search: '', hash: '' }, visitor, areas);
      if (decision.kind === 'area') return decision.area === area.area;
      if (decision.kind !== 'redirect') return false;
      pathname = decision.to;
    }
    return false;
  });
}
