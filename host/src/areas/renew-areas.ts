import type { AreaId, Registry, RegistryArea } from '@jackfield/contract';

interface RenewPorts {
  /** Whether anything of an area's remote has been run in this page. */
  isRun(area: AreaId): boolean;
  /** Told of an area whose version was replaced. */
  onRenewed(area: RegistryArea): void;
}

const isSame = (one: RegistryArea, other: RegistryArea) =>
  one.name === other.name && one.version === other.version && one.misfit === other.misfit;

/** One entry is what the whole host holds of an area, so it changes in place. */
function replace(area: RegistryArea, next: RegistryArea): void {
  for (const member of Object.keys(area)) Reflect.deleteProperty(area, member);
  Object.assign(area, next);
}

/**
 * Takes the versions of a fresh registry for areas of which nothing has run in this page yet: they
 * need no reload. A fresh registry of another host is for the next page, because its versions may
 * need what the host of this page does not have.
 */
export function renewAreas(
  { host, areas }: Registry,
  fresh: Registry,
  { isRun, onRenewed }: RenewPorts,
): void {
  if (fresh.host !== host) return;
  for (const area of areas) {
    const next = fresh.areas.find((each) => each.area === area.area);
    if (!next || isSame(area, next) || isRun(area.area)) continue;
    replace(area, next);
    onRenewed(area);
  }
}

/** Whether something that this page has run was withdrawn. */
export const hasWithdrawn = (
  { areas }: Registry,
  { withdrawn = [] }: Registry,
  isRun: RenewPorts['isRun'],
): boolean =>
  areas.some(
    ({ area, name, version }) =>
      isRun(area) && withdrawn.some((ref) => ref.name === name && ref.version === version),
  );
