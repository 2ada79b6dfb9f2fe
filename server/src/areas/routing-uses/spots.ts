import type { UsePlace } from '@jackfield/contract/api/routing-uses';
import { isId } from '../../platform/ids.ts';

/** A row whose routing leads somewhere: table, id, and its columns as JSON. */
export interface RoutingRow {
  readonly table: 'company' | 'team' | 'teammate' | 'ivr_menu';
  readonly id: string;
  readonly columns: Readonly<Record<string, unknown>>;
}

const memberNames: Readonly<Record<string, string>> = {
  call_handling_open_hour: 'callHandlingOpenHour',
  call_handling_closed_hour: 'callHandlingClosedHour',
  missed_call_handling: 'missedCallHandling',
  sms_handling: 'smsHandling',
  business_hour: 'businessHour',
  routing_override: 'override',
  menu_media: 'menuMedia',
};

/** The member of a record, as the history names it, that a column holds. */
export const memberOf = (column: string): string => memberNames[column] ?? column;

/** A place of a row that can hold a target. */
export interface Spot {
  /** Unique in the account and stable while the place exists. */
  readonly key: string;
  readonly place: UsePlace;
  /** The way to the target from the columns of the row. */
  readonly path: readonly (string | number)[];
  readonly input: string | null;
  readonly dateName: string | null;
  /** The target, menu key or id of an announcement that stands there. */
  readonly value: unknown;
}

const targetColumns = {
  company: {
    call_handling_open_hour: 'openHour',
    call_handling_closed_hour: 'closedHour',
    sms_handling: 'message',
  },
  team: { call_handling_open_hour: 'openHour', missed_call_handling: 'missedCall' },
  teammate: { missed_call_handling: 'missedCall' },
  ivr_menu: {},
} as const satisfies Record<RoutingRow['table'], Record<string, UsePlace>>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

type Found = Omit<Spot, 'key'>;

function targetsOf({ table, columns }: RoutingRow): Found[] {
  return Object.entries<UsePlace>(targetColumns[table]).map(([column, place]) => ({
    place,
    path: [column],
    input: null,
    dateName: null,
    value: columns[column],
  }));
}

/** Where calls go while the owner is closed for now (annex J4). */
function overrideOf({ columns }: RoutingRow): Found[] {
  const override = columns.routing_override;
  if (!isObject(override)) return [];
  return [
    {
      place: 'override',
      path: ['routing_override', 'target'],
      input: null,
      dateName: null,
      value: override.target,
    },
  ];
}

function datesOf({ columns }: RoutingRow): Found[] {
  const hours = columns.business_hour;
  return listOf(isObject(hours) && hours.dates).map((date, at) => ({
    place: 'date',
    path: ['business_hour', 'dates', at, 'action'],
    input: null,
    dateName: isObject(date) ? textOf(date.name) : null,
    value: isObject(date) ? date.action : null,
  }));
}

function keysOf({ columns }: RoutingRow): Found[] {
  return listOf(columns.keys).map((key, at) => ({
    place: 'menu',
    path: ['keys', at],
    input: isObject(key) ? textOf(key.input) : null,
    dateName: null,
    value: key,
  }));
}

function mediaOf({ columns }: RoutingRow): Found[] {
  return Object.entries(isObject(columns.menu_media) ? columns.menu_media : {}).map(
    ([use, value]) => ({
      place: 'menuMedia',
      path: ['menu_media', use],
      input: use,
      dateName: null,
      value,
    }),
  );
}

/** Every place of a row that can hold a target, empty ones too. */
export function spotsOf(row: RoutingRow): Spot[] {
  const found = [
    ...targetsOf(row),
    ...overrideOf(row),
    ...datesOf(row),
    ...keysOf(row),
    ...mediaOf(row),
  ];
  return found.map((spot) => ({ ...spot, key: `${row.table}/${row.id}/${spot.path.join('/')}` }));
}

const isIdText = (value: unknown): value is string => typeof value === 'string' && isId(value);

/** Ids of the records that stand at a place; phone numbers and texts are none. */
export function idsIn(value: unknown): string[] {
  if (!isObject(value)) return isIdText(value) ? [value] : [];
  const { actionType, actionId, actionValue } = value;
  if (actionType === 'number') return [];
  const inner = isObject(actionValue)
    ? [actionValue.ownerId, ...listOf(actionValue.list)]
    : [actionValue];
  return [actionId, ...inner].filter(isIdText);
}

function put(root: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(root)) {
    return root.map((item, at) => (at === step ? put(item, rest, value) : item));
  }
  const held = isObject(root) ? root : {};
  return { ...held, [step]: put(held[step], rest, value) };
}

/** Columns with another value at a place. */
export function withValue(
  columns: Readonly<Record<string, unknown>>,
  path: Spot['path'],
  value: unknown,
): Record<string, unknown> {
  return put(columns, path, value) as Record<string, unknown>;
}
