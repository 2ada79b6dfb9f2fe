import { ledTeams, mayDo, type ScopeLevel } from '@jackfield/contract';
import type { FileRefusal } from '@jackfield/contract/api/config-file';
import { ringGroupSchema } from '@jackfield/contract/api/team';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { changeRecord, messageOf } from '../../platform/record.ts';
import { addEntry, removeEntry } from '../blacklist/change.ts';
import { createMenu } from '../ivr/create.ts';
import { removeMenu } from '../ivr/remove.ts';
import { records } from '../records/records.ts';
import { createTeam } from '../team/create.ts';
import { removeTeam } from '../team/remove.ts';
import type { Comparison, WantedChange, WantedMember } from './compare.ts';
import { areaOf } from './export.ts';
import { kinds, valueBehind } from './members.ts';
import type { PortalRecord } from './portal.ts';
import type { Place } from './read-files.ts';
import { texts } from './texts.ts';
import { type Ids, Refused } from './words.ts';

/** A record that somebody saved while it was being changed. */
const staleRecord = (name: string): ApiError =>
  new ApiError('CHANGEDSINCE', { message: t(texts.changedSince, { name }) });

const actions = { number: 'company', team: 'team', menu: 'ivr', person: 'teammate' } as const;

interface Making {
  /** The first of the files, for what stands in none. */
  readonly path: string;
  /** Looking takes what reads, making what writes. */
  readonly level: ScopeLevel;
}

/** Makes what files want by the functions that the calls of each record use. */
class Maker {
  readonly refusals: FileRefusal[] = [];
  /** Ids of records that were made, by those that stood for them. */
  readonly made = new Map<string, string>();
  readonly #path: string;
  readonly #tx: Tx;
  readonly #context: RequestContext;
  readonly #ids: Ids;
  readonly #level: ScopeLevel;
  /** How often a record was changed here. */
  readonly #grown = new Map<string, number>();

