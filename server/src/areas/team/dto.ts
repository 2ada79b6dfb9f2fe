import type { MediaItem } from '@jackfield/contract/api/media';
import {
  queueLimitsSchema,
  type QueueLimits,
  type RingGroup,
  ringGroupSchema,
  type Team,
  type TeamMember,
} from '@jackfield/contract/api/team';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { TeamTable } from './tables.ts';
import { storedOverride } from '../call-handling/stored-override.ts';
import { ownVoicemail, storedTarget } from '../call-handling/stored-target.ts';
import { storedHours } from '../call-handling/stored-hours.ts';
import { stampsOf } from '../../platform/rows.ts';

/** A stored team with the time zone of its account, in which hours start. */
type TeamRow = Selectable<TeamTable> & { readonly tenant_time_zone: string };

/** What a team has until somebody changes it (annex F3). */
export const presets = {
  ringGroup: { option: 'simultaneous', ringSeconds: 20 },
  callQueue: { maxWaitSeconds: 300, maxCallers: 10 },
} as const satisfies { ringGroup: RingGroup; callQueue: QueueLimits };

const storedRingGroup = v.fallback(ringGroupSchema, presets.ringGroup);
/** Limits of a call queue as they are stored. */
export const storedQueue = v.fallback(queueLimitsSchema, presets.callQueue);

/** What belongs to a team in other tables. */
export interface TeamParts {
  readonly members: TeamMember[];
  readonly voicemailGreetings: MediaItem[];
  readonly musicOnHolds: MediaItem[];
  readonly ivr: Team['ivr'];
}

/** The whole team as the API answers it (ENT-07). */
export function toTeam(
  row: TeamRow,
  { members, voicemailGreetings, musicOnHolds, ivr }: TeamParts,
): Team {
  const missedCall = storedTarget('teamMissedCall', row.missed_call_handling, ownVoicemail);
  const itself = { actionType: 'team', actionValue: row.id } as const;
  return {
    id: row.id,
    tenantId: row.tenant_id,
    name: row.name,
    extension: row.extension,
    inboundFlow: row.inbound_flow,
    ringGroup: v.parse(storedRingGroup, row.ring_group),
    callQueue: { ...v.parse(storedQueue, row.call_queue), musicOnHolds },
    voicemailGreetings,
    ivr,
    businessHour: storedHours(row.business_hour, row.tenant_time_zone),
    callHandlingOpenHour: storedTarget(
      'teamOpenHour',
      row.call_handling_open_hour,
      itself,
      missedCall,
    ),
    missedCallHandling: missedCall,
    override: storedOverride('team', row.routing_override, missedCall),
    members,
    teammateId: members.map(({ teammateId }) => teammateId),
    ...stampsOf(row),
  };
}

/** What is stored of a call queue in the team itself. */
function limitsOf({ maxWaitSeconds, maxCallers }: QueueLimits): QueueLimits {
  return { maxWaitSeconds, maxCallers };
}

/** Members of a team as the history shows them. */
export function auditMembers(team: Team): Record<string, unknown> {
  return {
    name: team.name,
    extension: team.extension,
    inboundFlow: team.inboundFlow,
    ringGroup: team.ringGroup,
    callQueue: limitsOf(team.callQueue),
    businessHour: team.businessHour,
    callHandlingOpenHour: team.callHandlingOpenHour,
    missedCallHandling: team.missedCallHandling,
    override: team.override,
    members: team.members.map(({ teammateId, fullName }) => ({ teammateId, fullName })),
    signedOut: team.members.flatMap(({ teammateId: id, fullName, isSignedOut }) =>
      isSignedOut ? [{ id, fullName }] : [],
    ),
  };
}
