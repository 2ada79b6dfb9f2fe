/**
 * What a browser is told of a call while no page of the portal has the phone (CALL-16): who calls, as
 * the person reads it, empty for a withheld number, and what becomes of the call.
 */
export interface CallPush {
  readonly call: string;
  readonly state: 'ringing' | 'missed' | 'answered';
  readonly who: string;
}

/** Words for `CallPush` in the language of the page that left them; `{who}` stands for the caller. */
export type CallPushWords = Readonly<Record<CallPush['state'] | 'unknown' | 'toAnswer', string>>;

/** Where a page leaves the words for its service worker: the name of a cache, and the key in it. */
export const pushWordsPlace = { cache: 'jackfield-words', key: '/call-push-words' } as const;
