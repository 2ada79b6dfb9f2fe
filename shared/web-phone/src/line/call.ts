import type { DeclineWay } from '@jackfield/contract/api/web-phone';
import { C } from 'jssip';
import type { RTCSession } from 'jssip/lib/RTCSession';
import { type CallEnd, callEnd } from './call-end.ts';
import { Voice } from './voice.ts';
import { watchWay } from './watch-way.ts';

export type { CallEnd } from './call-end.ts';

/** `calling`: nothing was heard of the other side yet; `ringing`: it rings, there or here. */
export type CallState = 'calling' | 'ringing' | 'talking' | 'held' | 'ended';

/** A call as it is now. */
export interface LineCall {
  readonly id: string;
  /** What the portal knows it by; null of one that the phone made, or of an exchange that tells none. */
  readonly portalId: string | null;
  /** What becomes of it when it is declined; null where others ring on, or nobody says. */
  readonly declineWay: DeclineWay | null;
  readonly direction: 'in' | 'out';
  /** The other side: what was dialled, or what the call showed; `name` is empty where it showed none. */
  readonly who: { readonly name: string; readonly number: string };
  readonly state: CallState;
  readonly isMuted: boolean;
  /** The other side does not talk to us: it holds the call. */
  readonly isWaiting: boolean;
  /** Sound does not come through; it comes back by itself, or the call ends as `lost`. */
  readonly isBroken: boolean;
  /** The microphone was taken away; it is used again as soon as it is back. */
  readonly isMicrophoneGone: boolean;
  /** Its other side and that of the second call hear each other too. */
  readonly isTogether: boolean;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly answeredAt: number | null;
  /** Null while it goes on. */
  readonly end: CallEnd | null;
}

/** What a call is made of for who measures or shows it; null where it is not there yet. */
export interface CallMedia {
  readonly heard: MediaStream | null;
  readonly said: MediaStream | null;
  readonly connection: RTCPeerConnection | null;
}

interface CallParts {
  readonly call: Pick<LineCall, 'id' | 'direction' | 'who' | 'portalId' | 'declineWay'>;
  /** It is another one now. */
  onChange(): void;
  /** Whether the line is signed in: what is sent without a connection ends the call. */
  isReady(): boolean;
  /** Opens the microphone that is to be used now. */
  microphone(): Promise<MediaStream>;
  /** Plays what is heard; answers how to stop. */
  play(sound: MediaStream): () => void;
  /** Nothing has come for so many milliseconds, although the line may not know. */
  onBroken(brokenFor: number): void;
  /** Servers by which sound finds its way now. */
  ways(): { iceServers: RTCIceServer[] };
}

/** Milliseconds without sound after which the exchange ends a call too (`rtp_timeout`). */
const lostAfter = 60_000;
/** Milliseconds that a relay has, from the first way on that sound may take without it. */
const relayWithin = 100;
/** Milliseconds that sound has to find its way, of a call that is answered, until it is offered ways anew. */
const connectsWithin = 2000;
/** Milliseconds until a call is asked again that is still busy with what it was asked before. */
const asksAgainAfter = 100;

/** Done once sound goes through, whichever way it finds. */
function connected(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (connection.connectionState !== 'connected') return;
      connection.removeEventListener('connectionstatechange', look);
      resolve();
    };
    connection.addEventListener('connectionstatechange', look);
    look();
  });
}

/** One call: JsSIP's session once there is one, and what stands of it. */
export class Call {
  readonly media: { -readonly [key in keyof CallMedia]: CallMedia[key] } = {
    heard: null,
    said: null,
    connection: null,
  };
  readonly voice: Voice;
  now: LineCall;
  session: RTCSession | null = null;
  readonly #parts: CallParts;
  #silence: () => void = () => {};
  #stopWatching: () => void = () => {};
  /** As it was asked last. */
  #isToHold = false;
  #pressed = Promise.resolve();

  constructor(parts: CallParts) {
    this.#parts = parts;
    this.now = {
      ...parts.call,
      state: parts.call.direction === 'in' ? 'ringing' : 'calling',
      isMuted: false,
      isWaiting: false,
      isBroken: false,
      isMicrophoneGone: false,
      isTogether: false,
      startedAt: Date.now(),
      answeredAt: null,
      end: null,
    };
    this.voice = new Voice({
      microphone: parts.microphone,
      media: this.media,
      onGone: (isMicrophoneGone) => this.change({ isMicrophoneGone }),
    });
  }

  get isOver(): boolean {
    return this.now.end !== null;
  }

