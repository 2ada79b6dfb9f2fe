import { type CapKind, capKinds, type SpendGuard } from '@jackfield/contract/api/spend-guard';
import { mergeMembers } from '@jackfield/domain/merge-members';

export type AlertName = keyof SpendGuard['alerts'];

/** What is edited of the guard, by name. */
export type GuardField = CapKind | AlertName;

/** What somebody wants to differ from the stored guard. */
export interface GuardChange {
  readonly caps: Partial<SpendGuard['caps']>;
  readonly alerts: Partial<SpendGuard['alerts']>;
}

const isCap = (field: GuardField): field is CapKind => capKinds.some((kind) => kind === field);

/** The stored value of a field. */
export const valueOf = (guard: Pick<SpendGuard, 'caps' | 'alerts'>, field: GuardField) =>
  isCap(field) ? guard.caps[field] : guard.alerts[field];

/** The wanted value of a field; undefined where it stays. */
export const wantedOf = ({ caps, alerts }: GuardChange, field: GuardField) =>
  isCap(field) ? caps[field] : alerts[field];

/** Fields that both sides have changed, each to something else. */
export const clashes = (base: SpendGuard, theirs: SpendGuard, yours: GuardChange): GuardField[] => [
  ...mergeMembers(base.caps, yours.caps, theirs.caps).clashes,
  ...mergeMembers(base.alerts, yours.alerts, theirs.alerts).clashes,
];

/** Your changes without those fields. */
export function without({ caps, alerts }: GuardChange, fields: readonly string[]): GuardChange {
  const keep = <T extends object>(part: T) =>
    Object.fromEntries(Object.entries(part).filter(([name]) => !fields.includes(name))) as T;
  return { caps: keep(caps), alerts: keep(alerts) };
}
