import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type FreshDatabase,
  freshDatabase,
  startTestServer,
  testDatabases,
  type TestPerson,
  type TestServer,
} from '../../../test/harness.ts';
import { beginLife, type Life, mortalDatabase } from '../../../test/mortal-database.ts';
import { telnyxPortal } from '../../../test/telnyx-portal.ts';
import { startTelnyxServer, type TelnyxServer } from '../../../test/telnyx-server.ts';
import { readNumberLookup } from '../../number-inventory/config.ts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { openDatabase } from '../../platform/open-database.ts';

interface Process {
  readonly life: Life;
  readonly server: TestServer;
  readonly lookup: NumberLookup;
}

/** More steps than a purchase has. */
const most = 60;

describe.each(testDatabases)('a process that dies while it buys a number (%s)', (kind) => {
  let fresh: FreshDatabase;
  let db: Database;
  let telnyx: TelnyxServer;
  let process: Process;
  const portal = telnyxPortal(
    () => process.server,
    () => telnyx,
  );

  /** A provider as a process sees it, which may die before it asks and before it hears the answer. */
  function mortalLookup(life: Life): NumberLookup {
    const lookup = readNumberLookup(telnyx.env);
    return {
      ...lookup,
      async order(provider, order) {
        life.step('before asking');
        const answer = await lookup.order(provider, order);
        life.step('before hearing');
        return answer;
      },
    };
  }
  async function start(at: Date): Promise<Process> {
    const life = beginLife();
    const lookup = mortalLookup(life);
    const server = await startTestServer({ on: fresh, db: mortalDatabase(db, life), lookup });
    server.clock.set(at);
    return { life, server, lookup };
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
    portal.workOff(process.lookup).catch((error: unknown) => {
      if (!process.life.isOver) throw error;
    });

  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await openDatabase(fresh);
    telnyx = await startTelnyxServer();
    process = await start(new Date('2026-06-10T15:00:00Z'));
  }, 60_000);
  afterAll(async () => {
    await process.server.close();
    await db.close();
    await telnyx.close();
    await fresh.drop();
  });
  beforeEach(() => telnyx.setOutcome('success'));

  /** Buys a number, dies at the nth step, and goes on; answers whether it died. */
  async function buyAndDie(nth: number, settle: () => void) {
    const { server, life } = process;
    const owner: TestPerson = await server.makePerson(await server.makeTenant(), {
      isTenantOwner: true,
    });
    const wanted = await portal.reserve(owner);
    const key = newId();
    life.meet({ step: null, nth });
    const buy = () => portal.buy(owner, `teammate/${owner.id}`, wanted, key);
    let answer = await buy();
    for (let round = 0; round < 4; round += 1) {
      await workOff();
      settle();
      await goOn();
      // Whoever got no answer asks again with the same key.
      if (answer.status !== 201) answer = await buy();
    }
    expect(answer.status).toBe(201);
    process.life.meet(null);
    return { owner, number: wanted.number, hasDied: life.isOver };
  }

  const ends = [
    ['is done at once', 'success', () => undefined, 1],
    ['is refused later', 'pending', () => telnyx.settleAll('failure'), 0],
  ] as const;

  it.each(ends)(
    '[PROV-02] an order that %s: at whichever step, one of everything or nothing',
    async (_, outcome, settle, count) => {
      telnyx.setOutcome(outcome);
      let nth = 1;
      for (let hasDied = true; hasDied && nth < most; nth += 1) {
        const bought = await buyAndDie(nth, settle);
        hasDied = bought.hasDied;
        const { owner, number } = bought;
        const stand = await portal.stand(owner);
        expect({
          step: nth,
          orders: portal.ordersOf(number).length,
          numbers: stand.numbers.length,
          lines: stand.lines.length,
          credit: stand.credit,
          isOurs: telnyx.owned.has(number),
        }).toEqual({
          step: nth,
          orders: 1,
          numbers: count,
          lines: count,
          credit: 0,
          isOurs: count === 1,
        });
      }
      // It went on until no step was left to die at.
      expect(nth).toBeGreaterThan(8);
      expect(nth).toBeLessThan(most);
    },
    120_000,
  );
});
