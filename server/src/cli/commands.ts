import { demoAccounts, demoPassword } from '../../seeds/demo-accounts.ts';
import { seedDemo } from '../../seeds/seed-demo.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { ServerConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/open-database.ts';
import { ensureTemplate } from '../platform/pglite/template.ts';
import { openSecretBox, sealWithRightKeys } from '../platform/secret-keys.ts';
import { openStorage } from '../storage/config.ts';
import { backupCommands } from './backup.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { generate } from './generate.ts';
import { promise } from './promise.ts';
import { providersCheck } from './providers.ts';
import { supportCommands } from './support.ts';

/** Loads the demo accounts into an empty database. */
const seed: Command = {
  summary: 'loads the demo accounts into an empty database',
  async run(config) {
    const db = await openDatabase(config);
    try {
      const storage = await openStorage(process.env, config.dataDir);
      const secrets = await openSecretBox(config);
      let isLoaded = false;
      await sealWithRightKeys(db, secrets, async () => {
        isLoaded = await seedDemo(db, { now: new Date(), storage, secrets });
      });
      console.log(isLoaded ? 'Loaded.' : 'The database has accounts already; nothing was loaded.');
      console.log(`Password of all demo people: ${demoPassword}`);
      for (const { email, description } of demoAccounts) console.log(`  ${email}: ${description}`);
    } finally {
      await db.close();
    }
  },
};

/** A command for operators and builds. */
export interface Command {
  readonly summary: string;
  run(config: ServerConfig, words: readonly string[]): Promise<void>;
}

/** Commands by name. */
export const commands: Readonly<Record<string, Command>> = {
  generate,
  promise,
  'providers-check': providersCheck,
  seed,
  ...supportCommands,
  ...backupCommands,
  migrate: {
    summary: 'brings the database to the newest schema',
    async run(config) {
      const db = await openDatabase(config);
      console.log('The database has the newest schema.');
      await db.close();
    },
  },
  openapi: {
    summary: 'prints the OpenAPI document of the contract',
    async run() {
      console.log(JSON.stringify(openApiDocument(await contractEndpoints()), null, 2));
    },
  },
  template: {
    summary: 'prepares an empty embedded database, so that the first start is quick',
    async run() {
      console.log((await ensureTemplate()) ?? 'The cache folder cannot be written.');
    },
  },
};
