import type { CallRestriction, RestrictionChange } from '@jackfield/contract/api/call-restriction';
import { notOffered } from '@jackfield/domain/international';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { invalidField, refusedField } from '../../platform/errors.ts';
import { accountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { accountEvent } from '../tenant/account-event.ts';
import { outOfOrder } from './refuse.ts';
import { readRestriction } from './restriction.ts';
import { texts } from './texts.ts';

/** Throws 400 for countries without `selected`, 422 for those that are not offered (CRED-08). */
function refuse({ restrictionType, allowedCountries }: RestrictionChange): void {
  if (allowedCountries === undefined) return;
  if (restrictionType !== 'selected') {
    throw invalidField('allowedCountries', t(texts.countriesAlone));
  }
  const others = notOffered(allowedCountries);
  if (others.length === 0) return;
  throw refusedField('allowedCountries', t(texts.notOffered, { codes: others.join(', ') }));
}

/**
 * Says where calls of the account may go (API-53). The first time that it is anywhere abroad,
 * international calling is on (annex E7). Throws 400, 412, 422, 428, and 409 before the card check.
 */
export function setRestriction(
  context: RequestContext,
  change: RestrictionChange,
): Promise<CallRestriction> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  return context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      entity: 'tenant',
      id: tenantId,
      action: 'tenant.setCallRestriction',
      table: 'tenant',
      read: (current) => readRestriction(current, tenantId, now),
      async change(inner) {
        const row = await accountRow(inner, tenantId);
        if (!row.is_verified_charges) throw outOfOrder('NOTCHECKED', texts.checkFirst);
        refuse(change);
        const { restrictionType, allowedCountries: wanted } = change;
        const allowedCountries =
          wanted === undefined ? row.allowed_countries : [...new Set(wanted)].toSorted();
        const isOn = row.is_verified_international_call || restrictionType !== 'domestic';
        const before = {
          isVerifiedInternationalCall: row.is_verified_international_call,
          restrictionType: row.restriction_type,
          allowedCountries: row.allowed_countries,
        };
        const after = { isVerifiedInternationalCall: isOn, restrictionType, allowedCountries };
        if (JSON.stringify(before) === JSON.stringify(after)) return null;
        await inner
          .updateTable('tenant')
          .set({
            is_verified_international_call: isOn,
            restriction_type: restrictionType,
            allowed_countries: allowedCountries,
          })
          .where('id', '=', tenantId)
          .execute();
        return {
          before,
          after,
          name: row.company_name,
          events: [accountEvent(tenantId)],
          result: tenantId,
        };
      },
    });
    return readRestriction(tx, tenantId, now);
  });
}
