import type { CallTarget } from '@jackfield/contract/api/web-phone';
import { type Message, t } from '@jackfield/runtime';
import { dockMessages } from './messages.ts';

/** How somebody is now, and where a call to them would end. */
export interface Standing {
  readonly text: string;
  /** Milliseconds since 1970; null of who does not talk. */
  readonly talkingSince: number | null;
  /** Their own phones ring, or those of the team. */
  readonly isReached: boolean;
  /** Whether they can take one more call. */
  readonly isFree: boolean;
  /** A call goes to a voicemail without ringing anybody who would take it. */
  readonly isVoicemail: boolean;
}

function namesText([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return t(dockMessages.namesMore, { name: first, count: others.length });
}

const endTexts: Partial<Readonly<Record<CallTarget['end']['kind'], Message>>> = {
  message: dockMessages.endsAnnounced,
  external: dockMessages.endsOutside,
  menu: dockMessages.endsAtMenu,
};

/** Where a call ends that the person or team does not take. */
function endText({ rings, end }: Pick<CallTarget, 'rings' | 'end'>): string {
  if (rings && !rings.isOwn) return t(dockMessages.endsRinging, { names: namesText(rings.names) });
  if (end.kind !== 'voicemail') return t(endTexts[end.kind] ?? dockMessages.endsNowhere);
  return end.isOwn
    ? t(dockMessages.endsVoicemail)
    : t(dockMessages.endsVoicemailOf, { name: end.name });
}

function personText({ state, awayUntil, ...target }: CallTarget, day: (at: string) => string) {
  if (awayUntil !== null) {
    return t(dockMessages.awayEnds, { day: day(awayUntil), end: endText(target) });
  }
  if (state === 'ringing') return t(dockMessages.ringingThere);
  return state === 'free'
    ? t(dockMessages.free)
    : t(dockMessages.noPhoneEnds, { end: endText(target) });
}

function teamText({ rings, end }: CallTarget): string {
  if (rings?.isOwn) return t(dockMessages.freeOf, { free: rings.free, count: rings.names.length });
  const text = rings ? dockMessages.forwardedEnds : dockMessages.nobodyRings;
  return t(text, { end: endText({ rings, end }) });
}

/** Reads how somebody is who is asked for a call; `day` writes an instant as a day. */
export function standingOf(target: CallTarget, day: (at: string) => string): Standing {
  const { state, since, rings, end } = target;
  const isTeam = state === null;
  const isTalking = state === 'talking';
  const isReached = rings?.isOwn === true && state !== 'away';
  return {
    text: isTeam ? teamText(target) : isTalking ? '' : personText(target, day),
    talkingSince: isTalking && since !== null ? Date.parse(since) : null,
    isReached,
    isFree: isReached && (isTeam ? rings.free > 0 : state === 'free'),
    isVoicemail: !isReached && (rings === null || rings.isOwn) && end.kind === 'voicemail',
  };
}

/** Who is free comes first, who is away or talks last; else the order stays. */
export function freeFirst<One extends { readonly id: string }>(
  found: readonly One[],
  standings: ReadonlyMap<string, Standing>,
): One[] {
  const placeOf = ({ id }: One) => {
    const standing = standings.get(id);
    if (standing === undefined) return 1;
    return standing.isFree ? 0 : 2;
  };
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}
