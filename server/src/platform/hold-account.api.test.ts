import { expect, it } from 'vitest';
import { describeApi } from '../../test/each-database.ts';
import type { Tx } from './database.ts';
import { toApiError } from './http/error-reply.ts';
import { newId } from './ids.ts';
import { holdAccountRow, presentPerson } from './rows.ts';

describeApi('the row of an account or a person', ({ server, kind }) => {
  const book = (tx: Tx, tenantId: string) =>
    tx
      .insertInto('balance_transaction')
      .values({
        id: newId(),
        tenant_id: tenantId,
        transaction_type: 'adjustment',
        description: 'Opening',
        amount: '5.00',
        currency: 'usd',
        from_account: 'adjustment',
        to_account: 'credit',
        payment_id: null,
        status: 'succeeded',
        created_at: server().clock.now(),
        settled_at: server().clock.now(),
      })
      .execute();

  const change = (tx: Tx, tenantId: string, id: string) =>
    presentPerson(tx, tenantId, id, 'update');
  const add = (tenantId: string) => server().makePerson(tenantId);
  const nameIn = (tenantId: string, id: string) =>
    server().db.tenant(tenantId, (tx) =>
      tx
        .insertInto('batch')
        .values({
          id: newId(),
          tenant_id: tenantId,
          kind: 'import',
          actor_id: id,
          actor_name: 'Ana',
          at: server().clock.now(),
        })
        .execute(),
    );

  // The embedded database has one transaction at a time.
  it.runIf(kind === 'postgres').each([
    ['holds the account', holdAccountRow, add],
    ['books', book, add],
    ['changes the person', change, nameIn],
  ])('lets others write what names it while somebody %s', async (_what, hold, write) => {
    const tenantId = await server().makeTenant();
    const { id } = await server().makePerson(tenantId);
    const [held, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = server().db.tenant(tenantId, async (tx) => {
      await hold(tx, tenantId, id);
      held.resolve();
      await written.promise;
    });
    await held.promise;
    // Ends what would wait for each other for ever.
    const ended = setTimeout(written.resolve, 20_000);
    const order: string[] = [];
    await Promise.all([
      holder.then(() => order.push('held')),
      write(tenantId, id).then(() => {
        order.push('written');
        written.resolve();
      }),
    ]);
    clearTimeout(ended);
    expect(order).toEqual(['written', 'held']);
  });

  it.runIf(kind === 'postgres')('has who meets another crosswise try again', async () => {
    const accounts = [await server().makeTenant(), await server().makeTenant()] as const;
    const holds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const cross = (first: 0 | 1, second: 0 | 1) =>
      server().db.system(async (tx) => {
        await holdAccountRow(tx, accounts[first]);
        holds[first].resolve();
        await holds[second].promise;
        await holdAccountRow(tx, accounts[second]);
      });
    const ends = await Promise.allSettled([cross(0, 1), cross(1, 0)]);
    const refused = ends.flatMap((end) =>
      end.status === 'rejected' ? [toApiError(end.reason)] : [],
    );
    expect(refused).toMatchObject([{ status: 503, retryAfter: 2 }]);
  });
});
