import type { FileKind } from '@jackfield/contract/api/config-file';

import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/database.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { ownVoicemail, storedTarget } from '../call-handling/stored-target.ts';
import { everyone, toCompany } from '../company-numbers/record.ts';
import { toMenu } from '../ivr/dto.ts';
import { type RoutingRows, selectRouting } from '../routing/rows.ts';
import { toTeam } from '../team/dto.ts';
import { keysOf } from './keys.ts';
import type { Words } from './words.ts';

/** A record of the account that files may have, as it is stored. */
export interface PortalRecord {
  readonly kind: FileKind;
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly version: number;
  /** Members of the record that files have, by its own names for them. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Of a menu: whose it is. */
  readonly owner: { readonly type: 'company' | 'team'; readonly id: string } | null;
  /** Other identities of a number that has several phone numbers. */
  readonly aliases: readonly string[];
}

/** The account in the form that files are compared with. */
export interface Portal {
  readonly records: readonly PortalRecord[];
  readonly words: Words;
  /** Sounds of owners by their word. */
  readonly sounds: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Digests of sounds, whose bytes never change, by id. */
const digests = new Map<string, string>();
const mostDigests = 10_000;

/** The beginning of the SHA-256 of a sound; null where its file is gone. */
async function digestOf(storage: FileStorage, tenantId: string, id: string) {
  const known = digests.get(id);
  if (known !== undefined) return known;
  const file = await storage.read(tenantId, id);
  if (file === null) return null;
  const hash = createHash('sha256');
  for await (const part of file.stream) hash.update(part as Buffer);
  const digest = hash.digest('hex').slice(0, 16);
  if (digests.size >= mostDigests) digests.clear();
  digests.set(id, digest);
  return digest;
}

/** What of people files have that the routing does not. */
const selectPeople = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('teammate')
    .select(['id', 'email', 'full_name', 'title', 'time_zone', 'missed_call_handling', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'cancel')
    .orderBy('email')
    .execute();

const selectBlocked = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('blacklist_entry')
    .select(['id', 'number', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('direction', '=', 'inbound')
    .orderBy('number')
    .execute();

const alone = { owner: null, aliases: [] } as const;

function numbersOf({ companies, numbers, people }: RoutingRows): PortalRecord[] {
  const ownerId = people.find((one) => one.is_tenant_owner)?.id ?? '';
  const byOwner = Map.groupBy(numbers, (one) => one.owner_id);
  return companies.flatMap((row) => {
    const parts = { numbers: [], ivr: [], ownerId, callerIDPermission: everyone };
    const { id, label, version, businessHour, ...company } = toCompany(row, parts);
    const own = byOwner.get(id) ?? [];
    const [first, ...others] = [...own].sort(
      (one, other) => Number(other.is_default) - Number(one.is_default),
    );
    // Nobody can call what has no number.
    if (first === undefined) return [];
    const { callHandlingOpenHour, callHandlingClosedHour } = company;
    const members = { label, businessHour, callHandlingOpenHour, callHandlingClosedHour };
    const aliases = others.map((one) => one.number);
    const names = { key: first.number, name: label, version };
    return [{ ...alone, kind: 'number' as const, id, ...names, members, aliases }];
  });
}

const noParts = { members: [], voicemailGreetings: [], musicOnHolds: [], ivr: [] };

type Keyed = (kind: 'team' | 'menu', id: string) => string;

function teamsOf({ teams, members, account }: RoutingRows, keyOf: Keyed): PortalRecord[] {
  return teams.map((row) => {
    const team = toTeam({ ...row, tenant_time_zone: account.time_zone }, noParts);
    const { maxWaitSeconds, maxCallers } = team.callQueue;
    return {
      ...alone,
      kind: 'team',
      id: team.id,
      key: keyOf('team', team.id),
      name: team.name,
      version: team.version,
      members: {
        name: team.name,
        extension: team.extension,
        inboundFlow: team.inboundFlow,
        ringGroup: team.ringGroup,
        callQueue: { maxWaitSeconds, maxCallers },
        members: (members.get(team.id) ?? []).map(({ id: teammateId }) => ({ teammateId })),
        businessHour: team.businessHour,
        callHandlingOpenHour: team.callHandlingOpenHour,
        missedCallHandling: team.missedCallHandling,
      },
    };
  });
}

function menusOf({ menus }: RoutingRows, keyOf: Keyed): PortalRecord[] {
  return menus.map((row) => {
    const { id, version, name, keys, menuMedia, isDefault, ...times } = toMenu(row, []);
    const { retries, timeout, interdigitTimeout } = times;
    const members = { name, keys, ...menuMedia, retries, timeout, interdigitTimeout };
    const owner = { type: row.owner_type, id: row.owner_id };
    const key = keyOf('menu', id);
    const all = { ...members, defaultMenu: isDefault ? id : null };
    return { ...alone, kind: 'menu', id, key, name, version, owner, members: all };
  });
}

/** Reads everything that files may have, a query for each table. */
export async function readPortal(
  tx: Tx,
  { tenantId, now, storage }: { tenantId: string; now: Date; storage: FileStorage },
): Promise<Portal> {
  const rows = await selectRouting(tx, tenantId, { now });
  const keys = await keysOf(tx, tenantId, rows);
  const keyOf: Keyed = (kind, id) => keys.get(`${kind}/${id}`) ?? id;
  const people = await selectPeople(tx, tenantId);
  const blocked = await selectBlocked(tx, tenantId);
  const records: PortalRecord[] = [
    ...numbersOf(rows),
    ...teamsOf(rows, keyOf),
    ...menusOf(rows, keyOf),
    ...people.map(({ id, email, full_name, title, time_zone, version, ...row }) => {
      const stored = row.missed_call_handling;
      const missedCallHandling = storedTarget('teammateMissedCall', stored, ownVoicemail);
      const members = { title, timeZone: time_zone, missedCallHandling };
      return {
        ...alone,
        kind: 'person' as const,
        id,
        key: email,
        name: full_name,
        version,
        members,
      };
    }),
    ...blocked.map(({ id, number, version }) => {
      const key = number ?? '';
      return { ...alone, kind: 'blocked' as const, id, key, name: key, version, members: {} };
    }),
  ];
  const words = new Map(records.map(({ id, kind, key }) => [id, `${kind}/${key}`]));
  const sounds = new Map<string, Map<string, string>>();
  for (const { id, owner_id, kind } of rows.media) {
    if (kind !== 'ivr' && kind !== 'message') continue;
    const digest = await digestOf(storage, tenantId, id);
    if (digest === null) continue;
    words.set(id, `sound/${digest}`);
    const own = sounds.get(owner_id) ?? new Map<string, string>();
    // The newest of several with the same bytes.
    if (!own.has(`sound/${digest}`)) own.set(`sound/${digest}`, id);
    sounds.set(owner_id, own);
  }
  return { records, words, sounds };
}
