import type { ControlProps } from './routing-parts.ts';
import type { KnownNames } from './use-target-text.ts';

/** Names of an owner's greetings and menus, for its targets in words. */
export function knownNames({
  greetings,
  menus,
}: Pick<ControlProps, 'greetings' | 'menus'>): KnownNames {
  return new Map([
    ...(greetings?.media?.items ?? []).map(({ id, fileName }) => [id, fileName] as const),
    ...(menus?.items ?? []).map(({ id, name }) => [id, name] as const),
  ]);
}
