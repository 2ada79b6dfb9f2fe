import { type AuditedEntity, recordHistory } from '@jackfield/contract/api/audit';
import { call } from '@jackfield/runtime';

/** Name of who changed a record last; null when it cannot be told. */
export async function lastEditorOf(entity: AuditedEntity, id: string): Promise<string | null> {
  try {
    const { items } = await call(recordHistory, { params: { entity, id }, query: { limit: 1 } });
    return items[0]?.actor.name ?? null;
  } catch {
    return null;
  }
}
