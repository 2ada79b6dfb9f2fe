import type { Registry } from '@jackfield/contract';
import type { Overrides } from '@jackfield/contract/api/staff';
import { versionFor } from './audience.ts';
import { type Builds, devVersion } from './builds.ts';
import { servedByOverride } from './overrides.ts';
import { registryOf, type Served } from './registry.ts';
import type { ReleaseServices } from './services.ts';
import type { SnapshotCache } from './snapshot.ts';

/** For whom a registry is resolved. */
export interface Asker {
  /** Id of the variant that the browser's host shows. */
  readonly variant: string;
  /** Account of the session; null for signed-out people, who get the live versions. */
  readonly tenantId: string | null;
  readonly overrides: Overrides;
}

/** What staff named for its own browser, by area. */
async function overridden(services: ReleaseServices, overrides: Overrides) {
  const served = new Map<string, Served>();
  for (const [area, override] of Object.entries(overrides)) {
    const found = await servedByOverride(services, override);
    if (found) served.set(area, found);
  }
  return served;
}

/**
 * The registry for one asker: staff's override, else a build from source under `pnpm dev`, else
 * the version that the pointer gives the tenant.
 */
export async function resolveRegistry(
  services: ReleaseServices,
  snapshots: SnapshotCache,
  builds: Builds | null,
  { variant: id, tenantId, overrides }: Asker,
): Promise<Registry> {
  const variant = services.variants.get(id);
  if (!variant) throw new Error(`There is no variant ${id}.`);
  const snapshot = await snapshots.current();
  const pointers = snapshot.pointers(variant.id);
  const chosen = await overridden(services, overrides);
  const sources = builds?.remotes();
  const servedIn = (area: string, remote: string): Served | null => {
    const override = chosen.get(area);
    if (override) return override;
    const source = sources?.get(remote)?.description;
    if (source?.version === devVersion) return { manifest: source };
    const pointer = pointers.get(area);
    const ref = pointer && versionFor(area, pointer, tenantId);
    const manifest = ref && snapshot.manifest(ref);
    if (manifest) return { manifest };
    const held = snapshot.misfits.find(
      (one) => one.variant === id && one.area === area && one.misfit.channel === 'live',
    );
    const described = held && snapshot.manifest(held.misfit);
    return described ? { manifest: described, misfit: held.misfit.reason } : null;
  };
  const withdrawn = snapshot.withdrawn.filter(({ area }) => Object.hasOwn(variant.remotes, area));
  // What staff looks at may be an area that no promotion has added yet.
  const looked = Object.fromEntries(
    [...chosen].map(([area, { manifest }]) => [area, manifest.name]),
  );
  const remotes = { ...looked, ...variant.remotes };
  const registry = registryOf({ ...variant, remotes }, servedIn, withdrawn);
  return builds?.hasHost() ? { host: builds.host().description.version, ...registry } : registry;
}

/** Whether the registry differs between tenants at the moment. */
export async function hasCanary(variant: string, snapshots: SnapshotCache): Promise<boolean> {
  const { pointers } = await snapshots.current();
  return [...pointers(variant).values()].some(({ canary }) => canary !== null);
}
