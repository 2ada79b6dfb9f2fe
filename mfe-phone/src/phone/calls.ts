import type { CallEnd, LineCall, Seen } from '@jackfield/web-phone/line';
import type { MicrophoneEnd } from '@jackfield/web-phone/microphone';

/** The calls of the line by what a person does with them. */
export interface Calls {
  /** Rings here. */
  readonly incoming: LineCall | null;
  /** The one that the person talks in or makes, else the one on hold. */
  readonly current: LineCall | null;
  /** The one beside it. */
  readonly other: LineCall | null;
  /** Ended last, and nobody has looked away since. */
  readonly ended: LineCall | null;
}

const isRingingHere = ({ direction, state }: LineCall) => direction === 'in' && state === 'ringing';

export function callsOf({ calls }: Seen): Calls {
  const going = calls.filter(({ end }) => end === null);
  const own = going.filter((call) => !isRingingHere(call));
  const current = own.findLast(({ state }) => state !== 'held') ?? own.at(-1) ?? null;
  return {
    incoming: going.find(isRingingHere) ?? null,
    current,
    other: own.find((call) => call !== current) ?? null,
    ended: calls.findLast(({ end }) => end !== null) ?? null,
  };
}

/** Ends of a call that the person made or talked in, of which the card says why. */
const microphoneEnds = ['microphone', 'noMicrophone', 'microphoneBusy'] as const;
const told = [
  ...(['busy', 'declined', 'noAnswer', 'notFound', 'failed', 'lost'] as const),
  ...microphoneEnds,
];
export type ToldEnd = (typeof told)[number];
const isTold = (end: CallEnd | null): end is ToldEnd => told.some((each) => each === end);

/** Whether a call came to nothing for want of a microphone. */
export const isMicrophoneEnd = (end: CallEnd | null): end is MicrophoneEnd =>
  microphoneEnds.some((each) => each === end);

/** Why a call ended, where the card says it: not of calls that nobody took here. */
export function toldEnd({ direction, answeredAt, end }: LineCall): ToldEnd | null {
  const isOwn = direction === 'out' || answeredAt !== null || isMicrophoneEnd(end);
  return isOwn && isTold(end) ? end : null;
}
