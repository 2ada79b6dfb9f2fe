import { type Message, t } from '@jackfield/texts';
import { type RawBuilder, sql } from 'kysely';
import { type Compare, type Filter, parse } from 'scim2-parse-filter';
import { isId } from '../../platform/ids.ts';
import { scimError } from './scim-error.ts';

type Condition = RawBuilder<boolean>;

interface Attribute {
  readonly kind: 'text' | 'id' | 'boolean' | 'instant' | 'member';
  readonly column: RawBuilder<unknown>;
  /** Its letters' case counts; a `userName` has none (RFC 7643 section 4.1.1). */
  readonly isExact?: boolean;
}
type Attributes = ReadonlyMap<string, Attribute>;

const text = (column: RawBuilder<unknown>, isExact = false): Attribute => ({
  kind: 'text',
  column,
  isExact,
});

/** What users are found by; a query has them as `t` and what the directory says of them as `s`. */
export const userAttributes: Attributes = new Map<string, Attribute>([
  ['username', text(sql`coalesce(s.user_name, t.email)`)],
  ['externalid', text(sql`s.external_id`, true)],
  ['emails', text(sql`t.email`)],
  ['emails.value', text(sql`t.email`)],
  ['displayname', text(sql`t.full_name`)],
  ['id', { kind: 'id', column: sql`t.id` }],
  ['active', { kind: 'boolean', column: sql`(t.status <> 'suspended')` }],
  [
    'meta.lastmodified',
    { kind: 'instant', column: sql`greatest(t.updated_at, coalesce(s.updated_at, t.updated_at))` },
  ],
]);

/** What groups, `g` in a query, are found by. */
export const groupAttributes: Attributes = new Map<string, Attribute>([
  ['displayname', text(sql`g.name`)],
  ['externalid', text(sql`g.external_id`, true)],
  ['id', { kind: 'id', column: sql`g.id` }],
  ['members', { kind: 'member', column: sql`g.id` }],
  ['members.value', { kind: 'member', column: sql`g.id` }],
  ['meta.lastmodified', { kind: 'instant', column: sql`g.updated_at` }],
]);

const mostCharacters = 1000;
const mostParts = 20;

const liked = (value: string) => value.replaceAll(/[\\%_]/g, '\\$&');

function compareText({ column, isExact }: Attribute, { op, compValue }: Compare): Condition | null {
  if (typeof compValue !== 'string') return null;
  const left = isExact ? column : sql`lower(${column})`;
  const value = isExact ? compValue : compValue.toLowerCase();
  switch (op) {
    case 'eq':
      return sql`${left} = ${value}`;
    case 'ne':
      return sql`${left} is distinct from ${value}`;
    case 'co':
      return sql`${left} like ${`%${liked(value)}%`}`;
    case 'sw':
      return sql`${left} like ${`${liked(value)}%`}`;
    case 'ew':
      return sql`${left} like ${`%${liked(value)}`}`;
    default:
      return null;
  }
}

const isEqual = ({ op }: Compare) => op === 'eq' || op === 'ne';
const negated = (condition: Condition, { op }: Compare): Condition =>
  op === 'ne' ? sql`not ${condition}` : condition;

const instantSigns = { gt: '>', ge: '>=', lt: '<', le: '<=', eq: '=', ne: '<>' } as const;

function compareInstant({ column }: Attribute, { op, compValue }: Compare): Condition | null {
  const at = Date.parse(String(compValue));
  if (Number.isNaN(at) || !(op in instantSigns)) return null;
  const sign = instantSigns[op as keyof typeof instantSigns];
  return sql`${column} ${sql.raw(sign)} ${new Date(at)}`;
}

function compareBoolean({ column }: Attribute, compare: Compare): Condition | null {
  const value = String(compare.compValue).toLowerCase();
  if (!isEqual(compare) || !/^(true|false)$/.test(value)) return null;
  return negated(sql`${column} = ${value === 'true'}`, compare);
}

function compareId({ kind, column }: Attribute, compare: Compare): Condition | null {
  const { compValue } = compare;
  if (!isEqual(compare) || typeof compValue !== 'string') return null;
  const id = isId(compValue.toLowerCase()) ? compValue.toLowerCase() : null;
  if (kind === 'id') return negated(sql`${column} is not distinct from ${id}::uuid`, compare);
  const has = sql<boolean>`exists (select from scim_group_member m
    where m.group_id = ${column} and m.teammate_id = ${id}::uuid)`;
  return negated(has, compare);
}

function comparison(attribute: Attribute, asked: Compare): Condition | null {
  switch (attribute.kind) {
    case 'text':
      return compareText(attribute, asked);
    case 'instant':
      return compareInstant(attribute, asked);
    case 'boolean':
      return compareBoolean(attribute, asked);
    default:
      return compareId(attribute, asked);
  }
}

interface Reader {
  readonly attributes: Attributes;
  readonly refusal: Message;
  parts: number;
}

function conditionOf(filter: Filter, reader: Reader): Condition {
  reader.parts += 1;
  const refused = () => scimError('invalidFilter', t(reader.refusal));
  if (reader.parts > mostParts) throw refused();
  if ('filters' in filter) {
    const parts = filter.filters.map((part) => conditionOf(part, reader));
    return sql`(${sql.join(parts, sql.raw(filter.op === 'or' ? ' or ' : ' and '))})`;
  }
  if ('filter' in filter) return sql`not coalesce(${conditionOf(filter.filter, reader)}, false)`;
  if ('valFilter' in filter) throw refused();
  const path = filter.attrPath.replace(/^urn:.*:/i, '').toLowerCase();
  const attribute = reader.attributes.get(path);
  if (attribute === undefined) throw refused();
  if (!('compValue' in filter)) return sql`${attribute.column} is not null`;
  const condition = comparison(attribute, filter);
  if (condition === null) throw refused();
  return condition;
}

/**
 * A filter (RFC 7644 section 3.4.2.2) as a condition of SQL; true without one. It names attributes
 * of a fixed list alone, and its values are parameters (SCIM-01). Throws 400 invalidFilter.
 */
export function conditionOfFilter(
  filter: string | undefined,
  attributes: Attributes,
  refusal: Message,
): Condition {
  if (filter === undefined || filter === '') return sql`true`;
  if (filter.length > mostCharacters) throw scimError('invalidFilter', t(refusal));
  let read: Filter;
  try {
    read = parse(filter);
  } catch {
    throw scimError('invalidFilter', t(refusal));
  }
  return conditionOf(read, { attributes, refusal, parts: 0 });
}
