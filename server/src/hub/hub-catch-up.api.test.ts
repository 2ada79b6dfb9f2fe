import { connect, createServer, type Socket } from 'node:net';
import type { EntityEvent } from '@jackfield/contract';
import { missedEvents } from '@jackfield/contract/api/live';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbor } from '../../seeds/demo/harbor.ts';
import { tenantIdOf } from '../../seeds/load/loading.ts';
import { createRandom } from '../../seeds/random.ts';
import { appendEvents } from '../platform/events.ts';
import { type AreasPortal, freshAreasDatabase, startAreas } from '../../test/areas-fixture.ts';
import type { FreshDatabase } from '../../test/harness.ts';

const tenantId = tenantIdOf(harbor);

let database: FreshDatabase;
let portal: AreasPortal;
let token: string;

beforeAll(async () => {
  database = await freshAreasDatabase();
  portal = await startAreas(database);
  token = await portal.signIn('renee@harbordental.com');
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

/** A line to the server that can be cut at any byte, or held so that it is half open. */
async function openLine() {
  const target = Number(new URL(portal.url).port);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => void (to.destroyed || to.write(data)));
      from.on('close', () => {
        to.destroy();
        sockets.delete(from);
      });
      from.on('error', () => from.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hub`,
    cut() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    close() {
      this.cut();
      server.close();
    },
  };
}

/** A browser's view of the account: versions received live, and caught up after each reconnect. */
async function openBrowser(url: string) {
  const versions = new Set<number>();
  let last = (await missed(Number.MAX_SAFE_INTEGER)).latest;
  const take = (event: EntityEvent) => {
    // Those of presence come whenever they like.
    if (event.eventType === 'team') versions.add(event.version);
    last = Math.max(last, event.version);
  };
  const connection = new HubConnectionBuilder()
    .withUrl(url, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => token,
    })
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => 1 })
    .configureLogging(LogLevel.None)
    .build();
  connection.on('UpdateEntityAsync', take);
  let before = last;
  connection.onreconnecting(() => {
    before = last;
  });
  connection.onreconnected(async () => {
    const answer = await missed(before);
    expect(answer.isComplete).toBe(true);
    for (const { event } of answer.events) take(event);
  });
  await connection.start();
  return { versions, connection };
}

async function missed(after: number) {
  const wanted = Math.min(after, 999_999_999_999_999);
  const { body } = await portal.get(`/api/live/events?after=${wanted}`, token);
  return v.parse(missedEvents.answer, body);
}

describe('a line that breaks', () => {
  it.each([1, 2, 3, 4, 5])(
    'RT-03 loses and invents no event when the line is cut at random, run %i',
    async (seed) => {
      const random = createRandom(seed);
      const line = await openLine();
      const browser = await openBrowser(line.url);
      const written: number[] = [];
      for (let index = 0; index < 200; index += 1) {
        const version = await portal.db.tenant(tenantId, (tx) =>
          appendEvents(tx, tenantId, [
            { method: 'UpdateEntityAsync', eventType: 'team', id: `${index}` },
          ]),
        );
        written.push(version);
        if (random.next() < 0.05) line.cut();
      }
      const own = () => written.filter((version) => browser.versions.has(version)).length;
      await expect.poll(own, { timeout: 10_000 }).toBe(written.length);
      expect(Math.max(...browser.versions)).toBe(written.at(-1));
      await browser.connection.stop();
      line.close();
    },
  );
});
