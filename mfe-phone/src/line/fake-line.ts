import type { Line, LineCall, LineState, Seen } from '@jackfield/web-phone/line';

/** A line without an exchange: calls do what is asked of them at once, and tests play the others. */
export class FakeLine implements Line {
  readonly #listeners = new Set<() => void>();
  #seen: Seen = { state: 'ready', calls: [] };
  #count = 0;
  /** What was sent to calls: keys, transfers, joins. */
  readonly sent: string[] = [];
  isClosed = false;

  readonly see = (): Seen => this.#seen;

  readonly subscribe = (heard: () => void): (() => void) => {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  };

  /** The call that began last. */
  get last(): LineCall {
    const call = this.#seen.calls.at(-1);
    if (call === undefined) throw new Error('There is no call.');
    return call;
  }

  become(state: LineState): void {
    this.#show({ ...this.#seen, state });
  }

  change(id: string, news: Partial<LineCall>): void {
    const calls = this.#seen.calls.map((call) => (call.id === id ? { ...call, ...news } : call));
    this.#show({ ...this.#seen, calls });
  }

  /** Somebody calls. */
  ring(
    number: string,
    name = '',
    told: Partial<Pick<LineCall, 'portalId' | 'declineWay'>> = {},
  ): string {
    const id = this.#add('in', { number, name }, 'ringing');
    this.change(id, told);
    return id;
  }

  /** The other side takes a call. */
  take(id: string): void {
    this.change(id, { state: 'talking', answeredAt: Date.now() });
  }

  over(id: string, end: NonNullable<LineCall['end']>): void {
    this.change(id, { state: 'ended', end });
  }

  call(to: string): string {
    return this.#add('out', { number: to, name: '' }, 'calling');
  }

  answer(id: string): void {
    this.take(id);
  }

  decline(id: string): void {
    this.over(id, 'declined');
  }

  hangUp(id: string): void {
    this.over(id, 'hungUp');
  }

  hold(id: string, isHeld: boolean): void {
    this.change(id, { state: isHeld ? 'held' : 'talking' });
  }

  mute(id: string, isMuted: boolean): void {
    this.change(id, { isMuted });
  }

  press(id: string, keys: string): void {
    this.sent.push(`keys ${keys} of ${id}`);
  }

  transfer(id: string, to: string): void {
    this.sent.push(`${id} to ${to}`);
    this.over(id, 'hungUp');
  }

  async together(id: string, otherId: string): Promise<void> {
    for (const each of [id, otherId]) this.change(each, { state: 'talking', isTogether: true });
  }

  apart(): void {
    for (const { id } of this.#seen.calls) this.change(id, { isTogether: false });
  }

  join(id: string, otherId: string): void {
    this.sent.push(`${id} with ${otherId}`);
    this.over(id, 'hungUp');
    this.over(otherId, 'hungUp');
  }

  media(): ReturnType<Line['media']> {
    return { heard: null, said: null, connection: null };
  }

  changeMicrophone(): void {
    this.sent.push('microphone changed');
  }

  close(): void {
    this.isClosed = true;
  }

  #add(direction: LineCall['direction'], who: LineCall['who'], state: LineCall['state']): string {
    this.#count += 1;
    const id = `${this.#count}`;
    const call: LineCall = {
      id,
      direction,
      who,
      portalId: null,
      declineWay: null,
      state,
      isMuted: false,
      isWaiting: false,
      isBroken: false,
      isMicrophoneGone: false,
      isTogether: false,
      startedAt: Date.now(),
      answeredAt: null,
      end: null,
    };
    this.#show({ ...this.#seen, calls: [...this.#seen.calls, call] });
    return id;
  }

  #show(seen: Seen): void {
    this.#seen = seen;
    for (const heard of this.#listeners) heard();
  }
}
