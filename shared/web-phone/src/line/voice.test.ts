import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallMedia } from './call.ts';
import { Voice } from './voice.ts';

class Track extends EventTarget {
  enabled = true;
  readyState = 'live';
  readonly stop = vi.fn(() => {
    this.readyState = 'ended';
  });

  /** Its device is unplugged. */
  end(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

/** Opens with the next of these, or fails where it is null. */
let devices: (Track | null)[];
let sender: { track: Track | null; replaceTrack(track: Track): Promise<void> };
let media: { -readonly [key in keyof CallMedia]: CallMedia[key] };
const onGone = vi.fn();
let voice: Voice;

const streamOf = (track: Track) => ({ getTracks: () => [track], getAudioTracks: () => [track] });

beforeEach(() => {
  onGone.mockReset();
  devices = [];
  sender = {
    track: null,
    async replaceTrack(track) {
      sender.track = track;
    },
  };
  media = { heard: null, said: null, connection: { getSenders: () => [sender] } as never };
  voice = new Voice({
    media,
    onGone,
    async microphone() {
      const next = devices.shift() ?? null;
      if (next === null) throw new DOMException('none', 'NotFoundError');
      return streamOf(next) as never;
    },
  });
});

afterEach(() => void vi.unstubAllGlobals());

/** A voice by a microphone, as muted as said. */
async function talkBy(track: Track, { isMuted = false } = {}): Promise<void> {
  devices.push(track);
  await voice.open();
  sender.track = track;
  track.enabled = !isMuted;
}

it('[CALL-16] another microphone takes over as muted as the one before, which is freed', async () => {
  const [before, next] = [new Track(), new Track()];
  await talkBy(before, { isMuted: true });
  devices.push(next);
  await voice.change();
  expect(sender.track).toBe(next);
  expect(next.enabled).toBe(false);
  expect(before.stop).toHaveBeenCalledOnce();
  expect(media.said?.getTracks()).toEqual([next]);
});

it('[CALL-16] a microphone that works is kept where another cannot be opened', async () => {
  const before = new Track();
  await talkBy(before);
  await voice.change();
  expect(sender.track).toBe(before);
  expect(before.stop).not.toHaveBeenCalled();
  expect(onGone).not.toHaveBeenCalled();
});

it('[CALL-16] a microphone that is taken away is replaced by another at once', async () => {
  const [before, next] = [new Track(), new Track()];
  await talkBy(before);
  devices.push(next);
  before.end();
  await vi.waitFor(() => expect(sender.track).toBe(next));
  expect(onGone).not.toHaveBeenCalledWith(true);
});

it('[CALL-16] without another the voice is gone, until there is one again', async () => {
  const [before, next] = [new Track(), new Track()];
  await talkBy(before);
  before.end();
  await vi.waitFor(() => expect(onGone).toHaveBeenLastCalledWith(true));
  devices.push(next);
  voice.seek();
  await vi.waitFor(() => expect(onGone).toHaveBeenLastCalledWith(false));
  expect(sender.track).toBe(next);
  voice.seek();
  expect(media.said?.getTracks()).toEqual([next]);
});

it('[CALL-16] of two that were asked for the last one is used, and the other freed', async () => {
  const [first, second] = [new Track(), new Track()];
  await talkBy(new Track());
  devices.push(first, second);
  await Promise.all([voice.change(), voice.change()]);
  expect(sender.track).toBe(second);
  expect(first.stop).toHaveBeenCalledOnce();
});

/** What mixes: nothing of it sounds in tests. */
function mixing() {
  const mixes: Track[] = [];
  const mixed: unknown[][] = [];
  vi.stubGlobal(
    'AudioContext',
    class {
      #sounds: unknown[] = [];
      createMediaStreamDestination() {
        const mix = new Track();
        mixes.push(mix);
        mixed.push(this.#sounds);
        return { stream: streamOf(mix) };
      }
      createMediaStreamSource(sound: unknown) {
        return { connect: () => void this.#sounds.push(sound) };
      }
      async close() {}
    },
  );
  return { mixes, mixed };
}

it('[CALL-16] somebody else is heard beside the microphone, muted or another one', async () => {
  const { mixes, mixed } = mixing();
  const [own, next] = [new Track(), new Track()];
  const guest = streamOf(new Track());
  await talkBy(own);
  await voice.share(guest as never);
  expect(sender.track).toBe(mixes[0]);
  expect(mixed[0]).toEqual([expect.objectContaining({ getTracks: expect.anything() }), guest]);
  voice.mute(true);
  expect([own.enabled, mixes[0]?.enabled]).toEqual([false, true]);
  devices.push(next);
  await voice.change();
  expect(sender.track).toBe(mixes[1]);
  expect([next.enabled, mixes[0]?.readyState]).toEqual([false, 'ended']);
  await voice.share(null);
  expect(sender.track).toBe(next);
  expect([next.enabled, mixes[1]?.readyState]).toEqual([false, 'ended']);
});

it('[CALL-16] nobody says anything on hold once they are parted', async () => {
  const { mixes } = mixing();
  const own = new Track();
  await talkBy(own);
  await voice.share(streamOf(new Track()) as never);
  const [mix] = mixes;
  if (mix) mix.enabled = false;
  await voice.share(null);
  expect([sender.track, own.enabled]).toEqual([own, false]);
});

it('[CALL-16] who is not wanted any more before they are mixed is not heard', async () => {
  const { mixes } = mixing();
  const own = new Track();
  await talkBy(own);
  await Promise.all([voice.share(streamOf(new Track()) as never), voice.share(null)]);
  expect([sender.track, mixes]).toEqual([own, []]);
});

it('[CALL-16] nobody else is heard where the browser cannot mix', async () => {
  const own = new Track();
  await talkBy(own);
  vi.stubGlobal('AudioContext', undefined);
  await expect(voice.share(streamOf(new Track()) as never)).rejects.toThrow();
  expect([voice.isShared, sender.track]).toEqual([false, own]);
});

it('[CALL-16] nothing is opened for a call that only rings, or kept after its end', async () => {
  const track = new Track();
  devices.push(track);
  await voice.change();
  expect(devices).toEqual([track]);
  const opened = voice.open();
  voice.free();
  expect(await opened).toBeNull();
  expect(track.stop).toHaveBeenCalledOnce();
  expect(media.said).toBeNull();
});
