import { idSchema } from '@jackfield/contract';
import type { RestorableEntity, Restored, SavedChange } from '@jackfield/contract/api/audit';
import { t } from '@jackfield/texts';
import * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { revertEntries } from '../blacklist/revert-entries.ts';
import { restoreDevice } from '../devices/restore-device.ts';
import { restoreCompany } from '../company-numbers/restore.ts';
import { ownerOfMenu } from '../ivr/repository.ts';
import { restoreMenu } from '../ivr/restore.ts';
import type { GreetingOwner } from '../media/greeting-owner.ts';
import { revertChoice } from '../media/revert-choice.ts';
import { restoreMedium } from '../media/restore-medium.ts';
import { restoreNumber } from '../phone-numbers/restore-number.ts';
import { restoreTeam } from '../team/restore.ts';
import { lookAtDeleted, restoreTeammate } from '../teammates/restore.ts';
import { membersBefore } from './members-before.ts';
import { type Entry, selectSave, selectSince } from './repository.ts';
import type { ChangedRecord, Members } from '../../platform/record.ts';
import { withReplacements } from './replacements.ts';
import { type RecordKind, records } from '../records/records.ts';
import { restoreMembers } from './restore-members.ts';
import { texts } from './texts.ts';
import { withoutSave } from './without-save.ts';

/** What a record that comes back needs beside the database. */
export interface Outside {
  /** Who says whether a released phone number can be had again. */
  readonly lookup: NumberLookup;
  /** Where an invitation that is sent again leads. */
  readonly publicUrl: string;
}

interface Wanted {
  readonly entity: RestorableEntity;
  readonly id: string;
  readonly entryId: string;
  readonly outside: Outside;
}

/** A record that has members, and may be deleted. */
type OfRecord = Omit<Wanted, 'entryId' | 'entity'> & { readonly entity: RecordKind };

/** Blacklists are rows of their own, without members. */
const directions = { inboundBlacklist: 'inbound', outboundBlacklist: 'outbound' } as const;
const isBlacklist = (entity: RestorableEntity): entity is keyof typeof directions =>
  entity in directions;

/** Devices have no members that go back: only a removed one comes back. */
function deviceBack(context: RequestContext, id: string, { after }: Entry): Promise<Restored> {
  if (after !== null) throw new ApiError('NOTHINGTORESTORE');
  return restoreDevice(context, id);
}

const mediumSchema = v.object({ id: idSchema, fileName: v.string() });

/** The greeting or hold music that a change deleted; null for every other change. */
function deletedMedium({ action, before }: Entry) {
  const isHold = action.endsWith('.deleteHoldMusic');
  if (!isHold && !action.endsWith('.deleteGreeting')) return null;
  const { medium, ...greeting } = before ?? {};
  if (!v.is(mediumSchema, medium)) return null;
  // The one that callers hear is in the entry only when the change was of it.
  return { isHold, id: medium.id, wasSelected: Object.keys(greeting).length > 0 };
}

const choiceSchema = v.object({ selectedId: v.nullable(idSchema) });

/** Whose sounds they are: the record's, and a menu's with who has the menu. */
async function soundsOf(
  context: RequestContext,
  { entity: type, id }: OfRecord,
  isHold: boolean,
): Promise<GreetingOwner> {
  if (type !== 'ivr') return { type, id, isHold };
  const { tenantId } = signedIn(context);
  return { type, id, menuOf: await context.read((tx) => ownerOfMenu(tx, tenantId, id)) };
}

/**
 * Lets callers hear again what they heard before a greeting or hold music was chosen, or added and
 * chosen with that, which is a change by itself; null for others. What was added stays in the list.
 */
async function restoreChoice(
  context: RequestContext,
  record: OfRecord,
  { entry: { action, before, after }, isUndo }: { entry: Entry; isUndo: boolean },
): Promise<Restored | null> {
  const [, noun] = /\.(?:add|select)(Greeting|HoldMusic)$/.exec(action) ?? [];
  if (noun === undefined) return null;
  if (!v.is(choiceSchema, before) || !v.is(choiceSchema, after)) {
    throw new ApiError('NOTHINGTORESTORE');
  }
  await revertChoice(context, {
    owner: await soundsOf(context, record, noun === 'HoldMusic'),
    before: before.selectedId,
    after: after.selectedId,
    isUndo,
  });
  return { restored: ['medium'], skipped: [] };
}

/** Media and phone numbers are no members of their owner: they come and go one by one. */
const isOfRecord = ({ action }: Entry) => !/(Greeting|HoldMusic|Number)$/.test(action);

/** The phone number that a change deleted; null for every other change. */
const deletedNumber = ({ action, before }: Entry): string | null =>
  action.endsWith('.deleteNumber') && typeof before?.phoneNumber === 'string'
    ? before.phoneNumber
    : null;

/** Brings a deleted person back; where calls were sent elsewhere they go to the person again. */
async function restorePerson(
  context: RequestContext,
  { id, outside: { lookup, publicUrl } }: OfRecord,
  entry: Entry,
): Promise<Restored> {
  const available = await lookAtDeleted(context, id, lookup);
  return context.db.tenant(signedIn(context).tenantId, async () => {
    const restored = await restoreTeammate(context, { id, lookup, available, publicUrl });
    return withReplacements(context, entry, restored);
  });
}

