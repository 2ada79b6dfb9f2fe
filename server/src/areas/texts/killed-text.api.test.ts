import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FreshDatabase,
  freshDatabase,
  startTestServer,
  testDatabases,
  type TestServer,
} from '../../../test/harness.ts';
import { beginLife, type Life, mortalDatabase } from '../../../test/mortal-database.ts';
import { textsPortal } from '../../../test/texts-fixture.ts';
import { supportKey } from '../../../test/usage-records.ts';
import type { Messaging, SentText } from '../../messaging/messaging.ts';
import { createSandboxMessaging } from '../../messaging/sandbox.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { openDatabase } from '../../platform/open-database.ts';

interface Process {
  readonly life: Life;
  readonly server: TestServer;
  readonly messaging: Messaging;
}

/** More steps than a text has. */
const most = 60;

describe.each(testDatabases)('a process that dies while it sends a text (%s)', (kind) => {
  let fresh: FreshDatabase;
  let db: Database;
  let process: Process;
  /** What the provider was handed in, by the receiver: it keeps no two of one id apart. */
  const handedIn = new Map<string, SentText[]>();
  const portal = textsPortal(() => process.server);

  /** A provider as a process sees it, which may die before it asks and before it hears the answer. */
  function mortalMessaging(life: Life, { clock }: TestServer): Messaging {
    const sandbox = createSandboxMessaging({ db, clock });
    return {
      ...sandbox,
      async send(text) {
        life.step('before asking');
        handedIn.set(text.to, [...(handedIn.get(text.to) ?? []), text]);
        const answer = await sandbox.send(text);
        life.step('before hearing');
        return answer;
      },
      async check(text) {
        life.step('before asking');
        const answer = await sandbox.check(text);
        life.step('before hearing');
        return answer;
      },
    };
  }
  async function start(at: Date): Promise<Process> {
    const life = beginLife();
    const env = { SUPPORT_KEY: supportKey };
    const server = await startTestServer({ on: fresh, db: mortalDatabase(db, life), env });
    server.clock.set(at);
    return { life, server, messaging: mortalMessaging(life, server) };
  }
  /** Another process in place of one that has died, a while later. */
  async function goOn(): Promise<void> {
    const { server, life } = process;
    const at = new Date(server.clock.now().getTime() + 120_000);
    server.clock.set(at);
    if (!life.isOver) return;
    process = await start(at);
    await server.close();
  }
  const workOff = () =>
    portal.workOff(process.messaging).catch((error: unknown) => {
      if (!process.life.isOver) throw error;
    });

  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await openDatabase(fresh);
    process = await start(new Date('2026-06-10T15:00:00Z'));
  }, 60_000);
  afterAll(async () => {
    await process.server.close();
    await db.close();
    await fresh.drop();
  });

  it('[PROV-02] at whichever step: one text there, one charge here', async () => {
    let nth = 1;
    for (let hasDied = true; hasDied && nth < most; nth += 1) {
      const { tenantId, admin, number } = await portal.start();
      const { number: from } = await number();
      const to = `+1216556${String(1000 + nth)}`.replace(/9\d$/, '50');
      const { life } = process;
      life.meet({ step: null, nth });
      const key = newId();
      const send = () => portal.send(admin, { from, to }, key);
      let answer = await send();
      for (let round = 0; round < 4; round += 1) {
        await workOff();
        await goOn();
        // Whoever got no answer asks again with the same key.
        if (answer.status !== 201) answer = await send();
      }
      hasDied = life.isOver;
      process.life.meet(null);
      const { records, balance } = await portal.charged(tenantId);
      const [text, ...others] = await portal.list(admin);
      expect({
        step: nth,
        there: handedIn.get(to)?.length,
        charges: records.length,
        balance,
        state: text?.state,
        others: others.length,
      }).toEqual({
        step: nth,
        there: 1,
        charges: 1,
        balance: '4.99',
        state: 'delivered',
        others: 0,
      });
    }
    // It went on until no step was left to die at.
    expect(nth).toBeGreaterThan(8);
    expect(nth).toBeLessThan(most);
  }, 120_000);
});
