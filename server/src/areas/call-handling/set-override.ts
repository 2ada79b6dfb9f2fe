import { isDeepStrictEqual } from 'node:util';
import type { CallOverride, CallOverrideChange } from '@jackfield/contract/api/call-override';
import type { Company } from '@jackfield/contract/api/company';
import type { Team } from '@jackfield/contract/api/team';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { invalidField } from '../../platform/errors.ts';
import { write } from '../../platform/write.ts';
import { readCompany } from '../company/record.ts';
import { writeTeam } from '../team/write-team.ts';
import { lockInOrder } from './lock-in-order.ts';
import type { OverrideOwner } from './stored-override.ts';
import { wantedOverride } from './wanted-override.ts';

interface Held {
  readonly owner: OverrideOwner;
  readonly id: string;
  readonly override: CallOverride | null;
}

/**
 * Stores an override, or with null takes it away; answers whether anything changed. Its due work is
 * left to find nothing when it ends early.
 */
async function store(
  tx: Tx,
  context: RequestContext,
  { owner, id, override }: Held,
  change: CallOverrideChange | null,
): Promise<boolean> {
  const wanted = change && (await wantedOverride(tx, context, { owner, id, change }));
  if (isDeepStrictEqual(wanted, override)) return false;
  await tx
    .updateTable(owner)
    .set({ routing_override: wanted && JSON.stringify(wanted) })
    .where('tenant_id', '=', signedIn(context).tenantId)
    .where('id', '=', id)
    .execute();
  return true;
}

function eventOf(ownerType: OverrideOwner, id: string): EventSpec {
  return {
    method: 'UpdateEntityAsync',
    eventType: 'callhandling',
    id,
    ownerType,
    ownerId: id,
  };
}

const verbOf = (change: CallOverrideChange | null) => (change ? 'setOverride' : 'endOverride');

/**
 * Sends the calls of a company number elsewhere until an instant, with null no longer (annex J4).
 * Throws 400 for a time out of bounds or a target that is not there, 404, 412 and 428.
 */
export function overrideCompany(
  context: RequestContext,
  id: string,
  wanted: CallOverrideChange | null,
): Promise<Company> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readCompany(tx, tenantId, id);
  const change = async (tx: Tx) => {
    const { override, label: name } = await read(tx);
    const isChanged = await store(tx, context, { owner: 'company', id, override }, wanted);
    if (!isChanged) return null;
    const after = await read(tx);
    return {
      before: { override },
      after: { override: after.override },
      name,
      events: [eventOf('company', id)],
      result: id,
    };
  };
  return context.db.tenant(tenantId, async (tx) => {
    const action = `company.${verbOf(wanted)}`;
    await write(context, { entity: 'company', id, action, table: 'company', read, change });
    return read(tx);
  });
}

/**
 * The same for a team, which cannot be its own target: it is what is closed. Throws 400, 404, 412
 * and 428.
 */
export function overrideTeam(
  context: RequestContext,
  id: string,
  wanted: CallOverrideChange | null,
): Promise<Team> {
  const { tenantId } = signedIn(context);
  const target = wanted?.target;
  const teamIds = target?.actionType === 'team' ? [target.actionValue] : [];
  return context.db.tenant(tenantId, async (tx) => {
    await lockInOrder(tx, 'team', tenantId, [id, ...teamIds]);
    return writeTeam(context, {
      id,
      action: `team.${verbOf(wanted)}`,
      async change(inner, { override }) {
        if (teamIds.includes(id)) {
          throw invalidField('target', 'Choose another team: this one is closed.');
        }
        const isChanged = await store(inner, context, { owner: 'team', id, override }, wanted);
        return isChanged ? [eventOf('team', id)] : null;
      },
    });
  });
}
