import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toneWave } from '../call/beep.ts';
import type { LeftMessage } from './outcome.ts';
import { RecordedSounds, type RecordedSoundsOptions } from './recorded-sounds.ts';

const message: LeftMessage = {
  id: '00000001-0000-4000-8000-000000000000',
  recording: '1700000000.1~message',
  told: {
    accountId: '00000002-0000-4000-8000-000000000000',
    box: 'teammate',
    boxId: '00000003-0000-4000-8000-000000000000',
    from: '+12515550777',
    leftAt: '2026-11-20T10:00:00.000Z',
  },
};

describe('what callers said to voicemails', () => {
  let folder: string;
  let recordings: string;
  let file: string;
  const told: [string, number][] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messages-'));
    recordings = join(folder, 'recording');
    file = join(recordings, `${message.recording}.wav`);
    await mkdir(recordings);
    told.length = 0;
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function start(options: Partial<RecordedSoundsOptions<LeftMessage>> = {}) {
    const messages = new RecordedSounds<LeftMessage>({
      what: 'the message of call',
      folder: join(folder, 'messages'),
      recordings,
      async send({ id }, wave) {
        told.push([id, wave.readUInt32LE(40)]);
        return null;
      },
      onRefused: () => {},
      pause: 1,
      ...options,
    });
    await messages.open();
    return messages;
  }
  /** What is left of it, in all folders. */
  const left = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => /\.(wav|json)$/.test(name));
  const isGone = () => vi.waitUntil(async () => (await left()).length === 0);

  it('[CALL-02] are handed over once and removed', async () => {
    await writeFile(file, toneWave(400, 2));
    const messages = await start();
    await messages.add(message);
    await isGone();
    // The call is told again when somebody died before it was known to be.
    await messages.add(message);
    await messages.close();
    expect(told).toEqual([[message.id, 32_000]]);
  });

  it('[CALL-11] wait for the portal, and are handed over by whoever comes next', async () => {
    await writeFile(file, toneWave(400, 2));
    const away = await start({ pause: 3_600_000, send: () => Promise.reject(new Error('away')) });
    await away.add(message);
    await away.close();
    expect(await left()).toHaveLength(2);
    const next = await start();
    await isGone();
    await next.close();
    expect(told).toHaveLength(1);
  });

  it('are not handed over again where the portal has them and the recording is gone', async () => {
    await mkdir(join(folder, 'messages'));
    await writeFile(join(folder, 'messages', `${message.id}.json`), JSON.stringify(message));
    const messages = await start();
    await isGone();
    await messages.close();
    expect(told).toEqual([]);
  });

  it.each([
    ['nothing', 0],
    ['less than a second', 0.9],
  ])('are none where %s was said', async (_what, seconds) => {
    await writeFile(file, toneWave(400, seconds));
    const messages = await start();
    await messages.add(message);
    await messages.add({ ...message, recording: 'none' });
    await messages.close();
    expect([await left(), told]).toEqual([[], []]);
  });

  it('have the length of what Asterisk wrote before it died', async () => {
    const wave = toneWave(400, 2);
    wave.writeUInt32LE(36, 4);
    wave.writeUInt32LE(0, 40);
    await writeFile(file, Buffer.concat([wave, Buffer.from([7])]));
    const messages = await start();
    await messages.add(message);
    await isGone();
    await messages.close();
    expect(told).toEqual([[message.id, 32_000]]);
  });

  it('are put aside where the portal refuses them, which is said once', async () => {
    const wave = toneWave(400, 2);
    await writeFile(file, wave);
    const onRefused = vi.fn();
    const messages = await start({ send: async () => 'box', onRefused });
    await messages.add(message);
    const aside = join('messages', 'refused', `${message.id}.wav`);
    await vi.waitUntil(async () => (await left()).join() === aside);
    await messages.close();
    expect(onRefused.mock.calls).toEqual([[`the message of call ${message.id}`, 'box']]);
    expect(await readFile(join(folder, aside))).toEqual(wave);
  });
});
