import type { EndEvent } from 'jssip/lib/RTCSession';
import type { MicrophoneEnd } from '../microphone/public.ts';

/**
 * Why a call is over. `elsewhere`: another phone took it; `missed`: the caller gave up; `lost`: the
 * connection did not come back.
 */
export type CallEnd =
  | 'hungUp'
  | 'busy'
  | 'declined'
  | 'noAnswer'
  | 'notFound'
  | 'elsewhere'
  | 'missed'
  | MicrophoneEnd
  | 'lost'
  | 'failed';

/** By the words of JsSIP (`JsSIP.C.causes`). */
const ends: Readonly<Record<string, CallEnd>> = {
  Terminated: 'hungUp',
  Busy: 'busy',
  Rejected: 'declined',
  Unavailable: 'noAnswer',
  'No Answer': 'noAnswer',
  'Not Found': 'notFound',
  'Address Incomplete': 'notFound',
  'User Denied Media Access': 'microphone',
  'Connection Error': 'lost',
  'Request Timeout': 'lost',
  'RTP Timeout': 'lost',
  'Dialog Error': 'lost',
};

/** Reads why JsSIP says that a call is over. */
export function callEnd({ cause, originator, message }: EndEvent): CallEnd {
  if (cause !== 'Canceled') return ends[cause] ?? 'failed';
  if (originator === 'local') return 'hungUp';
  // Asterisk says what happened in a header of its CANCEL (RFC 3326).
  const reasons = message?.getHeaders('Reason') ?? [];
  if (reasons.some((reason) => /cause=21\b/.test(reason))) return 'declined';
  return reasons.some((reason) => /cause=(200|26)\b/.test(reason)) ? 'elsewhere' : 'missed';
}
