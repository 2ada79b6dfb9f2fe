import type {
  CallingName,
  DirectoryListing,
  NumberOrderKind,
} from '@jackfield/contract/api/number-order';
import { draftOfService } from '@jackfield/domain/address-rules';
import { defineMessages, t } from '@jackfield/texts';
import type { CarrierOf } from '../../carrier/carrier.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { invalidField } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { write } from '../../platform/write.ts';
import { refuseAddress } from '../address/refuse-address.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import type { NumberOrderRow } from './kinds.ts';
import { numberEvent, readOrderedNumber } from './repository.ts';
import { numberOrderWork } from './work.ts';

/** What the server says of calling names and directory listings. */
const texts = defineMessages('server.numberOrders', {
  countryWithout: 'Public records are available for USA and Canada numbers only.',
  noListings: 'Directory listings are not available for this number.',
});

interface Placing {
  readonly kind: NumberOrderKind;
  readonly phoneNumberId: string;
  readonly wanted: CallingName | DirectoryListing;
  readonly carrierOf: CarrierOf;
}

/**
 * Orders a calling name or a directory listing (LIDB-05, LIDB-06); the carrier gets it with the next
 * run of due work. Throws 404, 400 for a Malaysia number (OP-101), a wrong address or a listing that the
 * carrier of the number does not take, and 409 DUPLICATE while an order of the kind is open.
 */
export async function placeNumberOrder(
  context: RequestContext,
  { kind, phoneNumberId, wanted, carrierOf }: Placing,
): Promise<NumberOrderRow> {
  const actor = signedIn(context);
  const { tenantId, country } = actor;
  const id = newId();
  const now = context.clock.now();
  return namingDuplicates(
    write(context, {
      entity: kind,
      id,
      action: `${kind}.order`,
      async change(tx) {
        const found = await readOrderedNumber(tx, context, phoneNumberId);
        const { phoneNumber: number, provider } = found;
        if (number.country === 'MYS') {
          throw invalidField('id', t(texts.countryWithout));
        }
        if ('address' in wanted) {
          if (!carrierOf(provider).hasListings) throw invalidField('id', t(texts.noListings));
          const address = draftOfService(wanted.address, country);
          refuseAddress(address, 'service', 'address', { isPostal: true });
        }
        const result = await tx
          .insertInto('number_order')
          .values({
            id,
            tenant_id: tenantId,
            phone_number_id: phoneNumberId,
            kind,
            order_status: 'pending',
            wanted: JSON.stringify(wanted),
            reason: null,
            created_at: now,
            updated_at: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await scheduleWork(tx, { kind: numberOrderWork, subjectId: id, tenantId }, now);
        return {
          before: null,
          after: { phoneNumberId, orderStatus: 'pending', ...wanted },
          name: number.number,
          events: [numberEvent(number)],
          result,
        };
      },
    }),
  );
}