  /** Follows the session from now on. */
  follow(session: RTCSession): void {
    this.session = session;
    // One that this phone makes has its connection already, one that comes in gets it by the answer.
    if (session.connection) this.#watch(session.connection);
    else session.on('peerconnection', ({ peerconnection }) => this.#watch(peerconnection));
    // Asterisk learns the other ways from what comes by them; who waits for all waits for a tenth of
    // a second, or for many where a relay does not answer.
    const { iceServers } = this.#parts.ways();
    const wait = iceServers.length > 0 ? relayWithin : 0;
    session.on('icecandidate', ({ ready }) => setTimeout(ready, wait));
    session.on('progress', () => this.change({ state: 'ringing' }));
    session.on('accepted', () => {
      this.change({ state: 'talking', answeredAt: Date.now() });
      this.#wake();
    });
    session.on('hold', () => this.#look());
    session.on('unhold', () => this.#look());
    session.on('ended', (event) => this.finish(callEnd(event)));
    session.on('failed', (event) => this.finish(callEnd(event)));
  }

  /** Holds or resumes it: as soon as what was asked before is answered, which JsSIP does not wait for. */
  hold(isHeld: boolean): void {
    this.#isToHold = isHeld;
    this.#keepHold();
  }

  #keepHold(): void {
    const { session } = this;
    const isHeld = this.#isToHold;
    if (this.isOver || !session?.isEstablished() || session.isOnHold().local === isHeld) return;
    const isAsked = isHeld ? session.hold() : session.unhold();
    if (!isAsked) setTimeout(() => this.#keepHold(), asksAgainAfter);
  }

  mute(isMuted: boolean): void {
    if (this.isOver || this.session === null) return;
    this.change({ isMuted });
    // The session mutes all that is sent, and opens what is muted as it resumes a call.
    const { isShared } = this.voice;
    if (isMuted && !isShared) this.session.mute({ audio: true });
    else this.session.unmute({ audio: true });
    if (isMuted || isShared) this.voice.mute(isMuted);
  }

  /** Has the other side hear that of another call too, as long as `share` can; null for nobody any more. */
  async talkWith(other: Call | null): Promise<void> {
    if (this.isOver) return;
    // What is heard has no track while it is on hold; this one stays.
    const [receiver] = other?.media.connection?.getReceivers() ?? [];
    await this.voice.share(receiver ? new MediaStream([receiver.track]) : null);
    if (this.isOver) return;
    this.change({ isTogether: this.voice.isShared });
    this.mute(this.now.isMuted);
  }

  /** Presses keys one after the other, once sound has found its way: earlier nobody hears them. */
  press(keys: string): void {
    const { session } = this;
    if (!session) return;
    const send = () => {
      if (!this.isOver) session.sendDTMF(keys, { transportType: C.DTMF_TRANSPORT.RFC2833 });
    };
    this.#pressed = this.#pressed.then(() => connected(session.connection)).then(send);
  }

  /** Offers new ways for the sound, and tells Asterisk where this phone is now. */
  mend(): void {
    if (this.session?.isEstablished() && this.#parts.isReady()) {
      const { connection } = this.session;
      connection.setConfiguration({ ...connection.getConfiguration(), ...this.#parts.ways() });
      this.session.renegotiate({ rtcOfferConstraints: { iceRestart: true } });
    }
  }

  /**
   * Asterisk may take no sound of a call for good that it offered itself and that was answered fast:
   * its side of ICE stands until the phone offers (asterisk#2053).
   */
  #wake(): void {
    setTimeout(() => {
      if (this.isOver || this.session?.connection?.connectionState === 'connected') return;
      this.mend();
      this.#wake();
    }, connectsWithin);
  }

  finish(end: CallEnd): void {
    if (this.isOver) return;
    this.#silence();
    this.#stopWatching();
    this.voice.free();
    this.change({ state: 'ended', end, isBroken: false, isTogether: false });
  }

  change(news: Partial<LineCall>): void {
    this.now = { ...this.now, ...news };
    this.#parts.onChange();
  }

  #look(): void {
    if (this.isOver || this.session === null) return;
    const { local, remote } = this.session.isOnHold();
    this.change({ state: local ? 'held' : 'talking', isWaiting: remote });
  }

  #watch(connection: RTCPeerConnection): void {
    this.media.connection = connection;
    connection.addEventListener(
      'track',
      ({ track, streams: [sound = new MediaStream([track])] }) => {
        this.#silence();
        this.media.heard = sound;
        this.#silence = this.#parts.play(sound);
        this.#parts.onChange();
      },
    );
    this.#stopWatching = watchWay(connection, (brokenFor) => {
      const isBroken = brokenFor > 0;
      if (isBroken !== this.now.isBroken) this.change({ isBroken });
      if (brokenFor > lostAfter) this.#lose();
      else if (isBroken) this.#parts.onBroken(brokenFor);
    });
  }

  #lose(): void {
    this.finish('lost');
    this.session?.terminate();
  }
}
