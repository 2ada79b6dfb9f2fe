import type { CallAnswer } from '@jackfield/contract';
import type { openCallTrial } from '@jackfield/contract/api/call-trial';
import { builtInMedia } from '@jackfield/contract/api/media';
import type { RoutedPerson } from '@jackfield/domain/routing';
import { simulate } from '@jackfield/domain/routing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPhone, asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { testDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';

describe.each(testDatabases)('tried calls that a phone hears (%s)', (kind) => {
  let server: TestServer;
  let owner: TestPerson;
  let colleague: TestPerson;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
    const tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    colleague = await server.makePerson(tenantId, { role: 'admin' });
  });
  afterAll(() => server.close());

  const at = '2026-11-25T16:00:00.000Z';
  /** The owner as an open form has them: callers hear a greeting at once. */
  const unsaved = (): RoutedPerson => ({
    id: owner.id,
    name: 'Olive',
    status: 'suspended',
    missedCall: { actionType: 'voicemail', actionValue: null },
    hasGreeting: true,
    greeting: builtInMedia.music,
  });
  async function keep(who = owner): Promise<{ dial: string; code: string; expiresAt: string }> {
    const call = { number: { kind: 'teammate', id: owner.id }, at, from: '+12515550777' };
    const body = { call, change: { people: [unsaved()] } };
    const answer = await server.call(who, 'PUT', '/api/call-trial', { body });
    expect(answer.status).toBe(200);
    return answer.body as Awaited<ReturnType<typeof keep>>;
  }
  const open = (phone: string, code: string) =>
    asExchange(server, 'GET', `/api/exchange/trial?${new URLSearchParams({ phone, code })}`);
  const phoneOf = async (who: TestPerson) => (await addPhone(server, owner, who)).sip.username;
  const read = (who: TestPerson, code: string) =>
    server.call(who, 'GET', `/api/call-trial?code=${code}`);

  it('[CALL-16] answer the phone of their person with what is not saved, and change nothing', async () => {
    const phone = await phoneOf(owner);
    const stored = await server.call(owner, 'GET', '/api/routing/config');
    const { code, dial } = await keep();
    expect(dial).toBe(`*99${code}`);
    const { status, text } = await open(phone, code);
    expect(status).toBe(200);
    const { trial, config, media } = JSON.parse(text) as CallAnswer<typeof openCallTrial>;
    expect(trial).toEqual({
      number: { kind: 'teammate', id: owner.id },
      at,
      from: '+12515550777',
    });
    const { end } = simulate(config, { ...trial, at: Date.parse(trial.at) });
    expect([end.kind, end.node.name]).toEqual(['voicemail', 'Olive']);
    expect(config.people.find(({ id }) => id === owner.id)?.greeting).toBe(builtInMedia.music);
    expect(media.map(({ id }) => id)).toContain(builtInMedia.music);
    expect((await server.call(owner, 'GET', '/api/routing/config')).body).toEqual(stored.body);
  });

  it('[CALL-16] are heard by nobody else, and not with an old code', async () => {
    const [own, other] = [await phoneOf(owner), await phoneOf(colleague)];
    const { code } = await keep();
    expect((await open(other, code)).status).toBe(404);
    expect((await open('nobody', code)).status).toBe(404);
    expect((await read(colleague, code)).status).toBe(404);
    const another = (await keep()).code;
    expect((await open(own, code)).status).toBe(404);
    expect((await open(own, another)).status).toBe(200);
    const standard = await server.makePerson(owner.tenantId, { role: 'standard' });
    const body = { call: { number: '+12515550142', at }, change: {} };
    expect((await server.call(standard, 'PUT', '/api/call-trial', { body })).status).toBe(403);
  });

  it('[CALL-16] tell how far they are, and are forgotten after ten minutes', async () => {
    const phone = await phoneOf(owner);
    const { code } = await keep();
    expect((await read(owner, code)).body).toEqual({ progress: null });
    const progress = { inputs: ['1'], step: 2, isOver: false };
    const move = async () => {
      const payload = { phone, code, progress };
      return JSON.parse(
        (await asExchange(server, 'POST', '/api/exchange/trial', { payload })).text,
      ) as unknown;
    };
    expect(await move()).toEqual({ isKept: true });
    expect((await read(owner, code)).body).toEqual({ progress });
    server.clock.advance(10 * 60_000);
    expect((await read(owner, code)).status).toBe(404);
    expect((await open(phone, code)).status).toBe(404);
    await keep();
    expect(await move()).toEqual({ isKept: false });
  });
});
