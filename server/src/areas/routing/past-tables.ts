import type { SoftDeletedRows } from '../../platform/soft-deleted.ts';
import { type CallRestriction, callableCountries } from '@jackfield/domain/international';
import type { RoutingRows } from './rows.ts';

/** A row of any table, by column. */
export type PastRow = Record<string, unknown>;

/** A member of a team, as the history names it. */
export interface PastMember {
  readonly teammateId: string;
}

/** A phone number's owner. */
interface Owner {
  readonly type: string;
  readonly id: string;
  readonly name: string;
}

const tableOf = {
  company: 'company',
  team: 'team',
  teammate: 'teammate',
  ivr: 'ivr_menu',
} as const;
type Table = (typeof tableOf)[keyof typeof tableOf] | 'phone_number' | 'media';
const tables: readonly Table[] = [
  'company',
  'team',
  'teammate',
  'ivr_menu',
  'phone_number',
  'media',
];

/** Rows that are kept after a deletion hold their dates as text. */
function revived(row: Readonly<PastRow>): PastRow {
  const dates = ['created_at', 'updated_at'].flatMap((name) =>
    typeof row[name] === 'string' ? [[name, new Date(row[name])]] : [],
  );
  return { ...row, ...Object.fromEntries(dates) };
}

const text = (row: PastRow, column: string) => String(row[column] ?? '');
const byColumns =
  (...names: string[]) =>
  (one: PastRow, other: PastRow): number => {
    for (const name of names) {
      const [left, right] = [one[name], other[name]];
      if (typeof left === 'number' && left !== right) return left - Number(right);
      if (text(one, name) !== text(other, name))
        return text(one, name) < text(other, name) ? -1 : 1;
    }
    return 0;
  };

/** Copies of the tables of the routing, in which rows change, go and come back. */
export class PastTables {
  timeZone: string;
  #restriction: CallRestriction;
  readonly #rows = new Map<Table, Map<string, PastRow>>();
  readonly #members: Map<string, readonly string[]>;
  readonly #blocked: Map<string, PastRow>;

  /** `people` are those who left, too. */
  constructor(rows: RoutingRows, people: readonly Readonly<PastRow>[]) {
    this.timeZone = rows.account.time_zone;
    this.#restriction = rows.account.restriction;
    const copied = {
      company: rows.companies,
      team: rows.teams,
      teammate: people,
      ivr_menu: rows.menus,
      phone_number: rows.numbers,
      media: rows.media,
    };
    for (const table of tables) {
      this.#rows.set(table, new Map(copied[table].map((row) => [row['id'] as string, { ...row }])));
    }
    this.#members = new Map(rows.members);
    this.#blocked = new Map(rows.blocked.map((row) => [row.id, { ...row }]));
  }

  find(entity: string, id: string): PastRow | undefined {
    return this.#table(tableOf[entity as keyof typeof tableOf]).get(id);
  }

  /** Where calls might go before a change of the account that told of it. */
  setRestriction(before: Readonly<PastRow>): void {
    const { isVerifiedInternationalCall: isVerified, restrictionType, allowedCountries } = before;
    this.#restriction = {
      ...this.#restriction,
      ...(isVerified !== undefined && { isVerified }),
      ...(restrictionType !== undefined && { restrictionType }),
      ...(allowedCountries !== undefined && { allowedCountries }),
    } as CallRestriction;
  }

  setMembers(team: string, members: readonly PastMember[]): void {
    this.#members.set(
      team,
      members.map(({ teammateId }) => teammateId),
    );
  }

  /** Takes a record out with all that belongs to it. */
  take(entity: string, id: string): SoftDeletedRows[] {
    const taken: SoftDeletedRows[] = [];
    const move = (table: Table, isOf: (row: PastRow) => boolean) => {
      const rows = this.#all(table).filter(isOf);
      for (const row of rows) this.#table(table).delete(text(row, 'id'));
      taken.push({ table, rows });
      return new Set(rows.map((row) => text(row, 'id')));
    };
    move(tableOf[entity as keyof typeof tableOf], (row) => row['id'] === id);
    move('phone_number', (row) => row['owner_id'] === id);
    const menus = move('ivr_menu', (row) => row['owner_id'] === id);
    move('media', (row) => row['owner_id'] === id || menus.has(text(row, 'owner_id')));
    const members = this.#members.get(id) ?? [];
    const rows = members.map((teammate_id, position) => ({ team_id: id, teammate_id, position }));
    taken.push({ table: 'team_member', rows });
    this.#members.delete(id);
    if (entity !== 'teammate') return taken;
    for (const [team, ids] of this.#members)
      this.#members.set(
        team,
        ids.filter((one) => one !== id),
      );
    return taken;
  }

  /** Puts rows back. */
  put(kept: readonly SoftDeletedRows[]): void {
    for (const { table, rows } of kept) {
      if (table === 'team_member') this.#putMembers(rows);
      else if (tables.some((one) => one === table)) {
        for (const row of rows) this.#table(table as Table).set(text(row, 'id'), revived(row));
      }
    }
  }

  removeNumber(digits: string): void {
    const found = this.#all('phone_number').find((row) => row['number'] === digits);
    if (found) this.#table('phone_number').delete(text(found, 'id'));
  }

  /** A number that went later; the history kept neither its id nor its label. */
  addNumber(number: string, owner: Owner, id: string): void {
    const row = { id, number, label: owner.name, is_registered: false };
    this.#table('phone_number').set(id, { ...row, owner_type: owner.type, owner_id: owner.id });
  }

  unblock(id: string): PastRow | undefined {
    const row = this.#blocked.get(id);
    this.#blocked.delete(id);
    return row;
  }

  block(direction: 'inbound' | 'outbound', row: Readonly<PastRow>): void {
    const { blacklistType = row['blacklist_type'] ?? 'number' } = row;
    const { id, number = null, country = null } = row;
    const blocked = { id, direction, number, country, blacklist_type: blacklistType };
    this.#blocked.set(String(id), blocked);
  }

  /** The rows in the order in which they are read. */
  rows({ account }: RoutingRows): RoutingRows {
    const people = this.#all('teammate').filter(({ status }) => status !== 'cancel');
    const rows = {
      account: {
        ...account,
        time_zone: this.timeZone,
        restriction: this.#restriction,
        callable: callableCountries(this.#restriction),
      },
      numbers: this.#all('phone_number').toSorted(byColumns('number')),
      companies: this.#all('company').toSorted(byColumns('id')),
      teams: this.#all('team').toSorted(byColumns('id')),
      members: this.#members,
      people: people.toSorted(byColumns('id')),
      menus: this.#all('ivr_menu').toSorted(byColumns('owner_id', 'position', 'id')),
      media: this.#all('media'),
      blocked: [...this.#blocked.values()].toSorted(byColumns('id')),
    };
    // Each row came from the table that it stands in, with the columns of today.
    return rows as unknown as RoutingRows;
  }

  #putMembers(rows: readonly Readonly<PastRow>[]): void {
    const teams = Map.groupBy(rows, (row) => text(row, 'team_id'));
    for (const [team, members] of teams) {
      const ids = members.toSorted(byColumns('position')).map((row) => text(row, 'teammate_id'));
      this.#members.set(team, ids);
    }
  }

  #table(table: Table): Map<string, PastRow> {
    const found = this.#rows.get(table);
    if (found === undefined) throw new Error(`No table ${table}.`);
    return found;
  }

  #all = (table: Table): PastRow[] => [...this.#table(table).values()];
}
