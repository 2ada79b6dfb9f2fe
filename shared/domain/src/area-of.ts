import type { RegistryArea } from '@jackfield/contract';

/** The area that serves a path: the one with the longest matching route prefix, or none. */
export function areaOf<Area extends Pick<RegistryArea, 'routes'>>(
  path: string,
  areas: readonly Area[],
): Area | undefined {
  let best: Area | undefined;
  let longest = 0;
  for (const area of areas) {
    for (const route of area.routes) {
      const isBelow = path === route || path.startsWith(`${route}/`);
      if (isBelow && route.length > longest) {
        best = area;
        longest = route.length;
      }
    }
  }
  return best;
}
