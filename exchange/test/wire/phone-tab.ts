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

/** What a page of a test knows beside its own. */
type Held = typeof globalThis & { connections: RTCPeerConnection[] };

/** How the sound of a browser finds its way. */
interface Ways {
  /** By a relay of the portal's settings alone. */
  readonly isRelayed?: boolean;
}

/** A tab of a Chromium with the portal in it, of somebody who says one tone into the microphone. */
export class PhoneTab {
  readonly page: Page;
  readonly #browser: Browser;

  /**
   * @param origin of the portal as this browser reaches it
   * @param who an email of the demo, and the pitch that is said, in hertz
   */
  static async open(
    { folder, origin }: { readonly folder: string; readonly origin: string },
    executablePath: string,
    { email, pitch, isRelayed = false }: { readonly email: string; readonly pitch: number } & Ways,
  ): Promise<PhoneTab> {
    const sound = join(folder, `${pitch}.wav`);
    writeFileSync(sound, toneWave(pitch, 2));
    const browser = await chromium.launch({
      executablePath,
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${sound}`,
        '--autoplay-policy=no-user-gesture-required',
      ],
    });
    const storageState = await signInAs(origin, { email, password: demoPassword });
    const context = await browser.newContext({
      baseURL: origin,
      storageState,
      permissions: ['microphone'],
    });
    await context.addInitScript(overhear, isRelayed);
    return new PhoneTab(browser, await openPage(context));
  }

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.page = page;
  }

  /** Another tab of this browser. */
  async tab(): Promise<PhoneTab> {
    return new PhoneTab(this.#browser, await openPage(this.page.context()));
  }

  get button(): Locator {
    return this.page.getByRole('button', { name: /^Phone/ });
  }

  get card(): Locator {
    return this.page.getByRole('region', { name: 'Phone' });
  }

  says(text: string | RegExp, timeout = 30_000): Promise<void> {
    return this.card.getByText(text).waitFor({ timeout });
  }

  press(name: string | RegExp): Promise<void> {
    return this.card.getByRole('button', { name }).click();
  }

  /** Opens the card, which says this. */
  async open(text = 'Ready'): Promise<void> {
    if ((await this.button.getAttribute('aria-expanded')) === 'false') await this.button.click();
    await this.says(text);
  }

  /** Calls the other, who answers; done once both see that they talk. */
  async talksTo(other: PhoneTab): Promise<void> {
    await other.open();
    await this.open();
    await this.card.getByLabel('Name or number').fill(await other.extension());
    await this.page.keyboard.press('Enter');
    await other.press('Answer');
    await other.card.getByRole('timer').waitFor();
    await this.card.getByRole('timer').waitFor();
  }

  async extension(): Promise<string> {
    const answer = await this.page.request.get('/api/user');
    return (await answer.json()).extension;
  }

  /** Done once the card is closed, as nothing goes on. */
  over(timeout = 30_000): Promise<void> {
    return this.card.waitFor({ state: 'hidden', timeout });
  }

  /** Waits until the newest call is heard with this pitch, in hertz. */
  async hears(pitch: number): Promise<void> {
    let heard: number | null = null;
    const isHeard = async () => {
      heard = await this.#loudest();
      // Two stretches of the analyser are 6 Hz apart.
      return heard !== null && Math.abs(heard - pitch) < 12;
    };
    await vi.waitUntil(isHeard, { timeout: 30_000 }).catch(() => {
      throw new Error(`Heard ${heard}, not ${pitch}.`);
    });
  }

  /** The loudest pitch of the newest call from now on; null where all is silent. */
  #loudest(): Promise<number | null> {
    return this.page.evaluate(async () => {
      const track = (globalThis as Held).connections.at(-1)?.getReceivers()[0]?.track;
      if (!track) return null;
      const context = new AudioContext();
      const analyser = new AnalyserNode(context, { fftSize: 8192, smoothingTimeConstant: 0 });
      context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
      // A fifth of a second is looked at; before, the context has to start.
      await new Promise((resolve) => {
        setTimeout(resolve, 600);
      });
      const levels = new Float32Array(analyser.frequencyBinCount);
      analyser.getFloatFrequencyData(levels);
      const loudest = levels.indexOf(Math.max(...levels));
      const pitch = (loudest * context.sampleRate) / analyser.fftSize;
      void context.close();
      return (levels[loudest] ?? -Infinity) > -70 ? pitch : null;
    });
  }

  /** The two ends of the way that the newest call takes, as WebRTC names their kinds. */
  way(): Promise<{ own: string; other: string; offered: string }> {
    return this.page.evaluate(async () => {
      const connection = (globalThis as Held).connections.at(-1);
      if (!connection) throw new Error('There is no call.');
      const stats = await connection.getStats();
      const all = [...stats.values()];
      const transport = all.find(({ type }) => type === 'transport');
      const pair = stats.get(transport?.selectedCandidatePairId);
      return {
        own: stats.get(pair?.localCandidateId)?.candidateType,
        other: stats.get(pair?.remoteCandidateId)?.candidateType,
        offered: connection.localDescription?.sdp ?? '',
      };
    });
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
    constructor(given: RTCConfiguration) {
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
