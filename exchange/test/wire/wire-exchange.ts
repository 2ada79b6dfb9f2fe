import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { Asterisk } from '../../../scripts/lib/asterisk.mjs';
import { Ari } from '../../src/ari/ari.ts';
import type { AriEvent, Channel } from '../../src/ari/events.ts';
import { ariUser, isThere } from '../../src/asterisk/ari-ping.ts';
import { AsteriskServer } from '../../src/asterisk/asterisk-server.ts';
import type { AsteriskOptions } from '../../src/asterisk/options.ts';
import { beepWave, toneWave } from '../../src/call/beep.ts';
import { optionsFor } from './asterisk-options.ts';
import { PortalRows } from './portal-rows.ts';
import { SipAgent } from './sip-agent.ts';

/** What Asterisk does, by its own account; not asked by the exchange, which hears what it needs. */
export interface Witnessed {
  readonly type: string;
  readonly playback?: { readonly id: string; readonly media_uri: string };
  readonly recording?: { readonly name: string };
  readonly bridge?: { readonly id: string; readonly channels: readonly string[] };
  readonly channel?: { readonly id: string; readonly state: string };
}

const witnessed = [
  'PlaybackStarted',
  'RecordingStarted',
  'ChannelEnteredBridge',
  'ChannelStateChange',
];

/** An Asterisk with a carrier, telephones and a witness, for calls that tests carry out. */
export class WireExchange {
  onEvent: (event: AriEvent) => void = () => {};
  onWitnessed: (event: Witnessed) => void = () => {};
  readonly portal: PortalRows;
  readonly options: AsteriskOptions;
  readonly carrier: SipAgent;
  readonly phones: SipAgent;
  readonly ari: Ari;
  readonly #server: AsteriskServer;
  readonly #witness: WebSocket;

  static async start(asterisk: Asterisk, rtp: { from: number; to: number }): Promise<WireExchange> {
    const portal = new PortalRows();
    const options = { ...(await optionsFor(portal, rtp.from)), rtp };
    const [{ host } = { host: '' }] = options.trunks;
    const [address = '', port] = host.split(':');
    const carrier = await SipAgent.listen(address, Number(port));
    const phones = await SipAgent.listen('127.0.0.1');
    mkdirSync(join(options.folder, 'sounds'));
    writeFileSync(join(options.folder, 'beep.wav'), beepWave());
    const server = new AsteriskServer(options, { run: asterisk.run, say: () => {} });
    await server.start();
    const wire = new WireExchange({ portal, options, carrier, phones, server });
    await wire.#connected;
    return wire;
  }

  readonly #connected: Promise<unknown>;

  private constructor(made: {
    portal: PortalRows;
    options: AsteriskOptions;
    carrier: SipAgent;
    phones: SipAgent;
    server: AsteriskServer;
  }) {
    ({ portal: this.portal, options: this.options } = made);
    ({ carrier: this.carrier, phones: this.phones, server: this.#server } = made);
    const { port, password } = this.options.ari;
    const connected = Promise.withResolvers<void>();
    this.ari = new Ari({
      url: `http://127.0.0.1:${port}`,
      user: ariUser,
      password,
      app: 'jackfield',
      onEvent: (event) => this.onEvent(event),
      onConnected: connected.resolve,
      onLost: () => {},
    });
    const query = `app=witness&subscribeAll=true&api_key=${ariUser}:${password}`;
    this.#witness = new WebSocket(`ws://127.0.0.1:${port}/ari/events?${query}`);
    this.#witness.addEventListener('message', ({ data }: MessageEvent<string>) =>
      this.onWitnessed(JSON.parse(data) as Witnessed),
    );
    const watching = new Promise((resolve) => {
      this.#witness.addEventListener('open', resolve);
    });
    this.#connected = Promise.all([connected.promise, watching]).then(() =>
      this.ari.request('PUT', 'applications/witness/eventFilter', {
        body: { allowed: witnessed.map((type) => ({ type })) },
      }),
    );
  }

  get beep(): string {
    return join(this.options.folder, 'beep');
  }

  /** A sound of a name as Asterisk finds it. */
  sound = (name: string): string => {
    const file = join(this.options.folder, 'sounds', name);
    if (!existsSync(`${file}.wav`)) writeFileSync(`${file}.wav`, toneWave(440, 0.1));
    return file;
  };

  /** Done once no channel and no bridge is left: they go a moment after what ends them is told. */
  async untilNothingLeft(): Promise<void> {
    const isEmpty = async () => {
      const channels = await this.ari.request<Channel[]>('GET', 'channels');
      for (const channel of channels)
        if (await isThere(this.options.ari, channel.id)) expect(channel).toBeNull();
      expect(await this.ari.request('GET', 'bridges')).toEqual([]);
    };
    await vi.waitFor(isEmpty, { timeout: 60_000 });
  }

  async stop(): Promise<void> {
    this.ari.close();
    this.#witness.close();
    await this.#server.stop();
    this.portal.close();
    this.carrier.close();
    this.phones.close();
    rmSync(this.options.folder, { recursive: true });
  }
}
