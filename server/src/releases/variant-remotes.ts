import { notFound } from '../platform/errors.ts';
import type { PointerKey } from './pointers.ts';
import type { ReleaseServices } from './services.ts';

/** The variant's remote of an area; 404 when the variant has no such area. */
export function remoteOf(services: ReleaseServices, { variant, area }: PointerKey): string {
  const found = services.variants.get(variant);
  if (!found) throw notFound(`The portal has no variant ${variant}.`);
  const remote = Object.hasOwn(found.remotes, area) ? found.remotes[area] : undefined;
  if (remote === undefined) throw notFound(`The variant ${variant} has no area ${area}.`);
  return remote;
}
