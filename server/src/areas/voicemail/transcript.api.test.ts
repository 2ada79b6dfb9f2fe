import type { VoicemailDetail } from '@jackfield/contract/api/voicemail';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startExchangeServer } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import {
  leftAt,
  makeVoicemailAccount,
  type VoicemailAccount,
  voicemailOf,
} from '../../../test/voicemail-fixture.ts';
import { createDueWork } from '../../platform/due-work.ts';
import type { SaidWord } from '../../speech/transcriber.ts';
import { createTranscriptWork } from './transcribe.ts';

const words: SaidWord[] = [
  { text: 'The crown ', at: 0.2, isSure: true },
  { text: 'PB 44, ', at: 0.9, isSure: false },
  { text: 'please.', at: 1.6, isSure: true },
];

describe.each(bothDatabases)('transcripts of messages (%s)', (kind) => {
  let server: TestServer;
  let account: VoicemailAccount;
  let voicemail: ReturnType<typeof voicemailOf>;
  /** What the engine answers next, and how much it was asked for. */
  let answer: () => Promise<SaidWord[]>;
  const asked: number[] = [];
  const transcriber = {
    transcribe(wave: Buffer) {
      asked.push(wave.length);
      return answer();
    },
  };

  beforeAll(async () => {
    server = await startExchangeServer(kind, {}, transcriber);
    voicemail = voicemailOf(server, () => account);
  });
  afterAll(() => server.close());
  afterEach(() => server.clock.reset());
  beforeEach(async () => {
    account = await makeVoicemailAccount(server);
    server.clock.set(new Date(leftAt));
    asked.length = 0;
    answer = async () => words;
    const body = { voicemailTranscripts: true };
    await server.call(account.owner, 'PUT', '/api/tenant', { body, version: 1 });
  });

  const detail = async (person: TestPerson, id: string, as = {}) =>
    (await server.call(person, 'GET', `/api/voicemail/${id}`, as))
      .body as unknown as VoicemailDetail;
  const run = async () => {
    const { db, clock, storage } = server;
    const kinds = [createTranscriptWork({ db, clock, storage, transcriber })];
    const work = createDueWork({ db, clock, log: { warn: () => {} } }, kinds);
    await work.run();
    await work.stop();
  };

  it('[MSG-05] are off by default: nothing reaches the engine', async () => {
    const body = { voicemailTranscripts: false };
    await server.call(account.owner, 'PUT', '/api/tenant', { body, version: 2 });
    const { id } = await voicemail.leave();
    await run();
    expect(await detail(account.maya, id)).toMatchObject({ transcript: null, said: '', words: [] });
    expect(asked).toEqual([]);
  });

  it('[MSG-05] come after the message, for those who may hear it, and are found by a search', async () => {
    const { maya, kenji } = account;
    const { id } = await voicemail.leave();
    expect(await detail(maya, id)).toMatchObject({ transcript: 'waiting', words: [] });
    const before = (await server.call(maya, 'GET', '/api/live/events?after=0')).body;
    await run();
    expect(asked).toEqual([48_044]);
    expect(await detail(maya, id)).toMatchObject({ transcript: 'ready', words });
    expect(await voicemail.shownTo(maya, '?search=CROWN pb')).toMatchObject([
      { id, said: 'The crown PB 44, please.' },
    ]);
    expect(await voicemail.idsFor(maya, '?search=bridge')).toEqual([]);
    expect(await voicemail.idsFor(kenji, '?search=crown')).toEqual([]);
    const { body } = await server.call(maya, 'GET', '/api/live/events?after=0');
    expect((body.events as unknown[]).length).toBe((before.events as unknown[]).length + 1);
  });

  it('[MSG-05] an engine that is down is asked for an hour, and the message stays', async () => {
    const { maya } = account;
    answer = () => Promise.reject(new Error('down'));
    const { id } = await voicemail.leave();
    await run();
    expect(await detail(maya, id)).toMatchObject({ transcript: 'waiting' });
    server.clock.set(new Date(Date.parse(leftAt) + 3_600_000));
    await run();
    expect(await detail(maya, id)).toMatchObject({ transcript: 'failed', words: [] });
    expect(asked.length).toBeGreaterThan(1);
    expect(await voicemail.hear(maya, id)).toBe(200);
  });

  it('[MSG-05] what is not wanted any more, or gone, reaches no engine', async () => {
    const { owner, maya } = account;
    const { id } = await voicemail.leave();
    const body = { voicemailTranscripts: false };
    await server.call(owner, 'PUT', '/api/tenant', { body, version: 2 });
    await run();
    expect([await detail(maya, id), asked]).toMatchObject([{ transcript: null }, []]);
  });

  it('[MSG-05] go with a message that is forwarded, or come to it as well', async () => {
    const { maya, kenji } = account;
    const to = { to: [{ kind: 'teammate', id: kenji.id }] };
    const { id } = await voicemail.leave();
    await server.call(maya, 'POST', `/api/voicemail/${id}/forward`, { body: to });
    await run();
    await server.call(maya, 'POST', `/api/voicemail/${id}/forward`, { body: to });
    const [one, other] = await voicemail.shownTo(kenji);
    expect([one?.said, other?.said]).toEqual(['The crown PB 44, please.', one?.said]);
    expect(asked).toHaveLength(2);
  });

  it('[MSG-02] [MSG-05] are not read by whoever acts as the person', async () => {
    const { owner, maya } = account;
    const { id } = await voicemail.leave();
    await run();
    const as = { impersonator: owner, isReadOnly: true };
    expect(await detail(maya, id, as)).toMatchObject({ transcript: null, said: '', words: [] });
    const { body } = await server.call(maya, 'GET', '/api/voicemail?search=crown', as);
    expect(body.items).toEqual([]);
  });

  it('[MSG-05] admins see whether there is an engine', async () => {
    const { body } = await server.call(account.owner, 'GET', '/api/voicemail/transcription');
    expect(body).toEqual({ isOffered: true });
  });
});
