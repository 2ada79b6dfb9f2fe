import type { AccountCountry } from '@jackfield/contract';
import { regions } from './regions.ts';

/** Which of a person's calls are recorded (ENT-02). */
export interface RecordingSetting {
  readonly inbound: boolean;
  readonly outbound: boolean;
}

/** A talk of a person, as far as the rule of recording looks at it. */
export interface RecordableTalk {
  readonly direction: keyof RecordingSetting;
  /** With a number outside, with a colleague, or with those who send help. */
  readonly partner: 'outside' | 'colleague' | 'help';
  /** Both ends in E.164; null for one that is withheld. */
  readonly numbers: readonly (string | null)[];
  /** Of the account: its country, and the region of its address (`postalAbbr`). */
  readonly country: AccountCountry;
  readonly region: string;
}

/** Whether a talk is recorded, and whether both sides are told first. */
export type TalkRecording = 'none' | 'announced' | 'unannounced';

/**
 * States where everybody who talks has to agree, by statute or by what courts made of it: Reporters
 * Committee for Freedom of the Press, Reporter's Recording Guide; Matthiesen, Wickert & Lehrer, Laws
 * on recording conversations in all 50 states. Disputed ones (Connecticut, Delaware, Michigan, Nevada,
 * Oregon) and Puerto Rico (article II, section 10 of its constitution) count among them. Elsewhere in
 * the USA one who agrees is enough (18 U.S.C. 2511(2)(d)).
 */
const allPartyStates: ReadonlySet<string> = new Set([
  'CA',
  'CT',
  'DE',
  'FL',
  'IL',
  'MA',
  'MD',
  'MI',
  'MT',
  'NH',
  'NV',
  'OR',
  'PA',
  'PR',
  'WA',
]);

const stateByAreaCode = new Map<string, string>(
  regions.USA.flatMap(({ postalAbbr, areaCodes }) =>
    areaCodes.map((code) => [`+1${code}`, postalAbbr] as const),
  ),
);
const states = new Set(regions.USA.map(({ postalAbbr }) => postalAbbr));

const stateOf = (number: string | null) => stateByAreaCode.get(number?.slice(0, 5) ?? '') ?? '';

/**
 * Canada (PIPEDA, schedule 1, 4.3) and Malaysia (PDPA, section 7) ask for notice everywhere. In the
 * USA each place counts that is known; one that is not, a toll-free number among them, may be one of
 * those.
 */
function isToldFirst({ country, region, numbers }: RecordableTalk): boolean {
  if (country !== 'USA') return true;
  const places = [region.toUpperCase(), ...numbers.map(stateOf)];
  return places.some((place) => !states.has(place) || allPartyStates.has(place));
}

/**
 * What becomes of a talk by the setting of the person who talks (REC-01). Talks between colleagues
 * and calls for help are never recorded.
 */
export function recordingOf(setting: RecordingSetting, talk: RecordableTalk): TalkRecording {
  if (talk.partner !== 'outside' || !setting[talk.direction]) return 'none';
  return isToldFirst(talk) ? 'announced' : 'unannounced';
}