/** Brings a deleted record back whole, with what led to a team; null for kinds that are not kept. */
async function restoreWhole(
  context: RequestContext,
  { entity, id, outside }: OfRecord,
  entry: Entry,
): Promise<Restored | null> {
  if (entity === 'company') return restoreCompany(context, id, outside.lookup);
  if (entity !== 'team') return entity === 'ivr' ? restoreMenu(context, id) : null;
  return context.db.tenant(signedIn(context).tenantId, async () =>
    withReplacements(context, entry, await restoreTeam(context, id)),
  );
}

/**
 * What an entry deleted comes back: the record, or a phone number, greeting or hold music of it; null
 * for others.
 */
async function restoreDeleted(
  context: RequestContext,
  wanted: OfRecord,
  entry: Entry,
): Promise<Restored | null> {
  const { entity, id, outside } = wanted;
  if (entry.action === 'teammate.delete') return restorePerson(context, wanted, entry);
  const number = deletedNumber(entry);
  if (number !== null && (entity === 'teammate' || entity === 'company')) {
    return restoreNumber(context, outside.lookup, { owner: { type: entity, id }, number });
  }
  const whole = entry.after === null ? await restoreWhole(context, wanted, entry) : null;
  if (whole !== null) return whole;
  const medium = deletedMedium(entry);
  if (medium === null) return null;
  const owner = await soundsOf(context, wanted, medium.isHold);
  await restoreMedium(context, { owner, ...medium });
  return { restored: ['medium'], skipped: [] };
}

/** Members of a record that later changes touched and that only go back by themselves. */
function leftAlone({ alone = [] }: ChangedRecord<unknown>, oldest: Entry, members: Members) {
  return alone.filter((field) => field in members && !(field in (oldest.before ?? {})));
}

/** Takes a record back to what it was before a change (annex J2); 404 for entries of others. */
export async function restoreRecord(context: RequestContext, wanted: Wanted): Promise<Restored> {
  const { entity, id, entryId } = wanted;
  const { tenantId } = signedIn(context);
  const since = await context.read((tx) => selectSince(tx, { tenantId, entity, id, entryId }));
  const oldest = since.at(-1);
  if (oldest === undefined) throw notFound();
  if (isBlacklist(entity)) {
    const direction = directions[entity];
    return revertEntries(context, { verb: 'restore', direction, changes: since });
  }
  if (entity === 'device') return deviceBack(context, id, oldest);
  const deleted = await restoreDeleted(context, { ...wanted, entity }, oldest);
  if (deleted !== null) return deleted;
  const choice = { entry: oldest, isUndo: false };
  const chosen = await restoreChoice(context, { ...wanted, entity }, choice);
  if (chosen !== null) return chosen;
  if (oldest.before === null) throw new ApiError('NOTHINGTORESTORE');
  const record = records[entity];
  const members = membersBefore(since.filter(isOfRecord));
  const alone = leftAlone(record, oldest, members);
  const earlier = Object.entries(members).filter(([field]) => !alone.includes(field));
  return context.db.tenant(tenantId, async () => {
    const restored = await restoreMembers(context, record, {
      id,
      verb: 'restore',
      earlier: () => Object.fromEntries(earlier),
      left: alone.map((field) => ({ field, message: t(texts.goesAlone) })),
    });
    const isStatus = restored.restored.includes('status');
    return isStatus ? withReplacements(context, oldest, restored) : restored;
  });
}

interface Save extends Omit<Wanted, 'entryId'> {
  readonly save: SavedChange;
}

/**
 * Takes one save of a record back and leaves later ones alone (annex J1). Throws 404 for saves of
 * others, 409 CHANGEDSINCE, NOTHINGTORESTORE and what restoring throws.
 */
export async function undoSave(context: RequestContext, wanted: Save): Promise<Restored> {
  const { entity, id, save } = wanted;
  const { tenantId } = signedIn(context);
  const entries = await context.read((tx) => selectSave(tx, { tenantId, entity, id, save }));
  const oldest = entries.at(-1);
  if (oldest === undefined) throw notFound();
  if (isBlacklist(entity)) {
    const direction = directions[entity];
    return revertEntries(context, { verb: 'undo', direction, changes: entries });
  }
  if (entity === 'device') return deviceBack(context, id, oldest);
  const deleted = await restoreDeleted(context, { ...wanted, entity }, oldest);
  if (deleted !== null) return deleted;
  const choice = { entry: oldest, isUndo: true };
  const chosen = await restoreChoice(context, { ...wanted, entity }, choice);
  if (chosen !== null) return chosen;
  const changes = entries.filter(isOfRecord);
  if (changes.length === 0 || changes.some(({ before }) => before === null)) {
    throw new ApiError('NOTHINGTORESTORE');
  }
  const record = records[entity];
  return context.db.tenant(tenantId, async () => {
    const restored = await restoreMembers(context, record, {
      id,
      verb: 'undo',
      earlier: (now) => withoutSave(record, changes, now),
    });
    const isStatus = restored.restored.includes('status');
    return isStatus ? withReplacements(context, oldest, restored) : restored;
  });
}
