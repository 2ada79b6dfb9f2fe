import type { CallInput } from '@jackfield/contract';
import { recordHistory } from '@jackfield/contract/api/audit';
import { call } from '@jackfield/runtime';

/** Kinds of records with a history. */
export type RecordEntity = CallInput<typeof recordHistory>['params']['entity'];

/** Name of who changed a record last; null when it cannot be told. */
export async function lastEditorOf(entity: RecordEntity, id: string): Promise<string | null> {
  try {
    const { items } = await call(recordHistory, { params: { entity, id }, query: { limit: 1 } });
    return items[0]?.actor.name ?? null;
  } catch {
    return null;
  }
}
