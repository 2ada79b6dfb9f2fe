import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SentEvent } from '@jackfield/contract';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { demoOwnerOf, demoPhones } from '../../scripts/lib/demo-portal.mjs';
import { describeWire } from '../test/wire/describe-wire.ts';
import { MailTaker } from '../test/wire/mail-taker.ts';
import { pitchesIn, samplesOf } from '../test/wire/pitches.ts';
import { Processes, root } from '../test/wire/processes.ts';
import { type AgentCall, SipAgent } from '../test/wire/sip-agent.ts';
import { Softphone } from '../test/wire/softphone.ts';
import { Speech } from '../test/wire/speech.ts';
import { ariPasswordOf, type WatchedEvent, watchAsterisk } from '../test/wire/watch-call.ts';
import { toneWave } from './call/beep.ts';
import { callOf } from './call/names.ts';
import { asteriskFolder, readSettings } from './settings.ts';

describeWire('portal, exchange and `pnpm call` as processes', (asterisk) => {
  let processes: Processes;
  /** Who takes the calls that go out. */
  let carrier: SipAgent;
  let mailing: MailTaker;
  /** A phone of the demo, and its account as the owner reads it; signing in often is refused. */
  let phone: Awaited<ReturnType<typeof demoPhones>>[number];
  let ask: NonNullable<Awaited<ReturnType<typeof demoOwnerOf>>>;
  let line: Awaited<ReturnType<typeof lineOfTeam>>;

  async function callCommand(...args: string[]): Promise<string> {
    const child = spawn(process.execPath, ['scripts/call.mjs', ...args], {
      cwd: root,
      env: processes.env,
    });
    const texts = await Promise.all([text(child.stdout), text(child.stderr)]);
    return texts.join('');
  }

  beforeAll(async () => {
    mailing = await MailTaker.listen();
    carrier = await SipAgent.listen('127.0.0.2');
    const { address, port: at } = carrier.own;
    const trunk = { name: 'loopback', host: `${address}:${at}`, addresses: [address] };
    processes = await Processes.startPortal(27_400, (folder) => {
      const trunks = join(folder, 'trunks.json');
      writeFileSync(trunks, JSON.stringify([{ ...trunk, isWatched: false }]));
      return { TRUNKS_FILE: trunks, SMTP_URL: mailing.url, MAIL_FROM: 'portal@example.com' };
    });
    const { origin } = processes;
    const [first] = await demoPhones(origin);
    const owner = first && (await demoOwnerOf(origin, first.number));
    if (!first || !owner) throw new Error('The demo has no phone.');
    phone = first;
    ask = owner;
    line = await lineOfTeam();
    await processes.startExchange();
  });

  const asOwner = (path: string, init: RequestInit = {}) =>
    fetch(processes.origin + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${ask.token}` },
    });

  /** A company number that is open at any time, of which messages go to a team of the owner. */
  async function lineOfTeam() {
    const { boxes } = await ask('/api/voicemail/box');
    const team = boxes.find(({ kind }: { kind: string }) => kind === 'team');
    const query = new URLSearchParams({ search: 'Emergency nurse' });
    const [company] = (await ask(`/api/company?${query}`)).items;
    const actionValue = { ownerType: 'team', ownerId: team.id };
    const saved = await asOwner(`/api/company/${company.id}/callhandling`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': `"${company.version}"` },
      body: JSON.stringify({ callHandlingOpenHour: { actionType: 'voicemail', actionValue } }),
    });
    expect(saved.status).toBe(200);
    const { id, name } = team;
    const by = { kind: 'company', id: company.id };
    return { number: company.phoneNumbers[0].number, box: { id, name }, by };
  }

  afterAll(async () => {
    await processes.stop();
    carrier.close();
    mailing.close();
  });

  /** A phone of the demo, which is gone with the test however that ends. */
  async function startPhone(does: Parameters<typeof Softphone.start>[3]): Promise<Softphone> {
    const row = { name: phone.username, password: phone.password };
    const softphone = await Softphone.start(asterisk, processes.place, row, does);
    onTestFinished(() => softphone.stop());
    return softphone;
  }

  it('a call is told of stop by stop, with whose phone rang and answered (CALL-14)', async () => {
    const { name, number } = phone;
    const softphone = await startPhone({ answers: true });
    await softphone.until(/200 OK/);

    const told = await callCommand(number, '--stay', '1');

    expect(told).toContain(`The phone of ${name} rings.`);
    expect(told).toContain(`The phone of ${name} answers.`);
    expect(told).toContain(`The portal keeps it as answered by ${name}, with 1 s of talk.`);
    expect(told).toContain('SIP answered 100, 180, 200, 200.');
  });

  it('[LIVE-01] a call is on the board while people talk, with whose phone it is, and then no more', async () => {
    const { name, number } = phone;
    const softphone = await startPhone({ answers: true });
    await softphone.until(/200 OK/);

    const called = callCommand(number, '--stay', '5');
    let board = await ask('/api/call');
    await vi.waitUntil(
      async () => {
        board = await ask('/api/call');
        return board.items[0]?.phase.kind === 'talking';
      },
      { timeout: 30_000 },
    );
    const [{ to, phase }] = board.items;
    const { id } = board.people.find((one: { name: string }) => one.name === name);
    await called;
    await vi.waitUntil(async () => (await ask('/api/call')).items.length === 0, {
      timeout: 30_000,
    });

    expect([to, phase.teammateIds, board.hasSamples]).toEqual([number, [id], false]);
  });

  /** Dials from a phone of the demo, until it rings outside. */
  async function dialsForHelp(number: string): Promise<AgentCall> {
    const ringing = new Promise<AgentCall>((resolve) => {
      carrier.onCall = (call) => {
        call.answer(180, 'Ringing');
        resolve(call);
      };
    });
    await startPhone({ dial: number });
    return ringing;
  }
  const where = {
    houseNumber: '214',
    streetName: 'Dauphin Street',
    addressLine2: 'Suite 300',
    city: 'Mobile',
    stateCode: 'AL',
    zip: '36602',
  };

  it('[EMER-02] 911 is mailed to every admin and told live while it still rings, with the address', async () => {
    const call = await dialsForHelp('911');
    const told = () =>
      mailing.mails
        .map((mail) => mail.replaceAll('=\r\n', ''))
        .filter((mail) => mail.includes(`${phone.name} called 911`));
    await vi.waitUntil(() => told().length === 3, { timeout: 60_000 });
    const { items } = await ask('/api/call/emergency');
    expect([call.user, call.statuses, call.ending]).toEqual(['911', [], null]);
    expect(call.offered).toMatch(/<ca:A3>Mobile<.*<ca:RD>Dauphin Street<.*<ca:PC>36602</s);
    expect(
      told()
        .map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])
        .toSorted(),
    ).toEqual([
      'maya.okafor@harbordental.com',
      'quentin@harbordental.com',
      'renee@harbordental.com',
    ]);
    expect(told().join()).toContain('214 Dauphin Street, Suite 300');
    expect(items).toMatchObject([{ number: '911', teammateName: phone.name, address: where }]);
  });

  it('[EMER-02] 933 stands in the log with the address that was read back', async () => {
    const call = await dialsForHelp('933');
    call.answer(200, 'OK');
    const newest = async () => (await ask('/api/emergency/calls?isTest=true&limit=1')).items[0];
    await vi.waitUntil(async () => (await newest())?.teammateName === phone.name, {
      timeout: 60_000,
    });
    expect(await newest()).toMatchObject({ number: '933', isTest: true, address: where });
    expect(call.offered).toContain('<ca:RD>Dauphin Street<');
  });

  it('[MSG-04] the light of a phone tells of a message as soon as the portal has it', async () => {
    const softphone = await startPhone({ hasLight: true });
    await softphone.until(/Voice-Message: \d+\//);
    const { tenantId: accountId } = await ask('/api/1/user');
    const { people } = await ask('/api/call');
    const { id: boxId } = people.find((one: { name: string }) => one.name === phone.name);
    const key = Buffer.from(`exchange:${processes.env['EXCHANGE_KEY']}`).toString('base64');
    const asExchange = (method: string, path: string, type: string, body: BodyInit) =>
      fetch(`${processes.origin}/api/exchange/${path}`, {
        method,
        headers: { authorization: `Basic ${key}`, 'content-type': type },
        body,
      });
    const leave = async () => {
      const left = { accountId, box: 'teammate', boxId, from: '', leftAt: '2026-11-20T10:00:00Z' };
      const path = `messages/${randomUUID()}?${new URLSearchParams(left)}`;
      const wave = new Uint8Array(toneWave(440, 2));
      expect((await asExchange('PUT', path, 'audio/wav', wave)).status).toBe(200);
      const asked = JSON.stringify({ phones: [phone.username] });
      const answer = await asExchange('POST', 'lights', 'application/json', asked);
      const { lights } = (await answer.json()) as { lights: { fresh: number }[] };
      return Number(lights[0]?.fresh);
    };
    /** The phone says it last. */
    const said = (fresh: number) =>
      softphone.until(new RegExp(`Voice-Message: ${fresh}/(?![^]*Voice-Message)`));
    // Once it may have been asked for because the phone signed in.
    const first = await leave();
    await said(first);
    expect(await leave()).toBe(first + 1);
    await said(first + 1);
  });

  /** What the hub tells the owner from now on. */
  async function listenLive(): Promise<readonly SentEvent[]> {
    const told: SentEvent[] = [];
    // Node's own takes headers, of which the types of browsers know nothing.
    const options: unknown = { headers: { authorization: `Bearer ${ask.token}` } };
    const socket = new WebSocket(
      `${processes.origin.replace('http', 'ws')}/hub`,
      options as string[],
    );
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      for (const record of data.split('\u001e').filter(Boolean)) {
        const { target: method, arguments: [event] = [] } = JSON.parse(record);
        if (event) told.push({ method, event });
      }
    });
    await once(socket, 'open');
    socket.send('{"protocol":"json","version":1}\u001e');
    onTestFinished(() => socket.close());
    return told;
  }

  const tone = 620;
  const caller = '+13125550142';

  /** Calls a number, says a tone once that is recorded, and hangs up; answers when Asterisk saw that. */
  async function leaveMessage(number: string): Promise<number> {
    const events: WatchedEvent[] = [];
    const access = {
      port: Number(processes.env['ARI_PORT']),
      password: ariPasswordOf(asteriskFolder(readSettings(processes.env))),
    };
    onTestFinished(await watchAsterisk(access, (event) => events.push(event)));
    const next = (isIt: (event: WatchedEvent) => boolean) =>
      vi.waitUntil(() => events.find(isIt), { timeout: 60_000 });
    const speech = await Speech.open(carrier.own.address);
    onTestFinished(() => speech.close());
    const call = carrier.call(
      { user: number, at: { address: '127.0.0.1', port: Number(processes.env['SIP_PORT']) } },
      { from: caller, speech: speech.own },
    );
    const { recording } = await next(({ type }) => type === 'RecordingStarted');
    if (call.speech) await speech.say(tone, 2, call.speech);
    call.hangUp();
    const { timestamp } = await next(
      ({ type, channel }) =>
        type === 'ChannelDestroyed' && channel?.id === callOf(recording?.name ?? ''),
    );
    return Date.parse(timestamp);
  }

  /** A message as the owner finds it once the hub tells of one, and seconds from the end of its call. */
  async function messageLeftAt(number: string) {
    const told = await listenLive();
    const hungUpAt = await leaveMessage(number);
    const isMessage = ({ event }: SentEvent) => event.eventType === 'voicemail';
    const { method, event } = await vi.waitUntil(() => told.find(isMessage), {
      timeout: 60_000,
    });
    const sound = await asOwner(`/api/voicemail/${event.id}/sound`);
    const wave = Buffer.from(await sound.arrayBuffer());
    return {
      method,
      after: (Date.parse(event.at) - hungUpAt) / 1000,
      heard: pitchesIn(samplesOf(wave), [tone]),
      seconds: Math.round((wave.length - 44) / 16_000),
      message: await ask(`/api/voicemail/${event.id}`),
    };
  }

  it.each(['teammate', 'team'] as const)(
    '[MSG-01] a message is in the box of a %s within 5 s, told live, with all that is known of it',
    async (kind) => {
      const { id, fullName: name, defaultNumber } = await ask('/api/1/user');
      const own = { number: defaultNumber, box: { id, name }, by: { kind, id } };
      const { number, box, by } = kind === 'team' ? line : own;
      const { after, message, ...left } = await messageLeftAt(number);
      expect(left).toEqual({ method: 'CreateEntityAsync', heard: [tone], seconds: 2 });
      expect(after).toBeLessThan(5);
      expect(message).toMatchObject({ from: caller, seconds: 2, box: { kind, ...box } });
      const way = message.way.map(({ node }: { node: object }) => node);
      expect(way).toMatchObject([{ kind: 'number' }, by, { kind: 'voicemail', ...box }]);
    },
  );

  // Asterisk looks it up for each call, and asks DNS where it finds none.
  it('programs know the name of this machine (CALL-13)', async () => {
    const args = ['-sn', 'uac', '-m', '1', '-timeout', '1', '-nostdin', `${hostname()}:9`];
    const sipp = asterisk.run('sipp', args, {
      folder: processes.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });

    const said = sipp.stderr ? await text(sipp.stderr) : '';

    expect(said).toContain(`Resolving remote host '${hostname()}'... Done.`);
  });

  it('what cannot be called is refused in words (CALL-14)', async () => {
    expect(await callCommand('+12515550199')).toContain('Nobody has this number');
    expect(await callCommand('12515550142')).toContain('pnpm call NUMBER');
  });
});
