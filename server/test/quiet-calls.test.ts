import { movesCalls } from '@jackfield/contract/api/moves-calls';
import { compare, compareTexts, type RoutingConfig } from '@jackfield/domain/routing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractEndpoints } from '../src/cli/contract-endpoints.ts';
import { fakeWave } from './audio-samples.ts';
import { validRequests } from './fuzz/request.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { type Account, prepareMoves } from './moving-changes.ts';
import { startUndoAccount } from './undo-account.ts';

const runs = process.env.NIGHTLY === '1' ? 60 : 6;
/** Calls of nobody in an account, and those that end the session of the walk. */
const isElsewhere = (id: string) =>
  /^(release|staff|support|auth|connect|secondStep|passkey|stepUp|user|session|log)\./.test(id);

const writes = (await contractEndpoints()).filter(
  ({ id, method }) => method !== 'GET' && !movesCalls.has(id) && !isElsewhere(id),
);

/** Calls to numbers that were there before: nobody calls a new one yet. */
const known = (config: RoutingConfig, before: RoutingConfig): RoutingConfig => {
  const numbers = new Set(before.numbers.map(({ number }) => number));
  return { ...config, numbers: config.numbers.filter(({ number }) => numbers.has(number)) };
};

describe('writes that are in no table of those that move calls', () => {
  let server: TestServer;
  let account: Account;
  let ids: string[];
  let aim = 0;

  beforeAll(async () => {
    const speech = { isAvailable: true, speak: async () => fakeWave(1) };
    server = await startTestServer({ speech });
    account = await prepareMoves(await startUndoAccount(() => server), server);
    const config = await account.config();
    ids = [...new Set(config.match(/[\da-f]{8}-[\da-f-]{27}/g)), account.tenantId];
  }, 60_000);
  afterAll(() => server.close());

  /** The address with a record of the kind that it names, and the version of that record. */
  async function aimed(path: string, config: RoutingConfig) {
    const [, kind = '', rest = ''] =
      /^\/api\/(team|company|teammate)\/[^/?]+(.*)$/.exec(path) ?? [];
    const { teams, companies, people } = config;
    const records = { team: teams, company: companies, teammate: people }[kind];
    if (records === undefined) return { url: path, version: 1 };
    aim += 1;
    const record = `/api/${kind}/${records[aim % records.length]?.id}`;
    return { url: `${record}${rest}`, version: (await account.read(record)).version };
  }

  it.each(writes.map((endpoint) => ({ id: endpoint.id, endpoint })))(
    '[SAY-01] $id moves none',
    async ({ endpoint }) => {
      const { owner } = account;
      const requests = validRequests(endpoint, { ids, emails: [owner.email], texts: ['UTC'] });
      const read = async () => JSON.parse(await account.config()) as RoutingConfig;
      const from = server.clock.now().getTime();
      for (const { path, headers, payload } of fc.sample(requests, { numRuns: runs, seed: 39 })) {
        const before = await read();
        const { url, version } = await aimed(path, before);
        await server.app.inject({
          method: endpoint.method,
          url,
          headers: { ...headers, 'if-match': `"${version}"`, 'x-test-person': owner.id },
          ...(payload !== undefined && { payload }),
        });
        const after = known(await read(), before);
        expect([compare(before, after, { from }), compareTexts(before, after)]).toEqual([[], []]);
      }
    },
    60_000,
  );
});
