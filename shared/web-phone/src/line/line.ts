import {
  type IceServer,
  type WebPhone,
  webPhoneClosed,
  webPhonePath,
} from '@jackfield/contract/api/web-phone';
import { C, UA, WebSocketInterface } from 'jssip';
import type { RTCSession } from 'jssip/lib/RTCSession';
import type { RTCSessionEvent } from 'jssip/lib/UA';
import { microphoneEnd } from '../microphone/public.ts';
import { Call, type CallMedia, type LineCall } from './call.ts';
import { type Invite, type ToldOfCall, toldOfCall } from './told-of-call.ts';

/**
 * `lost`: the connection is gone and tried again by itself; `refused`: the session has ended;
 * `elsewhere`: another tab of the session has the phone. After the last two it stays as it is.
 */
export type LineState = 'connecting' | 'ready' | 'lost' | 'refused' | 'elsewhere' | 'closed';

/** The line as it is now: another object after each change. */
export interface Seen {
  readonly state: LineState;
  /** Calls that go on, the oldest first, and the one that ended last. */
  readonly calls: readonly LineCall[];
}

export interface LineOptions {
  /** What the portal answers to `openWebPhone`. */
  readonly phone: WebPhone;
  /** The portal's own, such as https://portal.example.com. */
  readonly origin: string;
  /** Those of now, whose credentials last; presets to those that came with the phone. */
  iceServers?(): readonly IceServer[];
  /** Whether calls that come in are turned away unseen, as busy: other phones of the person ring on. */
  isQuiet?(): boolean;
  /** Presets to the browser's own; rejects where it has none or may not use it. */
  microphone?(): Promise<MediaStream>;
  /** Plays what is heard; answers how to stop. Presets to an audio element. */
  play?(sound: MediaStream): () => void;
}

/**
 * The phone line of a browser: it signs in at the exchange of the account through the portal, makes
 * and takes calls, and comes back after a lost connection. Calls are named by their ids; what is asked
 * of one that is over is not done, nor is what needs the exchange while the line is lost.
 */
export interface Line {
  /** Fit for `useSyncExternalStore`. */
  readonly see: () => Seen;
  readonly subscribe: (heard: () => void) => () => void;
  /** Calls an extension or a number as it is dialled; answers the id of the call. */
  call(to: string): string;
  answer(id: string): void;
  /** Ends a call that rings here: for the person where the call has a way for that, else for this phone. */
  decline(id: string): void;
  hangUp(id: string): void;
  hold(id: string, isHeld: boolean): void;
  mute(id: string, isMuted: boolean): void;
  /** Keys 0 to 9, * and #. */
  press(id: string, keys: string): void;
  /** Sends the other side on to an extension or number, and ends the call here once it is on its way. */
  transfer(id: string, to: string): void;
  /** Has the other sides of two calls hear each other too, on hold or not; rejects where the browser cannot. */
  together(id: string, otherId: string): Promise<void>;
  /** Has nobody hear who is in another call. */
  apart(): void;
  /** Joins the other sides of two calls, and leaves both. */
  join(id: string, otherId: string): void;
  media(id: string): CallMedia;
  /** Goes on with the microphone that `microphone` opens now. */
  changeMicrophone(): void;
  /** Signs out and ends all calls. */
  close(): void;
}

/** Seconds between two tries to connect, which grow from the first to the second. */
const triesEvery = { connection_recovery_min_interval: 1, connection_recovery_max_interval: 8 };
const signsInEvery = 600;
/** Milliseconds, where the exchange could not say whether the phone may sign in. */
const signsInAgainAfter = 5000;

/** Milliseconds between two tries of a line on which a call is interrupted. */
const mendsEvery = 8000;
/** Milliseconds without a word of the portal, which sends one each 15 s, after which nobody is there. */
const silentFor = 40_000;

/** Of all lines of the page, so that a call of a later one is not taken for one that was seen. */
let count = 0;

const ownMicrophone = () => navigator.mediaDevices.getUserMedia({ audio: true });

