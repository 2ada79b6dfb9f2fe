import type { Status } from '@jackfield/contract';

const synonyms: Record<string, Status> = {
  pending: 'pending',
  active: 'active',
  suspended: 'suspended',
  suspend: 'suspended',
  cancel: 'cancel',
  cancelled: 'cancel',
  canceled: 'cancel',
};

/** A status as stored, from any of the accepted spellings; null for others (ENUM-04, OP-109). */
export function normaliseStatus(text: string): Status | null {
  const name = text.toLowerCase();
  return Object.hasOwn(synonyms, name) ? (synonyms[name] ?? null) : null;
}
