import type { RoutingConfig } from '@jackfield/domain/routing';
import { memberParts, mergeMembers } from '@jackfield/domain/merge-members';
import { type RoutingEdit, withRecord } from './with-record.ts';

const recordIn = (config: RoutingConfig, { list, id }: RoutingEdit) => {
  const records: readonly { id: string }[] = config[list];
  return records.find((record) => record.id === id) as
    | Readonly<Record<string, unknown>>
    | undefined;
};

/**
 * A routing with an edit that was made on another one, such as a form of today on the routing of
 * next week: what the edit left as it was shown stays as it is.
 */
export function withEdit(
  config: RoutingConfig,
  shown: RoutingConfig,
  edit: RoutingEdit,
): RoutingConfig {
  const [base, now] = [recordIn(shown, edit), recordIn(config, edit)];
  if (base === undefined || now === undefined) return config;
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(edit.members).map((name) => [name, from[name]]));
  const yours: Readonly<Record<string, unknown>> = edit.members;
  const { merged: members } = mergeMembers(pick(base), yours, pick(now), memberParts);
  return withRecord(config, { ...edit, members } as RoutingEdit);
}
