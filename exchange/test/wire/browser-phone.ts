import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { vi } from 'vitest';
import { demoPassword } from '../../../server/seeds/demo-accounts.ts';
import { signInAs } from '../../../shared/build/src/sign-in.mjs';
import { toneWave } from '../../src/call/beep.ts';
import { pitchesIn, rate } from './pitches.ts';

/** Of Chromium: https://www.w3.org/TR/mediacapture-transform/#track-processor. */
declare class MediaStreamTrackProcessor {
  constructor(of: { readonly track: MediaStreamTrack });
  readonly readable: ReadableStream<AudioData>;
}

/** What people of the demo say in tests, as pitches in hertz. */
const voices = { daniel: 440, maya: 700, sofia: 1000 } as const;
type Voice = keyof typeof voices;
const pitches = Object.values(voices);
const emails: Readonly<Record<Voice, string>> = {
  daniel: 'daniel@harbordental.com',
  maya: 'maya.okafor@harbordental.com',
  sofia: 'sofia@harbordental.com',
};

interface BrowserOptions {
  readonly isRelayed?: boolean;
  readonly isHidden?: boolean;
}

/** What a page of a test knows beside its own. */
type Held = typeof globalThis & { connections: RTCPeerConnection[] };

/** Phones whose page is open. */
const opened = new Set<BrowserPhone>();

/** The Chromium of somebody who is signed in to the portal and says one tone into its microphone. */
export class BrowserPhone {
  readonly page: Page;
  readonly #browser: Browser;
  readonly #who: Voice;

