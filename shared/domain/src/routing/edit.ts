import { memberParts, mergeMembers } from '../merge-members.ts';
import type {
  RoutedCompany,
  RoutedMenu,
  RoutedPerson,
  RoutedTeam,
  RoutingConfig,
} from './config.ts';

/** Members of one record that a form holds and that are not saved yet. */
export type RoutingEdit =
  | { list: 'companies'; id: string; members: Partial<RoutedCompany> }
  | { list: 'teams'; id: string; members: Partial<RoutedTeam> }
  | { list: 'people'; id: string; members: Partial<RoutedPerson> }
  | { list: 'menus'; id: string; members: Partial<RoutedMenu> };

/** The account with what a form holds put in. */
export function withRecord(
  config: RoutingConfig,
  { list, id, members }: RoutingEdit,
): RoutingConfig {
  const records: readonly { id: string }[] = config[list];
  return {
    ...config,
    [list]: records.map((record) => (record.id === id ? { ...record, ...members } : record)),
  };
}

const recordIn = (config: RoutingConfig, { list, id }: RoutingEdit) => {
  const records: readonly { id: string }[] = config[list];
  return records.find((record) => record.id === id) as
    | Readonly<Record<string, unknown>>
    | undefined;
};

/**
 * A routing with an edit that was made on another one, such as a form of today on the routing of
 * next week: what the edit left as it was shown stays as it is. `isClash` where both changed the
 * same; null where the record is gone.
 */
export function mergeEdit(
  config: RoutingConfig,
  shown: RoutingConfig,
  edit: RoutingEdit,
): { readonly merged: RoutingConfig; readonly isClash: boolean } | null {
  const [base, now] = [recordIn(shown, edit), recordIn(config, edit)];
  if (base === undefined || now === undefined) return null;
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(edit.members).map((name) => [name, from[name]]));
  const yours: Readonly<Record<string, unknown>> = edit.members;
  const { merged: members, clashes } = mergeMembers(pick(base), yours, pick(now), memberParts);
  const merged = withRecord(config, { ...edit, members } as RoutingEdit);
  return { merged, isClash: clashes.length > 0 };
}
