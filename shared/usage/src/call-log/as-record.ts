import type { LoggedCall } from '@jackfield/contract/api/call-log';
import type { UsageRecord } from '@jackfield/contract/api/usage';

/** A call of the log as the actions on usage take it. */
export function asRecord(call: LoggedCall): UsageRecord {
  const { direction, other, own, teammate, reached } = call;
  const [from, to] = direction === 'inbound' ? [other, own] : [own, other];
  return {
    id: call.id,
    date: call.date,
    usageType: call.isAbroad ? 'international' : 'voice',
    direction,
    from: from.number,
    to: to.number,
    teammateName: teammate?.name ?? '',
    duration: call.duration,
    units: 0,
    rate: 0,
    amount: call.amount,
    currency: call.currency,
    teammateId: teammate?.id ?? null,
    outcome: call.outcome,
    takenBy: reached,
    owner: own.owner,
    isCallerBlocked: call.isCallerBlocked,
  };
}
