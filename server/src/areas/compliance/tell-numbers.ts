import type { Tx } from '../../platform/database.ts';
import { tell, type Told } from './story.ts';

/** Adds to the story of a campaign how many numbers came, and how many went. */
export async function tellNumbers(
  tx: Tx,
  told: Omit<Told, 'step' | 'note'>,
  { added, removed }: { readonly added: number; readonly removed: number },
): Promise<void> {
  if (removed > 0) await tell(tx, { ...told, step: 'numbersRemoved', note: String(removed) });
  if (added > 0) await tell(tx, { ...told, step: 'numbersAdded', note: String(added) });
}