  /**
   * @param origin of the portal as this browser reaches it
   * @param executablePath of a Chromium
   * @param isRelayed sound goes by a relay of the portal's settings alone
   * @param isHidden it has no leave to use the microphone for good, and hides its addresses (`.local`)
   */
  static async open(
    { folder, origin }: { readonly folder: string; readonly origin: string },
    executablePath: string,
    who: Voice,
    { isRelayed = false, isHidden = false }: BrowserOptions = {},
  ): Promise<BrowserPhone> {
    const sound = join(folder, `${who}.wav`);
    writeFileSync(sound, toneWave(voices[who], 2));
    const browser = await chromium.launch({
      executablePath,
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${sound}`,
        '--autoplay-policy=no-user-gesture-required',
      ],
    });
    const storageState = await signInAs(origin, { email: emails[who], password: demoPassword });
    const context = await browser.newContext({
      baseURL: origin,
      storageState,
      permissions: isHidden ? [] : ['microphone'],
    });
    await context.addInitScript(overhear, isRelayed);
    return new BrowserPhone(browser, await openPage(context), who);
  }

  private constructor(browser: Browser, page: Page, who: Voice) {
    this.#browser = browser;
    this.page = page;
    this.#who = who;
    opened.add(this);
    page.once('close', () => opened.delete(this));
  }

  /** Another tab of this browser. */
  async tab(): Promise<BrowserPhone> {
    return new BrowserPhone(this.#browser, await openPage(this.page.context()), this.#who);
  }

  get button(): Locator {
    return this.page.getByRole('button', { name: /^Phone/ });
  }

  get card(): Locator {
    return this.page.getByRole('region', { name: 'Phone' });
  }

  /** Done once the card says this somewhere. */
  async says(text: string | RegExp): Promise<void> {
    await this.card.getByText(text).waitFor();
  }

  /** Done once it says so no more. */
  async unsays(text: string | RegExp): Promise<void> {
    await this.card.getByText(text).waitFor({ state: 'hidden' });
  }

  async extension(): Promise<string> {
    const answer = await this.page.request.get('/api/user');
    return (await answer.json()).extension;
  }

  async press(name: string | RegExp): Promise<void> {
    await this.card.getByRole('button', { name }).click();
  }

  /** Opens the card, which says this: by default that it is signed in and nothing goes on. */
  async open(text = 'Ready'): Promise<void> {
    if ((await this.button.getAttribute('aria-expanded')) === 'false') await this.button.click();
    await this.says(text);
  }

  /** Done once nothing goes on, which closes the card. */
  async over(): Promise<void> {
    await this.card.waitFor({ state: 'hidden' });
  }

  /** Types a number and has it called; something may be asked first. */
  async dial(number: string): Promise<void> {
    await this.open();
    await this.card.getByLabel('Name or number').fill(number);
    await this.page.keyboard.press('Enter');
  }

  async call(number: string): Promise<void> {
    await this.dial(number);
    await this.card.getByRole('button', { name: 'End call' }).waitFor();
  }

  /** Done once a call rings here. */
  async rings(): Promise<void> {
    await this.card.getByRole('button', { name: 'Answer' }).waitFor();
  }

  async answer(): Promise<void> {
    await this.press('Answer');
  }

  /** Done once both sides are connected. */
  async talks(): Promise<void> {
    await this.card.getByRole('timer').waitFor();
  }

  /** Calls the other, who answers; done once both see that they talk. */
  async talksTo(other: BrowserPhone): Promise<void> {
    await other.open();
    await this.call(await other.extension());
    await other.answer();
    await other.talks();
    await this.talks();
  }

  async end(): Promise<void> {
    await this.press('End call');
  }

  /** Ends what goes on, if anything does, and closes the card. */
  async rest(): Promise<void> {
    await this.page.keyboard.press('Alt+e');
    await this.page.keyboard.press('Escape');
    await this.over();
  }

  /**
   * Waits until the newest call is heard with this voice and no other: null for silence. How
   * long sound takes on a busy machine is no finding.
   */
  async hears(voice: Voice | null): Promise<void> {
    const wanted = voice === null ? [] : [voices[voice]];
    let heard: readonly number[] = [];
    const isHeard = async () => {
      heard = pitchesIn(await this.#listen(), pitches);
      return `${heard}` === `${wanted}`;
    };
    await vi.waitUntil(isHeard, { timeout: 90_000 }).catch(async () => {
      const names = `${heard.join(', ') || 'nothing'}, not ${wanted.join() || 'silence'}`;
      const all = await Promise.all([...opened].map((phone) => phone.#came()));
      throw new Error(`Heard ${names}: ${all.join('; ')}.`);
    });
  }

  /** What went and came of the newest call, for a person who asks why nothing is heard. */
  async #came(): Promise<string> {
    const came = await this.page.evaluate(async () => {
      const connection = (globalThis as Held).connections.at(-1);
      const track = connection?.getSenders()[0]?.track;
      const told = {
        connected: connection?.connectionState,
        microphone: `${track?.readyState} ${track?.muted} ${track?.enabled}`,
        page: document.visibilityState,
      };
      const stats: RTCStats[] = [...((await connection?.getStats())?.values() ?? [])];
      const kept = ['dtlsState', 'packetsSent', 'packetsReceived', 'packetsLost', 'audioLevel'];
      const counted = stats.flatMap((one) =>
        Object.entries(one).filter(([name]) => kept.includes(name)),
      );
      return JSON.stringify([told, ...counted]);
    });
    return `${this.#who} ${came}`;
  }

  /** From now on the newest call is sent no sound. */
  async sendNothing(): Promise<void> {
    await this.page.evaluate(async () => {
      const connection = (globalThis as Held).connections.at(-1);
      await connection?.getSenders()[0]?.replaceTrack(null);
    });
  }

  /** A third of a second of the newest call from now, as `pitchesIn` takes it. */
  #listen(): Promise<number[]> {
    return this.page.evaluate(async (perSecond) => {
      const connection = (globalThis as Held).connections.at(-1);
      const track = connection?.getReceivers()[0]?.track;
      if (!track) return [];
      const own = track.clone();
      const reader = new MediaStreamTrackProcessor({ track: own }).readable.getReader();
      const samples: number[] = [];
      // A side that is on hold is sent nothing at all; frames of a busy machine come late.
      const end = setTimeout(() => own.stop(), 2000);
      while (samples.length < perSecond / 3) {
        // oxlint-disable-next-line no-await-in-loop -- one frame after the other
        const { value } = await reader.read();
        if (!value) break;
        const frame = new Float32Array(value.numberOfFrames);
        value.copyTo(frame, { planeIndex: 0, format: 'f32-planar' });
        const each = value.sampleRate / perSecond;
        for (let at = 0; at + each <= frame.length; at += each) {
          let sum = 0;
          for (const one of frame.subarray(at, at + each)) sum += one;
          samples.push(sum / each);
        }
        value.close();
      }
      clearTimeout(end);
      own.stop();
      return samples;
    }, rate);
  }

  /** The two ends of the way that the newest call takes, as WebRTC names their kinds. */
  way(): Promise<{ own: string; other: string }> {
    return this.page.evaluate(async () => {
      const stats = await (globalThis as Held).connections.at(-1)?.getStats();
      if (!stats) throw new Error('There is no call.');
      const transport = [...stats.values()].find(({ type }) => type === 'transport');
      const pair = stats.get(transport?.selectedCandidatePairId);
      return {
        own: stats.get(pair?.localCandidateId)?.candidateType,
        other: stats.get(pair?.remoteCandidateId)?.candidateType,
      };
    });
  }

  /** What the newest call told the exchange of itself, as SDP. */
  offered(): Promise<string> {
    return this.page.evaluate(
      () => (globalThis as Held).connections.at(-1)?.localDescription?.sdp ?? '',
    );
  }

  async stop(): Promise<void> {
    await this.#browser.close();
  }
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const answer = await page.goto('/');
  if (!answer?.ok()) throw new Error('The portal is not built: node scripts/build.mjs');
  return page;
}

/** Keeps the connections of a page, and its microphone as it is: what makes speech better takes a tone away. */
function overhear(isRelayed: boolean): void {
  const held = globalThis as Held;
  held.connections = [];
  held.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(given?: RTCConfiguration) {
      super({ ...given, ...(isRelayed && { iceTransportPolicy: 'relay' }) });
      held.connections.push(this);
    }
  };
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = (wanted) => {
    const asked = typeof wanted?.audio === 'object' ? wanted.audio : {};
    return ask({
      audio: { ...asked, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    });
  };
}
