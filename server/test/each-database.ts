import { afterAll, beforeAll, describe } from 'vitest';
import { type DatabaseKind, startTestServer, type TestServer, testDatabases } from './harness.ts';

interface Started {
  /** The server of this run of the group. */
  server(): TestServer;
  readonly kind: DatabaseKind;
}

/** Describes a group of API tests once for each database. */
export function describeApi(title: string, define: (started: Started) => void): void {
  for (const kind of testDatabases) {
    describe(`${title} (${kind})`, () => {
      let server: TestServer | undefined;
      beforeAll(async () => {
        server = await startTestServer({ database: kind });
      });
      afterAll(() => server?.close());
      define({
        kind,
        server() {
          if (server === undefined) throw new Error('The server has not started.');
          return server;
        },
      });
    });
  }
}
