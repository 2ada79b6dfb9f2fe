import { fullName } from '@jackfield/domain';
import type { SoftDeletedRows } from '../../platform/soft-deleted.ts';
import { formerKeys, formerMedia } from './former-menu.ts';
import type { PastMember, PastRow, PastTables } from './past-tables.ts';
import type { RoutingRows } from './rows.ts';

type Members = Readonly<Record<string, unknown>>;

/** An entry of the history, as far as it tells what the routing was before it. */
export interface PastEntry {
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string;
  readonly entity_name: string;
  readonly before: Members | null;
  readonly after: Members | null;
}

/**
 * What the history cannot give back: a record that was deleted for good, which sounds were played,
 * and where a person who left had a place. What is shown of it is as it is today.
 */
export interface PastGap {
  readonly kind: 'record' | 'sounds' | 'places';
  readonly name: string;
}

/** Columns of each kind of record by the member that the history names. */
const columns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  company: {
    label: 'label',
    businessHour: 'business_hour',
    callHandlingOpenHour: 'call_handling_open_hour',
    callHandlingClosedHour: 'call_handling_closed_hour',
    smsHandling: 'sms_handling',
    override: 'routing_override',
  },
  team: {
    name: 'name',
    inboundFlow: 'inbound_flow',
    ringGroup: 'ring_group',
    callQueue: 'call_queue',
    businessHour: 'business_hour',
    callHandlingOpenHour: 'call_handling_open_hour',
    missedCallHandling: 'missed_call_handling',
    override: 'routing_override',
  },
  teammate: {
    firstName: 'first_name',
    lastName: 'last_name',
    status: 'status',
    missedCallHandling: 'missed_call_handling',
  },
  ivr: { name: 'name', retries: 'retries', timeout: 'timeout', isDefault: 'is_default' },
};

/** Members of entries that tell of sounds, whose files the history only names. */
const sounds = ['medium', 'voicemailGreeting', 'messageGreeting', 'holdMusic'];

/** The routing of an account on its way back in time, entry by entry, the newest first. */
export class PastRouting {
  readonly #tables: PastTables;
  readonly #kept: ReadonlyMap<string, readonly SoftDeletedRows[]>;
  /** What was taken out where the history says that it came or came back. */
  readonly #taken = new Map<string, readonly SoftDeletedRows[]>();
  readonly #gaps = new Map<string, PastGap>();

  readonly #newId: () => string;

  constructor(
    tables: PastTables,
    kept: ReadonlyMap<string, readonly SoftDeletedRows[]>,
    newId: () => string,
  ) {
    this.#tables = tables;
    this.#kept = kept;
    this.#newId = newId;
  }

  get gaps(): PastGap[] {
    return [...this.#gaps.values()];
  }

  /** Takes one change back. */
  undo(entry: PastEntry): void {
    const { entity } = entry;
    if (entity === 'inboundBlacklist' || entity === 'outboundBlacklist') {
      this.#undoBlocked(entry);
    } else if (entity === 'tenant') {
      const zone = entry.before?.['timeZone'];
      if (typeof zone === 'string') this.#tables.timeZone = zone;
      this.#tables.setRestriction(entry.before ?? {});
    } else if (entity in columns) this.#undoRecord(entry);
  }

  /** The rows as they were, people who were not there any more left out. */
  rows(today: RoutingRows): RoutingRows {
    return this.#tables.rows(today);
  }

  #undoRecord(entry: PastEntry): void {
    const { entity, entity_id: id, before, after } = entry;
    if (before === null) this.#taken.set(`${entity} ${id}`, this.#tables.take(entity, id));
    else {
      if (after === null && !this.#bringBack(entry)) return;
      this.#undoMembers(entry, before);
    }
  }

  #bringBack({ entity, entity_id: id, entity_name: name }: PastEntry): boolean {
    const rows = this.#taken.get(`${entity} ${id}`) ?? this.#kept.get(id);
    if (rows === undefined) this.#miss('record', name);
    else this.#tables.put(rows);
    return rows !== undefined;
  }

  #undoMembers(entry: PastEntry, before: Members): void {
    const { entity, entity_id: id, entity_name: name, after } = entry;
    const row = this.#tables.find(entity, id);
    if (sounds.some((member) => member in before)) this.#miss('sounds', name);
    if (entity === 'teammate' && after?.['status'] === 'cancel') this.#miss('places', name);
    this.#undoNumber(entry);
    if (row === undefined) return;
    for (const [member, column] of Object.entries(columns[entity] ?? {})) {
      if (member in before) row[column] = before[member];
    }
    if (entity === 'teammate' && ('firstName' in before || 'lastName' in before)) {
      row['full_name'] = fullName(String(row['first_name']), String(row['last_name']));
    }
    if (entity === 'team' && 'members' in before) {
      this.#tables.setMembers(id, before['members'] as readonly PastMember[]);
    }
    if (entity === 'ivr') this.#undoMenu(row, before);
  }

  #undoMenu(row: PastRow, before: Members): void {
    if ('keys' in before) row['keys'] = formerKeys(before['keys']);
    // A sound that came or went is told by its file, not as a choice of the menu.
    if (!('medium' in before)) row['menu_media'] = formerMedia(row['menu_media'], before);
    const other = before['defaultMenu'];
    if (typeof other !== 'string' || other === row['id']) return;
    const former = this.#tables.find('ivr', other);
    if (former) former['is_default'] = true;
  }

  /** A number that came to an owner or went; its label is not kept. */
  #undoNumber({ entity, entity_id: id, entity_name: name, before, after }: PastEntry): void {
    if (before === null || !('phoneNumber' in before)) return;
    const [gone, added] = [before['phoneNumber'], after?.['phoneNumber']];
    if (typeof added === 'string') this.#tables.removeNumber(added);
    if (typeof gone === 'string') {
      this.#tables.addNumber(gone, { type: entity, id, name }, this.#newId());
    }
  }

  #undoBlocked({ entity, entity_id: id, before, after }: PastEntry): void {
    const direction = entity === 'inboundBlacklist' ? 'inbound' : 'outbound';
    const many = (members: Members | null) =>
      (members?.['entries'] ?? null) as readonly PastRow[] | null;
    const [gone, added] = [many(before), many(after)];
    for (const one of added ?? []) this.#tables.unblock(String(one['id']));
    for (const one of gone ?? []) this.#tables.block(direction, one);
    if (gone !== null || added !== null) return;
    const row = this.#tables.unblock(id);
    // Entries of changes hold the members that differ alone.
    if (before !== null) this.#tables.block(direction, { ...row, ...before, id });
  }

  #miss(kind: PastGap['kind'], name: string): void {
    this.#gaps.set(`${kind} ${name}`, { kind, name });
  }
}
