import type { RequestContext } from './context.ts';
import type { Tx } from './database.ts';
import { recordChange } from './write.ts';

/** A secret that somebody is about to see. */
interface Look {
  /** Kind of record that it belongs to, as the history names it. */
  readonly entity: string;
  readonly id: string;
  /** Name of the record in the history. */
  readonly name: string;
}

/**
 * Adds to the history that whoever is signed in sees a secret, in the transaction that reads it: what
 * cannot be recorded is not shown. Nothing changes, so that a GET may do it too.
 */
export async function recordLook(
  tx: Tx,
  context: RequestContext,
  { entity, id, name }: Look,
): Promise<void> {
  const spec = { entity, id, action: `${entity}.reveal` };
  await recordChange(tx, context, spec, {
    before: null,
    after: null,
    name,
    events: [],
    version: null,
  });
}
