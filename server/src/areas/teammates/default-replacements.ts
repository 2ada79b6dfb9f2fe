import type { Replacement, Replacements, UsePlace } from '@jackfield/contract/api/routing-uses';
import type { Tx } from '../../platform/database.ts';
import { selectUses } from '../routing-uses/repository.ts';

const nothing: readonly UsePlace[] = ['message', 'menu', 'menuMedia'];

/** What takes the place of somebody where nothing is chosen: voicemail, or nobody (OP-72). */
export const usualReplacement = (place: UsePlace): Replacement => ({
  kind: nothing.includes(place) ? 'none' : 'voicemail',
});

/**
 * Replacements for every place of the routing that leads to a deleted person: those given, else
 * voicemail, else nobody where a place can be empty (OP-72).
 */
export async function withDefaults(
  tx: Tx,
  { tenantId, id, given }: { tenantId: string; id: string; given: Replacements },
): Promise<Replacements> {
  const byKey = new Map(given.map(({ key, to }) => [key, to]));
  const uses = await selectUses(tx, tenantId, id);
  return uses.map(({ spot }) => ({
    key: spot.key,
    to: byKey.get(spot.key) ?? usualReplacement(spot.place),
  }));
}