function playAloud(sound: MediaStream): () => void {
  const element = new Audio();
  element.srcObject = sound;
  // A browser that wants a press first plays with the next one.
  void element.play().catch(() => {});
  return () => {
    element.srcObject = null;
  };
}

/** Of JsSIP, which does not declare it. */
interface WithTransport {
  readonly transport: {
    connect(): void;
    disconnect(): void;
    readonly socket: { ondata(data: unknown): void };
  };
}

/** Opens the line, which signs in at once. */
export function createLine(options: LineOptions): Line {
  const { phone, origin, microphone = ownMicrophone, play = playAloud } = options;
  const ways = () => ({ iceServers: [...(options.iceServers?.() ?? phone.iceServers)] });
  const { username, domain, password } = phone.sip;
  const calls = new Map<string, Call>();
  const listeners = new Set<() => void>();
  /** Two whose other sides hear each other. */
  let pair: readonly Call[] = [];
  let state: LineState = 'connecting';
  let seen: Seen = { state, calls: [] };
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let triedAt = 0;

  function tell(): void {
    const all = [...calls.values()];
    const last = all.findLast(({ isOver }) => isOver);
    for (const call of all) if (call.isOver && call !== last) calls.delete(call.now.id);
    if (pair.some(({ isOver }) => isOver)) apart();
    seen = { state, calls: [...calls.values()].map(({ now }) => now) };
    for (const heard of listeners) heard();
  }

  function apart(): void {
    const former = pair;
    pair = [];
    for (const call of former) void call.talkWith(null);
  }

  function become(next: LineState): void {
    if (state === next || state === 'refused' || state === 'elsewhere' || state === 'closed')
      return;
    state = next;
    tell();
  }

  function end(last: LineState): void {
    become(last);
    removeEventListener('online', connectAnew);
    mediaDevices.removeEventListener('devicechange', seek);
    clearTimeout(retry);
    clearTimeout(silence);
    for (const call of calls.values()) call.finish(last === 'closed' ? 'hungUp' : 'lost');
    agent.stop();
    // It would come again, and take the phone from the tab that has it.
    transport().disconnect();
  }

  const agent = new UA({
    sockets: [new WebSocketInterface(new URL(webPhonePath, origin.replace(/^http/, 'ws')).href)],
    uri: `sip:${username}@${domain}`,
    // Who is called at this name speaks in it, and the portal lets no other name through.
    contact_uri: `sip:${username}@${username}.invalid;transport=ws`,
    password,
    user_agent: phone.name,
    register_expires: signsInEvery,
    session_timers: false,
    ...triesEvery,
  });

  const transport = () => (agent as unknown as WithTransport).transport;

  /** The network is another one, and the old connection may not notice for minutes. */
  function connectAnew(): void {
    triedAt = performance.now();
    transport().disconnect();
    transport().connect();
  }

  /** A connection that is gone without a word looks like one on which nobody calls. */
  function waitForWord(): void {
    clearTimeout(silence);
    silence = setTimeout(connectAnew, silentFor);
  }

  /** Where the sound of a call does not come, the connection may be gone too; back, it mends the call. */
  function tryAgain(brokenFor: number): void {
    const since = Math.min(brokenFor, performance.now() - triedAt);
    if (since > mendsEvery) connectAnew();
  }

  agent.on('connected', () => {
    const { socket } = transport();
    const pass = socket.ondata;
    socket.ondata = (data) => {
      waitForWord();
      pass(data);
    };
    waitForWord();
  });
  agent.on('registered', () => {
    triedAt = performance.now();
    const isBack = state === 'lost';
    become('ready');
    if (isBack) for (const call of calls.values()) call.mend();
  });
  agent.on('registrationFailed', ({ response, cause }) => {
    if (response && [401, 403, 404].includes(response.status_code)) return end('refused');
    become('lost');
    // A connection that is gone is tried again by itself.
    if (cause !== C.causes.CONNECTION_ERROR) retry = setTimeout(connectAnew, signsInAgainAfter);
  });
  agent.on('disconnected', ({ code }) => {
    if (code === webPhoneClosed.ended) end('refused');
    else if (code === webPhoneClosed.elsewhere) end('elsewhere');
    else become('lost');
  });
  agent.on('newRTCSession', ({ originator, session, request }: RTCSessionEvent) => {
    if (originator === 'remote') ring(session, request);
  });

  function add(
    direction: 'in' | 'out',
    who: LineCall['who'],
    told: ToldOfCall = { portalId: null, declineWay: null },
  ): Call {
    count += 1;
    const call = new Call({
      call: { id: `${count}`, direction, who, ...told },
      isReady: () => state === 'ready',
      onChange: tell,
      microphone,
      play,
      ways,
      onBroken: tryAgain,
    });
    calls.set(call.now.id, call);
    return call;
  }

  function ring(session: RTCSession, invite: Invite): void {
    if (options.isQuiet?.()) return session.terminate({ status_code: 486 });
    const { display_name: name, uri } = session.remote_identity;
    const call = add('in', { name: name ?? '', number: uri.user }, toldOfCall(invite));
    call.follow(session);
    tell();
  }

  /** The microphone for a call, which ends without one. */
  async function speakInto(call: Call): Promise<MediaStream | null> {
    try {
      return await call.voice.open();
    } catch (error) {
      call.session?.terminate({ status_code: 480 });
      call.finish(microphoneEnd(error));
      return null;
    }
  }

  async function dial(call: Call): Promise<void> {
    const mediaStream = await speakInto(call);
    if (mediaStream === null) return;
    agent.once('newRTCSession', ({ session }: RTCSessionEvent) => call.follow(session));
    agent.call(call.now.who.number, { mediaStream, pcConfig: ways() });
  }

  async function take(call: Call, session: RTCSession): Promise<void> {
    const mediaStream = await speakInto(call);
    if (mediaStream !== null) session.answer({ mediaStream, pcConfig: ways() });
  }

  /** Does something with a call that goes on and has a session. */
  function withCall(id: string, act: (session: RTCSession, call: Call) => void): void {
    const call = calls.get(id);
    if (call?.session && !call.isOver) act(call.session, call);
  }

  const seek = () => {
    for (const call of calls.values()) call.voice.seek();
  };
  const { mediaDevices } = navigator;
  mediaDevices.addEventListener('devicechange', seek);
  addEventListener('online', connectAnew);
  agent.start();

  return {
    see: () => seen,
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    call(to) {
      const call = add('out', { name: '', number: to });
      tell();
      void dial(call);
      return call.now.id;
    },
    answer: (id) => withCall(id, (session, call) => void take(call, session)),
    decline: (id) =>
      withCall(id, (session, { now }) =>
        session.terminate({ status_code: now.declineWay === null ? 486 : 603 }),
      ),
    hangUp(id) {
      const call = calls.get(id);
      // One that waits for the microphone has no session yet.
      if (call && call.session === null) call.finish('hungUp');
      withCall(id, (session) => session.terminate());
    },
    hold: (id, isHeld) =>
      withCall(id, (_session, call) => {
        if (state === 'ready') call.hold(isHeld);
      }),
    mute: (id, isMuted) => withCall(id, (_session, call) => call.mute(isMuted)),
    press: (id, keys) => withCall(id, (_session, call) => call.press(keys)),
    transfer: (id, to) =>
      withCall(id, (session) => {
        if (state === 'ready') session.refer(to);
      }),
    async together(id, otherId) {
      const [call, other] = [calls.get(id), calls.get(otherId)];
      if (state !== 'ready' || !call || !other || call.isOver || other.isOver) return;
      call.hold(false);
      other.hold(false);
      pair = [call, other];
      try {
        await Promise.all([call.talkWith(other), other.talkWith(call)]);
      } catch (error) {
        apart();
        throw error;
      }
    },
    apart,
    join: (id, otherId) =>
      withCall(id, (session) =>
        withCall(otherId, (replaces, { now }) => {
          if (state === 'ready') session.refer(now.who.number, { replaces });
        }),
      ),
    media: (id) => calls.get(id)?.media ?? { heard: null, said: null, connection: null },
    changeMicrophone() {
      for (const call of calls.values()) if (!call.isOver) void call.voice.change();
    },
    close: () => end('closed'),
  };
}
