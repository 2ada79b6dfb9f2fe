import { vi } from 'vitest';

type Kind = 'audioinput' | 'audiooutput';

/** A stream of one track, as a page sees it. */
export class FakeStream {
  readonly id: string;
  readonly track = Object.assign(new EventTarget(), { enabled: true, stop: vi.fn() });

  constructor(id: string) {
    this.id = id;
  }

  getTracks = () => [this.track];
  getAudioTracks = this.getTracks;
  clone = () => new FakeStream(`${this.id} again`);
}

/** Devices of a computer, and whether a person lets the page hear the microphones. */
export class FakeDevices extends EventTarget {
  /** What the browser answers as it is asked for a microphone: an error's name, or null for a yes. */
  refusal: string | null = null;
  isAllowed = false;
  /** Streams that were opened, named by their device. */
  readonly opened: FakeStream[] = [];
  #devices: { kind: Kind; deviceId: string; label: string }[] = [];

  plug(kind: Kind, deviceId: string, label: string): void {
    this.#devices.push({ kind, deviceId, label });
    this.dispatchEvent(new Event('devicechange'));
  }

  unplug(deviceId: string): void {
    this.#devices = this.#devices.filter((one) => one.deviceId !== deviceId);
    this.dispatchEvent(new Event('devicechange'));
  }

  async enumerateDevices() {
    return this.#devices.map((one) => (this.isAllowed ? one : { ...one, label: '', deviceId: '' }));
  }

  getUserMedia = vi.fn(async ({ audio }: { audio: true | { deviceId: { exact: string } } }) => {
    if (this.refusal !== null) throw new DOMException('no', this.refusal);
    const inputs = this.#devices.filter(({ kind }) => kind === 'audioinput');
    const wanted = audio === true ? inputs[0]?.deviceId : audio.deviceId.exact;
    if (!inputs.some(({ deviceId }) => deviceId === wanted)) {
      throw new DOMException('gone', audio === true ? 'NotFoundError' : 'OverconstrainedError');
    }
    this.isAllowed = true;
    const stream = new FakeStream(wanted ?? '');
    this.opened.push(stream);
    return stream;
  });
}
