import { t } from '@jackfield/texts';
import { planOverrideEnd } from '../call-handling/change-override.ts';
import { signedIn } from '../../platform/context.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { numberRefusal } from '../call-handling/check-number.ts';
import { auditMembers } from '../team/dto.ts';
import { insertMembers } from '../team/members.ts';
import { readTeam } from '../team/repository.ts';
import { missingIds, targetGone } from '../routing-uses/missing-targets.ts';
import { idsIn } from '../routing-uses/spots.ts';
import { overrideRefusal } from './restorable-override.ts';
import type { RestorableRecord, Restoring } from './restorable.ts';
import { texts } from './texts.ts';

const teamOf = ({ tx, context, id }: Restoring) => readTeam(tx, signedIn(context).tenantId, id);

function idsOfMembers(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((member: { teammateId?: unknown }) =>
    typeof member.teammateId === 'string' ? [member.teammateId] : [],
  );
}

async function presentMembers({ tx, context }: Restoring, value: unknown): Promise<string[]> {
  const ids = idsOfMembers(value);
  const missing = await missingIds(tx, signedIn(context).tenantId, ids);
  return ids.filter((id) => !missing.has(id));
}

/** Teams: name, flow, hours, call handling and members (annex J2). */
export const restorableTeam: RestorableRecord = {
  entity: 'team',
  table: 'team',
  fields: {
    name: { column: 'name' },
    extension: { column: 'extension' },
    inboundFlow: { column: 'inbound_flow' },
    ringGroup: { column: 'ring_group', isJson: true },
    callQueue: { column: 'call_queue', isJson: true },
    businessHour: { column: 'business_hour', isJson: true },
    callHandlingOpenHour: { column: 'call_handling_open_hour', isJson: true },
    missedCallHandling: { column: 'missed_call_handling', isJson: true },
    override: { column: 'routing_override', isJson: true },
  },
  parts: ['members'],
  async read(at) {
    const team = await teamOf(at);
    return { name: team.name, members: auditMembers(team) };
  },
  stored: (field, value) =>
    // A person who was renamed since is the same member.
    field === 'members' ? idsOfMembers(value).map((teammateId) => ({ teammateId })) : value,
  current: teamOf,
  async refusal(at, field, value) {
    if (field === 'members') {
      return (await presentMembers(at, value)).length === 0 ? t(texts.nobodyLeft) : null;
    }
    if (field === 'override') return overrideRefusal('team', at, value);
    const { tenantId } = signedIn(at.context);
    if ((await missingIds(at.tx, tenantId, idsIn(value))).size > 0) return targetGone();
    return numberRefusal(at.tx, tenantId, value);
  },
  async restoreParts(at, { members, override }) {
    const { tenantId } = signedIn(at.context);
    await planOverrideEnd(at.tx, tenantId, { owner: 'team', id: at.id, stored: override });
    if (members === undefined) return [];
    const teammateIds = await presentMembers(at, members);
    await at.tx
      .deleteFrom('team_member')
      .where('tenant_id', '=', tenantId)
      .where('team_id', '=', at.id)
      .execute();
    await insertMembers(at.tx, { tenantId, teamId: at.id, teammateIds }, 'members');
    return [];
  },
  async events({ id }, restored) {
    return [
      ...(restored.includes('override') ? [callHandlingEvent('team', id)] : []),
      { method: 'UpdateEntityAsync', eventType: 'team', id },
    ];
  },
};
