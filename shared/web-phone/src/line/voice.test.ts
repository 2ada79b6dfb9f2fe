import { beforeEach, expect, it, vi } from 'vitest';
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
