import { parseArgs } from 'node:util';
import { accountCountrySchema } from '@jackfield/contract';
import * as v from 'valibot';
import { demoPassword } from '../../seeds/demo-accounts.ts';
import { generateTenant } from '../../seeds/generate.ts';
import { ConfigError } from '../platform/config.ts';
import { openDatabase } from '../platform/open-database.ts';
import type { Command } from './commands.ts';

/** Makes an account of any size, for benchmarks and trials. */
export const generate: Command = {
  summary: 'makes an account: --people 10000 [--seed 1] [--country USA|CAN|MYS] [--company Name]',
  async run(config, words) {
    const { values } = parseArgs({
      args: [...words],
      options: {
        people: { type: 'string', default: '10000' },
        seed: { type: 'string', default: '1' },
        country: { type: 'string', default: 'USA' },
        company: { type: 'string' },
      },
    });
    const people = wholeNumber('--people', values.people);
    const seed = wholeNumber('--seed', values.seed);
    const country = v.safeParse(accountCountrySchema, values.country);
    if (!country.success) throw new ConfigError('--country must be USA, CAN or MYS.');
    const db = await openDatabase(config);
    try {
      const made = await generateTenant(db, {
        people,
        seed,
        country: country.output,
        ...(values.company === undefined ? {} : { companyName: values.company }),
        now: new Date(),
        onProgress: (count) => console.log(`${count} people`),
      });
      console.log(`Account ${made.tenantId}: ${made.people} people, ${made.teams} teams.`);
      console.log(`Owner ${made.ownerEmail}, password ${demoPassword}`);
    } finally {
      await db.close();
    }
  },
};

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new ConfigError(`${name} must be a whole number.`);
  return Number(text);
}
