import { isDeepStrictEqual } from 'node:util';
import type { Company, CompanyCallHandling } from '@jackfield/contract/api/company';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { writeCompany } from './write-company.ts';
import { checkTarget } from '../call-handling/check-target.ts';

type Member = keyof CompanyCallHandling;

const columns = {
  callHandlingOpenHour: 'call_handling_open_hour',
  callHandlingClosedHour: 'call_handling_closed_hour',
  smsHandling: 'sms_handling',
} as const satisfies Record<Member, string>;

const places = {
  callHandlingOpenHour: 'companyOpenHour',
  callHandlingClosedHour: 'companyClosedHour',
} as const;

async function checkMembers(
  tx: Tx,
  context: RequestContext,
  ownerId: string,
  { smsHandling, ...targets }: CompanyCallHandling,
): Promise<void> {
  const { tenantId, country } = signedIn(context);
  for (const member of ['callHandlingOpenHour', 'callHandlingClosedHour'] as const) {
    const target = targets[member];
    if (target === undefined) continue;
    await checkTarget(tx, { tenantId, place: places[member], ownerId }, target, member);
  }
  if (smsHandling === undefined) return;
  // Messages are not offered in Malaysia, so their routing does not exist there (OP-76).
  if (country === 'MYS') throw notFound();
  if (smsHandling.actionType !== 'teammate' && smsHandling.actionType !== 'team') return;
  const owner = { tenantId, place: 'companyOpenHour', ownerId } as const;
  await checkTarget(tx, owner, smsHandling, 'smsHandling');
}

/**
 * Changes where calls and messages of a company number go; only the members given change (API-105).
 * Throws 400 for a target that is not there, 404, 412 and 428.
 */
export function setCompanyCallHandling(
  context: RequestContext,
  id: string,
  wanted: CompanyCallHandling,
): Promise<Company> {
  return writeCompany(context, {
    id,
    action: 'company.setCallHandling',
    async change(tx, before) {
      const members = (Object.keys(columns) as Member[]).filter(
        (member) =>
          wanted[member] !== undefined && !isDeepStrictEqual(wanted[member], before[member]),
      );
      if (members.length === 0) return null;
      const differing = Object.fromEntries(members.map((member) => [member, wanted[member]]));
      await checkMembers(tx, context, id, differing);
      return {
        columns: Object.fromEntries(
          members.map((member) => [columns[member], JSON.stringify(wanted[member])]),
        ),
        events: [callHandlingEvent('company', id)],
      };
    },
  });
}
