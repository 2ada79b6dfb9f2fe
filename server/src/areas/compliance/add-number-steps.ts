import type { Tx } from '../../platform/database.ts';
import { addStoryStep, type NewStep } from './story.ts';

/** Adds to the story of a campaign how many numbers came, and how many went. */
export async function addNumberSteps(
  tx: Tx,
  base: Omit<NewStep, 'step' | 'note'>,
  { added, removed }: { readonly added: number; readonly removed: number },
): Promise<void> {
  if (removed > 0)
    await addStoryStep(tx, { ...base, step: 'numbersRemoved', note: String(removed) });
  if (added > 0) await addStoryStep(tx, { ...base, step: 'numbersAdded', note: String(added) });
}
