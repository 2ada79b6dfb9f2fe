import type { IceServer, WebPhone } from '@jackfield/contract/api/web-phone';
import { store } from '@jackfield/runtime';
import type { Line, LineCall, Seen } from '@jackfield/web-phone/line';
import { quietAtom } from '../phone/own-flags.ts';
import { onChoice } from '../sound/choices.ts';
import { onMicrophoneBack, openMicrophone } from '../sound/microphone.ts';
import { play } from '../sound/play.ts';

/** Held by the one tab of the browser that has the phone, for as long as it lives. */
const phoneLock = 'jackfield.phone';
/** Held beside it while a call goes on there. */
const callLock = 'jackfield.phone.call';
/** Milliseconds until files of the line that did not come are asked for again. */
const again = 5000;

const goesOn = ({ end }: LineCall) => end === null;

/**
 * The phone as this tab of the browser has it. Tabs share one phone: the first has it until it is
 * closed, or another takes it over, which ends the calls of the first.
 */
export class TabPhone {
  readonly #openLine: (phone: WebPhone) => Promise<Line>;
  readonly #listeners = new Set<() => void>();
  #phone: WebPhone | null = null;
  #line: Line | null = null;
  #seen: Seen = { state: 'connecting', calls: [] };
  /** Counts lines, so that one that opens late is not taken for the present one. */
  #turn = 0;
  #isHeld = false;
  #endOfCalls: (() => void) | null = null;

  /** @param openLine loads what makes a line, and opens it */
  constructor(openLine: (phone: WebPhone) => Promise<Line>) {
    this.#openLine = openLine;
  }

  /** As of the line; `elsewhere` also where another tab of this browser has the phone. */
  readonly see = (): Seen => this.#seen;

  readonly subscribe = (heard: () => void): (() => void) => {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  };

  /** Null while it is not signed in for the first time, and where another tab has it. */
  get line(): Line | null {
    return this.#line;
  }

  /** As they were answered last: credentials in them end. */
  get iceServers(): readonly IceServer[] {
    return this.#phone?.iceServers ?? [];
  }

  /** Signs in unless another tab has the phone, and else once that tab is closed. */
  open(phone: WebPhone): void {
    const isFirst = this.#phone === null;
    const isOther = this.#phone?.id !== phone.id || this.#seen.state === 'refused';
    this.#phone = phone;
    if (isFirst) void this.#hold({ ifAvailable: true });
    else if (isOther && this.#isHeld) this.#connect();
  }

  /** Takes the phone from the tab that has it. */
  takeOver(): void {
    if (this.#isHeld) this.#connect();
    else void this.#hold({ steal: true });
  }

  /** Whether the tab that has the phone is on a call. */
  async isOnCallElsewhere(): Promise<boolean> {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === callLock);
  }

  async #hold(options: LockOptions): Promise<void> {
    const stolen = (error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    };
    await navigator.locks
      .request(phoneLock, options, (lock) => (lock ? this.#keep() : undefined))
      .catch(stolen);
    this.#isHeld = false;
    this.#disconnect();
    this.#show({ state: 'elsewhere', calls: [] });
    await this.#hold({});
  }

  /** Until the tab is closed, or another one steals the lock. */
  #keep(): Promise<never> {
    this.#isHeld = true;
    this.#connect();
    return new Promise(() => {});
  }

  #connect(): void {
    this.#disconnect();
    this.#show({ state: 'connecting', calls: [] });
    void this.#begin(this.#turn);
  }

  async #begin(turn: number): Promise<void> {
    if (this.#phone === null) return;
    try {
      const line = await this.#openLine(this.#phone);
      if (turn !== this.#turn) return line.close();
      this.#line = line;
      line.subscribe(() => {
        if (turn === this.#turn) this.#show(line.see());
      });
      this.#show(line.see());
    } catch (error) {
      if (turn !== this.#turn) return;
      reportError(error);
      this.#show({ state: 'lost', calls: [] });
      setTimeout(() => {
        if (turn === this.#turn) void this.#begin(turn);
      }, again);
    }
  }

  #disconnect(): void {
    this.#turn += 1;
    this.#line?.close();
    this.#line = null;
  }

  #show(seen: Seen): void {
    this.#seen = seen;
    this.#guard(seen.calls.some(goesOn));
    for (const heard of this.#listeners) heard();
  }

  /** While a call goes on, leaving the page asks, and other tabs know. */
  #guard(isOnCall: boolean): void {
    if (isOnCall === (this.#endOfCalls !== null)) return;
    if (!isOnCall) {
      window.removeEventListener('beforeunload', ask);
      this.#endOfCalls?.();
      this.#endOfCalls = null;
      return;
    }
    window.addEventListener('beforeunload', ask);
    const over = new Promise<void>((resolve) => {
      this.#endOfCalls = resolve;
    });
    void navigator.locks.request(callLock, { mode: 'shared' }, () => over);
  }
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The phone of this page, which outlives what is drawn of it. */
export const tabPhone: TabPhone = new TabPhone(async (phone) => {
  const { createLine } = await import(/* webpackChunkName: "line" */ '@jackfield/web-phone/line');
  return createLine({
    phone,
    origin: location.origin,
    iceServers: () => tabPhone.iceServers,
    isQuiet: () => store.get(quietAtom),
    microphone: openMicrophone,
    play: (sound) => play(sound, 'speaker'),
  });
});

const changeMicrophone = () => tabPhone.line?.changeMicrophone();
onChoice('microphone', changeMicrophone);
onMicrophoneBack(changeMicrophone);
