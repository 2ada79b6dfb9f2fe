import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { OfferedNumber } from '@jackfield/contract/api/number';
import { newId } from '../src/platform/ids.ts';
import type { Answered, TestPerson, TestServer } from './harness.ts';

/** What tests of phone numbers do through the API. */
export function numberCalls(server: () => TestServer) {
  const search = async (by: TestPerson, path = 'USA/251/false/bandwidth', query = '') => {
    const { body } = await server().call(by, 'GET', `/api/number/${path}${query}`);
    return (body.items ?? []) as OfferedNumber[];
  };
  const reserve = (by: TestPerson, number: string) =>
    server().call(by, 'POST', '/api/number/reserve', { body: { number } });
  const create = (by: TestPerson, owner: string, body: object, key = newId()) =>
    server().call(by, 'POST', `/api/${owner}/phonenumber`, {
      body,
      headers: { 'idempotency-key': key },
    });
  return {
    search,
    reserve,
    create,
    /** Reserves the first free number and buys it for an owner such as `teammate/{id}`. */
    async buy(by: TestPerson, owner: string, more: object = {}): Promise<Answered> {
      const [offered] = await search(by);
      const number = offered?.number ?? '';
      const { body } = await reserve(by, number);
      return create(by, owner, { number, reservationId: body.reservationId, ...more });
    },
    list: async (by: TestPerson, owner: string) =>
      (await server().call(by, 'GET', `/api/${owner}/phonenumber`)).body,
    change: (by: TestPerson, owner: string, stored: Answered['body'], body: object) =>
      server().call(by, 'PUT', `/api/${owner}/phonenumber/${stored.id}`, {
        body,
        version: Number(stored.version),
      }),
    remove: (by: TestPerson, owner: string, stored: Answered['body']) =>
      server().call(by, 'DELETE', `/api/${owner}/phonenumber/${stored.id}`, {
        version: Number(stored.version),
      }),
    /** A company number without phone numbers. */
    async company(tenantId: string): Promise<string> {
      const id = newId();
      await server().db.system((tx) =>
        tx
          .insertInto('company')
          .values({
            id,
            tenant_id: tenantId,
            label: 'Main line',
            business_hour: JSON.stringify(alwaysOpenIn('UTC')),
          })
          .execute(),
      );
      return id;
    },
    /** Events about phone numbers of an account, oldest first, as `C id`. */
    events: (tenantId: string) =>
      server().db.tenant(tenantId, async (tx) => {
        const rows = await tx
          .selectFrom('event_log')
          .select(['method', 'entity_id', 'owner_type', 'owner_id'])
          .where('event_type', '=', 'phonenumber')
          .orderBy('seq')
          .execute();
        return rows.map((row) => `${row.method.slice(0, 1)} ${row.entity_id} ${row.owner_id}`);
      }),
  };
}
