import { newId } from '../src/platform/ids.ts';
import { openDatabase } from '../src/platform/open-database.ts';

/** Writes accounts for ever and prints each number once it is stored; its test kills it. */
const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('writer.ts needs a data folder.');
const db = await openDatabase({ dataDir });
for (let count = 1; ; count += 1) {
  await db.system((tx) =>
    tx
      .insertInto('tenant')
      .values({
        id: newId(),
        company_name: `Account ${count}`,
        company_address: '{}',
        time_zone: 'UTC',
        country: 'USA',
        currency: 'usd',
        status: 'active',
      })
      .execute(),
  );
  process.stdout.write(`${count}\n`);
}
