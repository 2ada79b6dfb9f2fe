import type { AuditEntry } from '@jackfield/contract/api/audit';
import {
  inboundFlowSchema,
  queueLimitsSchema,
  ringGroupSchema,
} from '@jackfield/contract/api/team';
import type { HistoryTexts } from '@jackfield/kit/record-history';
import { type Message, t } from '@jackfield/runtime';
import * as v from 'valibot';
import { flowMessages } from '../team-inbound-flow/messages.ts';
import { flowLabels } from '../teams/flow-labels.ts';
import { teamFieldWords, teamHistoryMessages } from './messages.ts';

const eventsByAction: Readonly<Record<string, Message>> = {
  'team.create': teamHistoryMessages.created,
  'team.delete': teamHistoryMessages.deleted,
};

function eventOf({ action, before }: AuditEntry): string | null {
  if (action === 'team.restore' && before === null) return t(teamHistoryMessages.restored);
  const plain = eventsByAction[action];
  return plain ? t(plain) : null;
}

const membersSchema = v.array(v.object({ fullName: v.string() }));

function valueText(field: string, value: unknown): string | undefined {
  if (v.is(inboundFlowSchema, value)) return t(flowLabels[value]);
  if (field === 'members' && v.is(membersSchema, value)) {
    const text = value.map(({ fullName }) => fullName).join(', ');
    return t(teamHistoryMessages.quoted, { text });
  }
  if (v.is(ringGroupSchema, value)) {
    const { option, ringSeconds: seconds } = value;
    return t(teamHistoryMessages.ring, { option: t(flowMessages[option]), seconds });
  }
  if (v.is(queueLimitsSchema, value)) {
    const { maxCallers: callers, maxWaitSeconds: seconds } = value;
    return t(teamHistoryMessages.queue, { callers, seconds });
  }
  return undefined;
}

/** Members of a team that can go back to what they were. */
const restorable = new Set([
  'name',
  'extension',
  'inboundFlow',
  'ringGroup',
  'callQueue',
  'businessHour',
  'callHandlingOpenHour',
  'missedCallHandling',
  'members',
]);

/** How the history of a team reads (annex J2). */
export function teamTexts(): HistoryTexts {
  return {
    eventOf,
    valueText,
    restorable,
    fields: teamFieldWords,
    other: teamHistoryMessages.other,
    emptyText: t(teamHistoryMessages.emptyText),
  };
}
