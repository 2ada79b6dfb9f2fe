import { type RequestContext, signedIn } from './context.ts';
import { ApiError } from './errors.ts';
import { accountRow } from './rows.ts';

/** Throws 403 FORBIDDEN where a call names another account than that of who calls (annex A1). */
export function refuseOtherAccount(context: RequestContext, tenantId: string | undefined): void {
  if (tenantId !== undefined && tenantId.toLowerCase() !== signedIn(context).tenantId) {
    throw new ApiError('FORBIDDEN');
  }
}

/** The time zone of the account of who calls. */
export const accountZone = (context: RequestContext): Promise<string> =>
  context.read(async (tx) => (await accountRow(tx, signedIn(context).tenantId)).time_zone);
