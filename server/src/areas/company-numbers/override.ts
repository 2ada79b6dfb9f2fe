import type { CallOverrideChange } from '@jackfield/contract/api/call-override';
import type { Company } from '@jackfield/contract/api/company';
import type { RequestContext } from '../../platform/context.ts';
import { overrideAction, overrideColumn } from '../call-handling/change-override.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { writeCompany } from './write-company.ts';

/**
 * Sends the calls of a company number elsewhere until an instant, with null no longer. Throws 400
 * for a time out of bounds or a target that is not there, 404, 412 and 428.
 */
export function overrideCompany(
  context: RequestContext,
  id: string,
  wanted: CallOverrideChange | null,
): Promise<Company> {
  return writeCompany(context, {
    id,
    action: overrideAction('company', wanted),
    async change(tx, { override: current }) {
      const columns = await overrideColumn(tx, context, { owner: 'company', id, current }, wanted);
      return columns && { columns, events: [callHandlingEvent('company', id)] };
    },
  });
}