  constructor(tx: Tx, context: RequestContext, { ids, path, level }: Making & { ids: Ids }) {
    this.#path = path;
    this.#level = level;
    this.#tx = tx;
    this.#context = context;
    this.#ids = {
      idOf: (word, ownerId) => {
        const id = ids.idOf(word, ownerId);
        return id === undefined ? undefined : this.real(id);
      },
    };
  }

  real(id: string): string {
    return this.made.get(id) ?? id;
  }

  /**
   * Does a step; what it is refused with is told at a place, and nothing of it stays. `gone` names
   * what was to go, which stands in no file.
   */
  async attempt(
    placeOf: (field: string | null) => Place | null,
    step: () => Promise<unknown>,
    gone?: string,
  ): Promise<void> {
    await sql`savepoint config_entry`.execute(this.#tx);
    try {
      await step();
      await sql`release savepoint config_entry`.execute(this.#tx);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHANGEDSINCE') throw error;
      const refusal = refusalIn(error);
      if (refusal === null) throw error;
      await sql`rollback to savepoint config_entry`.execute(this.#tx);
      const place = placeOf(refusal.field) ?? { path: this.#path, line: 1, column: 1 };
      const { message: reason } = refusal;
      const message = gone === undefined ? reason : t(texts.stays, { name: gone, reason });
      this.refusals.push({ ...place, message });
    }
  }

  /** Throws where somebody may not do that to a record of that area by its own call either. */
  checkMay(of: Pick<PortalRecord, 'kind' | 'owner'>, teamId: string | null): void {
    const actor = signedIn(this.#context);
    const scope = `${areaOf(of)}:${this.#level}` as const;
    const led = areaOf(of) === 'teams' ? ledTeams(actor) : null;
    if (mayDo(actor, scope) && (led === null || (teamId !== null && led.includes(teamId)))) return;
    throw new ApiError('FORBIDDEN', { message: t(texts.scope, { scope }) });
  }

  async createTeam(change: WantedChange): Promise<void> {
    const { given, id } = change;
    this.checkMay({ kind: 'team', owner: null }, null);
    const value = (name: string) => this.#valueOf(change, name, given[name], undefined);
    const members = value('members') as { teammateId: string }[];
    const ringGroup = v.safeParse(v.partial(ringGroupSchema), given['ringGroup']);
    const team = await createTeam(this.#context, {
      name: String(value('name')),
      extension: String(value('extension')),
      inboundFlow: given['inboundFlow'] === 'callQueue' ? 'callQueue' : 'ringGroup',
      teammateId: members.map(({ teammateId }) => teammateId),
      ...(ringGroup.success && { ringGroup: ringGroup.output }),
    });
    this.made.set(id, team.id);
  }

  async createMenu({ given, id, owner }: WantedChange): Promise<void> {
    if (owner === null) return;
    const own = { ...owner, id: this.real(owner.id) };
    this.checkMay({ kind: 'menu', owner }, own.id);
    const menu = await createMenu(this.#context, own, { name: String(given['name']), keys: [] });
    this.made.set(id, menu.id);
  }

  #valueOf({ kind, id }: WantedChange, name: string, given: unknown, now: unknown): unknown {
    return valueBehind(kind, name, given, { ids: this.#ids, ownerId: this.real(id), now });
  }

  /** Changes members of a record, all in one entry of its history. */
  async change(change: WantedChange, wanted: readonly WantedMember[]): Promise<void> {
    const { kind, record, id } = change;
    if (kind === 'blocked' || wanted.length === 0) return;
    const own = this.real(id);
    const teamId = kind === 'menu' ? change.owner && this.real(change.owner.id) : own;
    this.checkMay({ kind, owner: change.owner }, teamId);
    const { members } = kinds[kind];
    const values = wanted.map(({ name, given }) => {
      const { field = '' } = members[name] ?? {};
      return [field, this.#valueOf(change, name, given, record?.members[field])] as const;
    });
    const declared = records[kinds[kind].record ?? 'team'];
    const { changed, version } = await changeRecord(this.#context, declared, {
      id: own,
      action: `${actions[kind]}.update`,
      members: Object.fromEntries(values),
    });
    const times = (this.#grown.get(own) ?? 0) + (changed.length > 0 ? 1 : 0);
    this.#grown.set(own, times);
    if (record !== null && version !== record.version + times) throw staleRecord(record.name);
  }

  async block(number: string): Promise<void> {
    this.checkMay({ kind: 'blocked', owner: null }, null);
    const { tenantId } = signedIn(this.#context);
    const blocked = { blacklist_type: 'number' as const, number, country: null };
    await addEntry(this.#context, { tenantId, direction: 'inbound' }, blocked).then((row) =>
      this.made.set(number, row.id),
    );
  }

  async remove(record: PortalRecord): Promise<void> {
    const { kind, id, owner } = record;
    const { tenantId } = signedIn(this.#context);
    this.checkMay(record, owner?.id ?? null);
    if (kind === 'team') return removeTeam(this.#context, id);
    if (kind === 'menu' && owner !== null) return removeMenu(this.#context, owner, id);
    const list = { tenantId, direction: 'inbound' } as const;
    return removeEntry(this.#context, { list, id, toAnswer: (row) => row });
  }
}

function refusalIn(error: unknown): { field: string | null; message: string } | null {
  if (error instanceof Refused) return { field: null, message: error.message };
  if (!(error instanceof ApiError)) return null;
  const [field = null] = error.errors[0]?.field?.split(/[.[]/) ?? [];
  return { field, message: messageOf(error) };
}

/** Where an entry has the field of its record that was refused. */
const placeOfField =
  ({ entry, kind, given }: WantedChange) =>
  (field: string | null): Place => {
    const [name] =
      Object.entries(kinds[kind].members).find(([, member]) => member.field === field) ?? [];
    return name !== undefined && name in given ? entry.placeOf(name) : entry.placeOf();
  };

const keysIn = ({ members }: WantedChange) => members.find(({ name }) => name === 'keys');

/** Menus in the order in which their keys can be set: those that they lead to come first. */
function menusInOrder(changes: readonly WantedChange[]): WantedChange[] {
  const menus = changes.filter(({ kind }) => kind === 'menu');
  const left = new Map(menus.map((one) => [`menu/${one.key}`, one]));
  const ordered: WantedChange[] = [];
  const visit = (word: string) => {
    const menu = left.get(word);
    if (menu === undefined) return;
    left.delete(word);
    for (const to of Object.values(Object(keysIn(menu)?.given))) visit(String(to));
    ordered.push(menu);
  };
  for (const word of left.keys()) visit(word);
  return ordered;
}

/** The keys of a menu that lead to no menu which is still to have its own. */
function firstKeys(menu: WantedChange, without: ReadonlySet<string>): WantedMember | null {
  const keys = keysIn(menu);
  if (keys === undefined) return null;
  const all = Object.entries(Object(keys.given) as Record<string, unknown>);
  const ready = all.filter(([, word]) => !without.has(String(word)));
  if (ready.length === all.length || ready.every(([input]) => input === 'timeout')) return null;
  return { ...keys, given: Object.fromEntries(ready) };
}

/**
 * Makes the changes in an order in which each finds what it leads to: new teams and menus, keys,
 * everything else, and what goes comes last. Answers what was refused, and the ids of what was made.
 */
export async function makeChanges(
  tx: Tx,
  context: RequestContext,
  { changes, deleted, ids }: Comparison,
  making: Making,
): Promise<Pick<Maker, 'refusals' | 'made'>> {
  const maker = new Maker(tx, context, { ids, ...making });
  const created = changes.filter(({ record }) => record === null);
  const isThere = ({ id, record }: WantedChange) => record !== null || maker.made.has(id);
  for (const one of created.filter(({ kind }) => kind === 'team')) {
    await maker.attempt(placeOfField(one), () => maker.createTeam(one));
  }
  for (const one of created.filter(({ kind }) => kind === 'menu')) {
    await maker.attempt(placeOfField(one), () => maker.createMenu(one));
  }
  const menus = menusInOrder(changes).filter(isThere);
  const empty = new Set(
    menus.filter(({ record }) => record === null).map(({ key }) => `menu/${key}`),
  );
  // Menus that lead to each other need some key before one can lead to the other.
  for (const one of menus) {
    const first = empty.has(`menu/${one.key}`) ? firstKeys(one, empty) : null;
    if (first !== null) await maker.attempt(placeOfField(one), () => maker.change(one, [first]));
  }
  // The one that was the default grows with the one that becomes it.
  const isDefault = ({ members }: WantedChange) => members.some(({ name }) => name === 'isDefault');
  const last = menus.toSorted((one, other) => Number(isDefault(one)) - Number(isDefault(other)));
  const others = changes.filter((one) => one.kind !== 'menu' && isThere(one));
  for (const one of [...last, ...others]) {
    await maker.attempt(placeOfField(one), () => maker.change(one, one.members));
  }
  for (const one of created.filter(({ kind }) => kind === 'blocked')) {
    await maker.attempt(placeOfField(one), () => maker.block(one.key));
    const id = maker.made.get(one.key);
    if (id !== undefined) maker.made.set(one.id, id);
  }
  const order = { menu: 0, team: 1, blocked: 2, number: 3, person: 3 };
  for (const one of deleted.toSorted((a, b) => order[a.kind] - order[b.kind])) {
    await maker.attempt(
      () => null,
      () => maker.remove(one),
      one.name,
    );
  }
  return maker;
}
