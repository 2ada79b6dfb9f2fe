import { type Message, t } from '@jackfield/runtime';
import type { LineCall, LineState } from '@jackfield/web-phone/line';
import type { Calls, ToldEnd } from './calls.ts';
import { messages } from './messages.ts';
import { nameOf } from './who.ts';

export const lineTexts: Partial<Readonly<Record<LineState, Message>>> = {
  ready: messages.ready,
  connecting: messages.connecting,
  lost: messages.lost,
  refused: messages.refused,
};

/** How a call goes, under its name. */
export function callText(call: LineCall): string {
  const { who, state, isMuted, isWaiting, isBroken, isMicrophoneGone } = call;
  if (isBroken) return t(messages.broken);
  if (isMicrophoneGone) return t(messages.microphoneGone);
  if (state === 'calling') return t(messages.calling);
  if (state === 'ringing') return t(messages.ringing);
  if (state === 'held') return t(messages.onHold);
  if (isWaiting) return t(messages.waiting, { who: nameOf(who) });
  return isMuted ? t(messages.muted) : '';
}

const endTexts = {
  busy: messages.busy,
  declined: messages.declined,
  noAnswer: messages.noAnswer,
  notFound: messages.notFound,
  failed: messages.failed,
  lost: messages.lostCall,
  microphone: messages.microphone,
  noMicrophone: messages.noMicrophone,
  microphoneBusy: messages.microphoneBusy,
} as const satisfies Readonly<Record<ToldEnd, unknown>>;

export function endText(call: LineCall, end: ToldEnd): string {
  return t(endTexts[end], { who: nameOf(call.who) });
}

/** What a screen reader is told, with each change of it. */
export function spokenText({ incoming, current, other, ended }: Calls, note: string): string {
  if (incoming) {
    const keys = incoming.declineWay === 'voicemail' ? messages.voicemailKeys : messages.answerKeys;
    return t(keys, { who: nameOf(incoming.who) });
  }
  if (!current) return ended?.end === 'hungUp' ? t(messages.ended) : note;
  const who = nameOf(current.who);
  const { state, isMuted, isWaiting, isBroken, isMicrophoneGone } = current;
  if (isBroken) return t(messages.broken);
  if (isMicrophoneGone) return t(messages.microphoneGone);
  if (state === 'calling') return t(messages.callingWho, { who });
  if (state === 'ringing') return t(messages.ringingWho, { who });
  if (state === 'held') return t(messages.whoOnHold, { who });
  if (isWaiting) return t(messages.waiting, { who });
  if (isMuted) return t(messages.muted);
  return current.isTogether && other
    ? t(messages.talkingToBoth, { who, other: nameOf(other.who) })
    : t(messages.talkingTo, { who });
}
