import { testNumber } from '../../src/areas/emergency/calls.ts';
import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import { type Loading, nameOf } from './loading.ts';
import { placeOf } from './people.ts';

/** Calls by which people tried what 911 would be told. */
export async function loadTestCalls(loading: Loading): Promise<void> {
  const { account, now, tenantId, tx } = loading;
  const rows = (account.testCalls ?? []).flatMap(({ email, daysAgo: days }) => {
    const person = account.people.find((one) => one.email === email);
    if (person === undefined) throw new Error(`${account.companyName} has no ${email}.`);
    return {
      id: loading.id('testCall', email),
      tenant_id: tenantId,
      teammate_id: loading.id('teammate', email),
      teammate_name: nameOf(person),
      extension: person.extension,
      number: testNumber,
      from_number: person.numbers[0] ?? '',
      address: JSON.stringify(placeOf(loading, person)),
      started_at: daysAgo(now, days),
    };
  });
  if (rows.length > 0) await insertAll(tx, 'emergency_call', rows);
}
