import { afterAll, beforeAll, describe } from 'vitest';
import {
  bothDatabases,
  type DatabaseKind,
  startTestServer,
  type TestServer,
  testDatabases,
} from './harness.ts';

interface Started {
  /** The server of this run of the group. */
  server(): TestServer;
  readonly kind: DatabaseKind;
}

type Define = (started: Started) => void;

/** Describes a group of API tests over a server on a database of its own. */
export function describeApi(title: string, define: Define): void {
  describeOn(testDatabases, title, define);
}

/** Describes a group of API tests whose answers the database engine decides, once for each. */
export function describeOnBothDatabases(title: string, define: Define): void {
  describeOn(bothDatabases, title, define);
}

function describeOn(kinds: readonly DatabaseKind[], title: string, define: Define): void {
  for (const kind of kinds) {
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
