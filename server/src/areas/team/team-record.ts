import {
  inboundFlowSchema,
  queueLimitsSchema,
  ringGroupSchema,
  type Team,
  teamChangeSchema,
} from '@jackfield/contract/api/team';
import { idSchema } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import * as v from 'valibot';
import { planOverrideEnd } from '../call-handling/change-override.ts';
import { hoursField, overrideField, targetField } from '../call-handling/fields.ts';
import { lockInOrder } from '../call-handling/lock-in-order.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { invalidField } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { type ChangedRecord, changeRecord, type Members } from '../../platform/record.ts';
import { missingIds } from '../routing-uses/missing-targets.ts';
import { auditMembers } from './dto.ts';
import { groupOfTeam, memberEvents, replaceMembers, signOutOnly } from './members.ts';
import { readTeam } from './repository.ts';
import { texts } from './texts.ts';

const membersSchema = v.array(v.object({ teammateId: idSchema }));

const idsOf = (value: unknown): string[] =>
  v.is(membersSchema, value) ? value.map(({ teammateId }) => teammateId) : [];

const signedOutSchema = v.array(v.object({ id: idSchema }));

const peopleOf = (value: unknown): string[] =>
  v.is(signedOutSchema, value) ? value.map(({ id }) => id).toSorted() : [];

const teamTargetSchema = v.object({ actionType: v.literal('team'), actionValue: idSchema });
const overrideSchema = v.object({ target: teamTargetSchema });

/** Teams that a new value leads to, whose rows are locked with the own one. */
function teamsIn(value: unknown): string[] {
  if (v.is(teamTargetSchema, value)) return [value.actionValue];
  return v.is(overrideSchema, value) ? [value.target.actionValue] : [];
}

/** Teams: name, flow, hours, call handling and members (annex J2). */
export const teamRecord: ChangedRecord<Team> = {
  entity: 'team',
  table: 'team',
  fields: {
    name: { column: 'name', schema: teamChangeSchema.entries.name },
    extension: { column: 'extension', schema: teamChangeSchema.entries.extension },
    inboundFlow: { column: 'inbound_flow', schema: inboundFlowSchema },
    ringGroup: { column: 'ring_group', isJson: true, isPartial: true, schema: ringGroupSchema },
    callQueue: { column: 'call_queue', isJson: true, isPartial: true, schema: queueLimitsSchema },
    businessHour: hoursField('team', 'teamMissedCall'),
    // The own id means the inbound flow while the team is open; a missed call has been through it.
    callHandlingOpenHour: targetField({
      owner: 'team',
      place: 'teamOpenHour',
      column: 'call_handling_open_hour',
    }),
    missedCallHandling: targetField({
      owner: 'team',
      place: 'teamMissedCall',
      column: 'missed_call_handling',
      notItself: texts.didNotAnswer,
    }),
    override: overrideField('team', texts.isClosed),
    members: {
      schema: membersSchema,
      // A person who was renamed since is the same member.
      form: (value) => idsOf(value).map((teammateId) => ({ teammateId })),
      async present({ tx, context }, value) {
        const ids = idsOf(value);
        const missing = await missingIds(tx, signedIn(context).tenantId, ids);
        return ids.filter((id) => !missing.has(id)).map((teammateId) => ({ teammateId }));
      },
      async check({ tx, context, id }, value, path) {
        if (idsOf(value).length === 0) throw invalidField(path, t(texts.nobodyLeft));
        if (context.via === 'scim') return;
        const group = await groupOfTeam(tx, id);
        if (group !== undefined) throw invalidField(path, t(texts.ofDirectory, { group }));
      },
    },
    /** Who takes no calls of the queue; people who are no members any more are left out. */
    signedOut: {
      schema: signedOutSchema,
      form: (value) => peopleOf(value).map((id) => ({ id })),
    },
  },
  async lock({ tx, context, id }, members) {
    const named = Object.values(members).flatMap(teamsIn);
    if (named.length > 0) await lockInOrder(tx, 'team', signedIn(context).tenantId, [id, ...named]);
  },
  read: ({ tx, context, id }) => readTeam(tx, signedIn(context).tenantId, id),
  snapshot: (team) => ({ name: team.name, members: auditMembers(team) }),
  grown(team, { members, signedOut, callQueue, ...others }, { version, at }) {
    if (members !== undefined || signedOut !== undefined) return null;
    const queue = Object.assign({}, team.callQueue, callQueue);
    const updatedAt = at.toISOString();
    return Object.assign({}, team, others, { callQueue: queue, version, updatedAt });
  },
  async store({ tx, context, id, state }, { members, signedOut, override }) {
    const { tenantId } = signedIn(context);
    await planOverrideEnd(tx, tenantId, { owner: 'team', id, stored: override });
    const events: EventSpec[] = [];
    if (members !== undefined) {
      await replaceMembers(tx, { tenantId, teamId: id, teammateIds: idsOf(members) });
      events.push(...memberEvents(state, idsOf(members)));
    }
    if (signedOut !== undefined) {
      const out = { tenantId, teamId: id, ids: peopleOf(signedOut), at: context.clock.now() };
      events.push(...(await signOutOnly(tx, out)));
    }
    return events;
  },
  events: (id) => [{ method: 'UpdateEntityAsync', eventType: 'team', id }],
};

/** A change of a team as its routes make it; answers the team whole. */
export async function changeTeam(
  context: RequestContext,
  id: string,
  change: { action: string; members: Members; pathOf?: (field: string) => string },
): Promise<Team> {
  return (await changeRecord(context, teamRecord, { id, ...change })).state;
}
