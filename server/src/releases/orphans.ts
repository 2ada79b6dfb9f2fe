import { findRelease } from './repository.ts';
import type { ReleaseServices } from './services.ts';
import { servedPointers } from './served-parts.ts';
import { unfit } from './verify.ts';

/** Versions that a variant serves and this portal could not run, with the reason. */
async function orphansOf(services: ReleaseServices, variant: string): Promise<string[]> {
  return services.db.system(async (tx) => {
    const reasons: string[] = [];
    for (const [area, refs] of await servedPointers(tx, services, variant)) {
      for (const ref of refs) {
        const release = await findRelease(tx, ref);
        const refusal = release && unfit(release.manifest, services.offer());
        if (refusal) reasons.push(`${variant}, ${area}, ${ref.version}: ${refusal.message}`);
      }
    }
    return reasons;
  });
}

/**
 * Stops the start of a portal that could not run a version which people get: its host or server has
 * dropped what that version takes. The remedy stands in the message.
 */
export async function refuseOrphans(services: ReleaseServices): Promise<void> {
  const found = await Promise.all(
    [...services.variants.keys()].map((variant) => orphansOf(services, variant)),
  );
  const reasons = found.flat();
  if (reasons.length === 0) return;
  throw new Error(
    [
      'This portal cannot run what is live:',
      ...reasons,
      'Start the former portal, move these areas to a version that needs less, and start this one again.',
    ].join('\n'),
  );
}
