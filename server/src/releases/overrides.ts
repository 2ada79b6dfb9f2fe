import { type ReleaseManifest, releaseManifestSchema } from '@jackfield/contract';
import type { Override, Overrides } from '@jackfield/contract/api/staff';
import * as v from 'valibot';
import { invalidField } from '../platform/errors.ts';
import type { Served } from './registry.ts';
import { findRelease } from './repository.ts';
import type { ReleaseServices } from './services.ts';
import { integrityOf } from './verify.ts';

const patience = 3000;
const largest = 5 * 1024 * 1024;

async function fetchBytes(address: string, file: string): Promise<Buffer> {
  const answer = await fetch(`${address}/${file}`, {
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`${address}/${file} answers ${answer.status}.`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > largest) throw new Error(`${address}/${file} is too large.`);
  return bytes;
}

/** The build at an address as it is now: it changes with every edit, and its digest with it. */
async function fetchManifest(address: string): Promise<ReleaseManifest> {
  const described = JSON.parse((await fetchBytes(address, 'remote.json')).toString());
  const manifest = v.parse(releaseManifestSchema, described);
  const entry = await fetchBytes(address, manifest.entry);
  return { ...manifest, integrity: integrityOf(entry) };
}

/** What an override leads to; null when that is not there any more. */
export async function servedByOverride(
  services: ReleaseServices,
  override: Override,
): Promise<Served | null> {
  if ('address' in override) {
    if (services.isProduction) return null;
    const { address } = override;
    const manifest = override.manifest ?? (await fetchManifest(address).catch(() => null));
    return manifest && { manifest, address, isOverride: true };
  }
  const release = await services.db.system((tx) => findRelease(tx, override));
  if (!release || release.withdrawn_at) return null;
  return { manifest: release.manifest, isOverride: true };
}

/**
 * Refuses overrides that lead nowhere or into another area: 400 with the area's name. An area that
 * the variant does not have yet may be looked at before its promotion adds it.
 */
export async function checkOverrides(
  services: ReleaseServices,
  overrides: Overrides,
): Promise<void> {
  for (const [area, override] of Object.entries(overrides)) {
    const field = `areas.${area}`;
    if ('address' in override && services.isProduction) {
      throw invalidField(field, 'A production portal serves published versions only.');
    }
    const served = await servedByOverride(services, override);
    if (!served) {
      const what =
        'address' in override
          ? `No build at ${override.address}.`
          : `${override.remote} ${override.version} is not published, or was withdrawn.`;
      throw invalidField(field, what);
    }
    if (served.manifest.area !== area) {
      throw invalidField(field, `${served.manifest.name} serves the area ${served.manifest.area}.`);
    }
  }
}
