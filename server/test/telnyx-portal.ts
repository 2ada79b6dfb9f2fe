import type { NumberLookup } from '../src/number-inventory/lookup.ts';
import { createHeldNumberWork } from '../src/areas/phone-numbers/held-numbers.ts';
import { createNumberPurchaseWork } from '../src/areas/phone-numbers/purchase-work.ts';
import { createMonthlyInvoiceWork } from '../src/areas/billing/invoice-work.ts';
import { createDueWork } from '../src/platform/due-work.ts';
import { newId } from '../src/platform/ids.ts';
import type { TestPerson, TestServer } from './harness.ts';
import type { TelnyxServer } from './telnyx-server.ts';

let lines = 1000;

/** What people of a portal buy at Telnyx, and what they have then. */
export function telnyxPortal(server: () => TestServer, telnyx: () => TelnyxServer) {
  /** A number on sale that nobody has, reserved. */
  async function reserve(by: TestPerson) {
    lines += 1;
    const number = `+1251555${lines}`;
    telnyx().stock.add(number);
    const { body } = await server().call(by, 'POST', '/api/number/reserve', { body: { number } });
    return { number, reservationId: body.reservationId };
  }
  const buy = (by: TestPerson, owner: string, wanted: object, key = newId()) =>
    server().call(by, 'POST', `/api/${owner}/phonenumber`, {
      body: wanted,
      headers: { 'idempotency-key': key },
    });
  return {
    reserve,
    buy,
    /** Works off what is due; a step that failed is due later. */
    async workOff(lookup: NumberLookup): Promise<void> {
      const { db, clock } = server();
      const log = { warn: () => undefined };
      await createDueWork({ db, clock, log }, [
        createNumberPurchaseWork({ db, clock, lookup }),
        createHeldNumberWork({ db, clock, lookup }),
        createMonthlyInvoiceWork({ clock }),
      ]).run();
    },
    /** Phone numbers of the account, lines of its invoices, and what it has as credit. */
    stand: ({ tenantId }: TestPerson) =>
      server().db.tenant(tenantId, async (tx) => {
        const numbers = await tx
          .selectFrom('phone_number')
          .select(['number', 'is_default'])
          .orderBy('number')
          .execute();
        const invoiced = await tx
          .selectFrom('invoice_line')
          .select(['description', 'first_day'])
          .where('item', '=', 'localNumber')
          .orderBy('first_day')
          .execute();
        const { balance } = await tx
          .selectFrom('tenant')
          .select('balance')
          .executeTakeFirstOrThrow();
        return {
          numbers: numbers.map(({ number }) => number),
          defaults: numbers.filter((row) => row.is_default).map(({ number }) => number),
          lines: invoiced.map(({ description }) => description),
          credit: Number(balance),
        };
      }),
    /** Orders of a number at Telnyx. */
    ordersOf: (number: string) => telnyx().orders.filter((order) => order.number === number),
    /** Actions of the history that name a number. */
    history: ({ tenantId }: TestPerson, number: string) =>
      server().db.tenant(tenantId, async (tx) => {
        const entries = await tx
          .selectFrom('audit_entry')
          .select(['action', 'before', 'after'])
          .orderBy('seq')
          .execute();
        return entries
          .filter((entry) => JSON.stringify([entry.before, entry.after]).includes(number))
          .map(({ action }) => action);
      }),
  };
}
