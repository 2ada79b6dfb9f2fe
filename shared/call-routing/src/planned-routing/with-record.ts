import type {
  RoutedCompany,
  RoutedMenu,
  RoutedPerson,
  RoutedTeam,
  RoutingConfig,
} from '@jackfield/domain/routing';

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
