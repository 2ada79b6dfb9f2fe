import type { NumberSwitch, SwitchAnswer } from '../../carrier/number-switch.ts';
import { writing } from '../../telnyx/client.ts';
import { orNull, read } from '../../telnyx/read.ts';
import { hasRecords, registryIdOf } from './records.ts';
import { whyRefused } from './refusals.ts';
import { assignmentSchema } from './shapes.ts';
import type { TelnyxParts } from './telnyx.ts';

const minute = 60_000;
/** Telnyx and T-Mobile take minutes as a rule. */
const soon = 5 * minute;
/** What failed, or can't be before the carriers have the campaign, is tried again. */
const later = 60 * minute;

/**
 * Numbers of campaigns at Telnyx, where a number is of one campaign at a time: the same wish again
 * changes nothing. Numbers of campaigns that it does not have are the other switch's.
 */
export function telnyxSwitch({ db, clock, open }: TelnyxParts, other: NumberSwitch): NumberSwitch {
  const again = (wait: number): SwitchAnswer => ({
    state: 'open',
    askAgainAt: new Date(clock.now().getTime() + wait),
  });
  return {
    async switchOn(order) {
      const campaignId = await registryIdOf(db, order.campaignId);
      if (campaignId === null) return other.switchOn(order);
      const { phoneNumberCampaigns: calls } = (await open()).messaging10dlc;
      const { number: phoneNumber } = order;
      const wanted = { campaignId, phoneNumber };
      const answer = await orNull(calls.retrieve(phoneNumber));
      const before = answer === null ? null : read(assignmentSchema, answer);
      const isOurs = before?.campaignId === campaignId;
      const hasFailed = before?.assignmentStatus === 'FAILED_ASSIGNMENT';
      if (isOurs && before.assignmentStatus === 'ASSIGNED') return { state: 'on' };
      if (isOurs && !hasFailed) return again(soon);
      try {
        await (before === null
          ? calls.create(wanted, writing)
          : calls.update(phoneNumber, wanted, writing));
      } catch (error) {
        if (whyRefused(error) === null) throw error;
        return again(later);
      }
      return again(hasFailed ? later : soon);
    },
    async switchOff({ tenantId, number }) {
      if (!(await hasRecords(db, tenantId))) return;
      const { phoneNumberCampaigns: calls } = (await open()).messaging10dlc;
      await orNull(calls.delete(number, writing));
    },
  };
}
