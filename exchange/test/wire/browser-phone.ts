import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { demoPassword } from '../../../server/seeds/demo-accounts.ts';
import { signInAs } from '../../../shared/build/src/sign-in.mjs';
import { toneWave } from '../../src/call/beep.ts';

/** A call as the line of `shared/web-phone` tells of it, as far as tests ask. */
interface SeenCall {
  readonly id: string;
  readonly who: { readonly name: string; readonly number: string };
  readonly state: string;
  readonly end: string | null;
}

/** What pages know; `createLine` is `lineScript`'s. */
declare const webPhone: { createLine(options: object): Line };
interface Line {
  see(): { readonly state: string; readonly calls: readonly SeenCall[] };
  subscribe(heard: () => void): () => void;
  call(to: string): string;
  media(id: string): { readonly heard: MediaStream | null };
}
type Held = typeof globalThis & { line: Line };

/** Methods of the line that take the id of a call first. */
type Act = 'answer' | 'decline' | 'hangUp' | 'hold' | 'mute' | 'press' | 'transfer' | 'join';

/** A Chromium in which somebody is signed in to the portal, who says one tone into its microphone. */
export class BrowserPhone {
  readonly page: Page;
  readonly #browser: Browser;

  /**
   * Opens a page of the portal and the line there, as its phone will.
   *
   * @param executablePath of a Chromium
   * @param script of `lineScript`
   * @param who an email of the demo, and the pitch that is said, in hertz
   */
  static async open(
    { folder, origin }: { readonly folder: string; readonly origin: string },
    { executablePath, script }: { readonly executablePath: string; readonly script: string },
    who: { readonly email: string; readonly pitch: number },
  ): Promise<BrowserPhone> {
    const sound = join(folder, `${who.pitch}.wav`);
    writeFileSync(sound, toneWave(who.pitch, 2));
    const browser = await chromium.launch({
      executablePath,
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${sound}`,
        '--autoplay-policy=no-user-gesture-required',
      ],
    });
    const storageState = await signInAs(origin, { email: who.email, password: demoPassword });
    // Without leave to use the microphone a browser hides its addresses, which Asterisk needs.
    const page = await browser.newPage({ storageState, permissions: ['microphone'] });
    const answer = await page.goto(origin);
    if (!answer?.ok()) throw new Error('The portal is not built: node scripts/build.mjs');
    const phone = new BrowserPhone(browser, page);
    await page.evaluate(script);
    await phone.openLine();
    return phone;
  }

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.page = page;
  }

  /** Opens the line of this page, and waits until it is signed in. */
  async openLine(): Promise<void> {
    await this.page.evaluate(async () => {
      const headers = { 'content-type': 'application/json', 'x-jackfield': '1' };
      const answer = await fetch('/api/webphone', { method: 'POST', headers, body: '{}' });
      if (!answer.ok) throw new Error(`No web phone: ${answer.status} ${await answer.text()}`);
      // What makes speech better takes a tone away.
      const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
      (globalThis as Held).line = webPhone.createLine({
        phone: (await answer.json()).phone,
        origin: location.origin,
        microphone: () => navigator.mediaDevices.getUserMedia({ audio }),
      });
    });
    await this.untilLine('ready');
  }

  untilLine(state: string): Promise<unknown> {
    return this.page.waitForFunction(
      (wanted) => (globalThis as Held).line.see().state === wanted,
      state,
    );
  }

  /** Calls, and answers the call with how many milliseconds passed until it rang. */
  call(to: string): Promise<{ id: string; rangAfter: number }> {
    return this.page.evaluate(async (number) => {
      const { line } = globalThis as Held;
      const began = performance.now();
      const id = line.call(number);
      const isWaited = () => line.see().calls.find((call) => call.id === id)?.state === 'calling';
      await new Promise<void>((resolve) => {
        const stop = line.subscribe(() => {
          if (isWaited()) return;
          stop();
          resolve();
        });
      });
      return { id, rangAfter: performance.now() - began };
    }, to);
  }

  act(act: Act, id: string, what?: string | boolean): Promise<void> {
    return this.page.evaluate(
      ([method, ...given]) => {
        const line = (globalThis as Held).line as unknown as Record<
          string,
          (...all: unknown[]) => void
        >;
        line[String(method)]?.(...given);
      },
      [act, id, what],
    );
  }

  /** The newest call, once it is in this state. */
  async until(state: string): Promise<SeenCall> {
    const found = await this.page.waitForFunction((wanted) => {
      const call = (globalThis as Held).line.see().calls.at(-1);
      return call?.state === wanted && call;
    }, state);
    return (await found.jsonValue()) as SeenCall;
  }

  /** Waits until a call is heard with this pitch, in hertz, and no other: null for silence. */
  async hears(id: string, pitch: number | null): Promise<void> {
    const heard: (number | null)[] = [];
    while (!near(heard.at(-1), pitch)) {
      if (heard.length > 30) throw new Error(`Heard ${heard.join(', ')}, not ${pitch}.`);
      // oxlint-disable-next-line no-await-in-loop -- one stretch after the other
      heard.push(await this.#loudest(id));
    }
  }

  /** The loudest pitch in half a second from now; null where all is silent. */
  #loudest(id: string): Promise<number | null> {
    return this.page.evaluate(async (call) => {
      const { heard } = (globalThis as Held).line.media(call);
      if (heard === null) return null;
      const context = new AudioContext();
      const analyser = new AnalyserNode(context, { fftSize: 8192, smoothingTimeConstant: 0 });
      context.createMediaStreamSource(heard).connect(analyser);
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
    }, id);
  }

  async stop(): Promise<void> {
    await this.#browser.close();
  }
}

/** Two stretches of the analyser are 6 Hz apart. */
const near = (heard: number | null | undefined, pitch: number | null) =>
  heard == null || pitch === null ? heard === pitch : Math.abs(heard - pitch) < 12;
