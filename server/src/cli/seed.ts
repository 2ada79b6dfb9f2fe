import { demoAccounts, demoPassword } from '../../seeds/demo-accounts.ts';
import { seedDemo } from '../../seeds/seed-demo.ts';
import { openDatabase } from '../platform/open-database.ts';
import { openSecretBox } from '../platform/secret-keys.ts';
import { openStorage } from '../storage/config.ts';
import type { Command } from './commands.ts';

/** Loads the demo accounts into an empty database. */
export const seed: Command = {
  summary: 'loads the demo accounts into an empty database',
  async run(config) {
    const db = await openDatabase(config);
    try {
      const storage = await openStorage(process.env, config.dataDir);
      const secrets = await openSecretBox(config);
      const isLoaded = await seedDemo(db, { now: new Date(), storage, secrets });
      console.log(isLoaded ? 'Loaded.' : 'The database has accounts already; nothing was loaded.');
      console.log(`Password of all demo people: ${demoPassword}`);
      for (const { email, description } of demoAccounts) console.log(`  ${email}: ${description}`);
    } finally {
      await db.close();
    }
  },
};
