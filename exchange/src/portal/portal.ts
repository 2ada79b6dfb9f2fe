import type { ServiceAddress } from '@jackfield/contract';
import type { IvrInput } from '@jackfield/contract/api/routing';
import type { ToldReason } from '@jackfield/contract/api/routing-call';
import type { TrialProgress } from '@jackfield/contract/api/call-trial';
import type { OpenedVoicemail } from '@jackfield/contract/api/exchange';
import type { RecordableTalk, TalkRecording } from '@jackfield/domain/call-recording';
import type { Call, RouteEnd, RouteNode, RoutingConfig } from '@jackfield/domain/routing';
import type { RecordedPart } from '../call/recorder.ts';

/** An account as its calls need it. */
export interface CallAccount {
  readonly id: string;
  /** A call goes on by the one that it began with. */
  readonly config: RoutingConfig;
  /** SIP names of the telephones of a person. */
  phonesOf(personId: string): readonly string[];
  /** Whether a browser of theirs is told of calls, which signs a telephone in while they are rung. */
  isWoken(personId: string): boolean;
  /** The address of a sound as telephones play it; null where there is none. */
  soundOf(mediumId: string): string | null;
  /** Sounds that callers hear before they leave a message for a person or team. */
  greetingOf(ownerId: string): string | null;
  /** What callers hear who wait in the queue of a team. */
  holdMusicOf(teamId: string): readonly string[];
  /** The number that calls of a company number, team or person show outside. */
  callerIdOf(number: string): string;
  /**
   * The number that calls of a person show outside: what they chose for a web phone, else their own,
   * else one of the company, if any.
   * @param phone SIP name
   */
  numberOf(personId: string, phone?: string): string | null;
  /** Whose telephone a SIP name is; null for none of the account. */
  personWith(phone: string): string | null;
  /**
   * Where help is sent to when a person calls for it by a telephone: where they said to be who call by
   * a web phone, for as long as that holds, else the address that is registered.
   * @param phone SIP name
   * @param now milliseconds
   */
  addressOf(personId: string, phone: string, now: number): ServiceAddress | null;
  /**
   * Headers that a call for help has instead of the address, for a provider that knows address and
   * number beforehand; null where it does not.
   */
  helpHeadersOf(address: ServiceAddress, number: string | null): readonly SipHeader[] | null;
  /** What becomes of a talk of a person, by their setting and the law (REC-01). */
  recordingOf(personId: string, talk: Talk): TalkRecording;
  /** What both hear who have to be told that they are recorded. */
  readonly recordingNotice: string | null;
  /** Whom an extension belongs to. */
  colleagueAt(extension: string): Colleague | null;
}

/** A header of an INVITE. */
interface SipHeader {
  readonly name: string;
  readonly value: string;
}

/** A talk of somebody of the account, whose place is known. */
type Talk = Omit<RecordableTalk, 'country' | 'region'>;

/** Whom an extension belongs to. */
export interface Colleague {
  readonly kind: 'teammate' | 'team';
  readonly id: string;
}

/** A stop of a call and why it came there; `at` in milliseconds. */
export interface CallStep {
  readonly node: RouteNode;
  readonly reason: ToldReason;
  readonly at: number;
}

/** A call that went out by a trunk, as part of another or alone. */
export interface OutsideLeg {
  /** A UUID, by which the portal knows it again. */
  readonly id: string;
  /** In E.164. */
  readonly number: string;
  /** The number that it showed, if any. */
  readonly from: string | null;
  /** Who called, or sent a call on; null for a forwarding of the account. */
  readonly personId: string | null;
  /** Milliseconds. */
  readonly startedAt: number;
  answeredAt: number | null;
  endedAt: number;
}

/** A call for help, told while it rings. */
export interface HelpCall extends Pick<OutsideLeg, 'id' | 'number' | 'from'> {
  readonly personId: string;
  /** Where the caller is, as it went with the call; null where nobody knows. */
  readonly address: ServiceAddress | null;
  /** Milliseconds. */
  readonly startedAt: number;
}

/** A call that came to a voicemail. */
interface ToVoicemail {
  /** Whose it is: a person's or team's id. */
  readonly ownerId: string;
  /** When it came there, in milliseconds. */
  readonly at: number;
  /** Name of what Asterisk recorded, if the caller said something. */
  readonly recording: string;
}

/** How a call went, told once. */
export interface CallRecord {
  /** A UUID, by which the portal knows it again. */
  readonly id: string;
  /** What was called: a number in E.164, or an extension. */
  readonly number: string;
  /** The caller: a number in E.164, or a colleague's extension; null when withheld. */
  readonly from: string | null;
  /** Who called by a telephone of the account; null for a call from outside. */
  readonly personId: string | null;
  /** It went straight to a number outside. */
  readonly isOutside: boolean;
  /** Every stop that it came to, its ends among them. */
  readonly stops: readonly CallStep[];
  /** Where its first way ended; null for a caller who hung up before. */
  readonly end: Pick<RouteEnd, 'kind' | 'node'> | null;
  /** Whose telephone took it first: a person's id, or an outside number. */
  readonly answeredBy: string | null;
  readonly outside: readonly OutsideLeg[];
  /** The voicemail that it came to, if any, and what was recorded there. */
  readonly voicemail: ToVoicemail | null;
  /** What was recorded of its talks. */
  readonly recorded: readonly RecordedPart[];
  /** Milliseconds: when it came in, was taken and ended. */
  readonly startedAt: number;
  readonly answeredAt: number | null;
  readonly endedAt: number;
}

/** What a call does at its stop; people are those whose phones ring, or who talk. */
export interface CallPhase {
  readonly kind: 'listening' | 'ringing' | 'waiting' | 'talking' | 'onHold' | 'message';
  readonly people: readonly string[];
  /** The team that rings, or in whose queue it waits. */
  readonly teamId: string | null;
  /** Keys that the caller pressed on the way here, the first one first. */
  readonly keys: readonly IvrInput[];
  /** Both are being recorded. */
  readonly isRecorded: boolean;
  /** Since when it is of this kind, in milliseconds. */
  readonly since: number;
}

/** A call that goes on. */
export interface LiveCall
  extends Pick<CallRecord, 'id' | 'number' | 'from' | 'personId' | 'startedAt'> {
  readonly phase: CallPhase;
}

/** Hears where calls are while they go on. */
export interface LiveCalls {
  moved(account: CallAccount, call: LiveCall, step: CallStep): void;
  /** A call that never moved may end too. */
  ended(id: string): void;
}

/** What calls ask of the portal and tell it. */
export interface Portal {
  /**
   * The account that has a number, in E.164, or a phone, by its SIP name; null for none. For help the
   * place that a web phone has just told counts.
   */
  accountOf(
    asked: { number: string } | { phone: string },
    how?: { isForHelp: boolean },
  ): Promise<CallAccount | null>;
  /** An account as it was read last; null where it never was. */
  heldAccount(id: string): CallAccount | null;
  tell(account: CallAccount, record: CallRecord): Promise<void>;
}

/** Who wants to hear their messages, and the PIN that they entered. */
export interface PhoneHearer {
  readonly accountId: string;
  readonly teammateId: string;
  readonly pin: string;
}

/** The voicemail of a person as their phone opens it (MSG-04); each rejects while the portal is away. */
export interface PhoneVoicemail {
  /**
   * Opens it by the PIN, and says which messages nobody heard, the oldest first; without one, whether
   * one is to be asked for. Null where the person may not.
   */
  open(hearer: Omit<PhoneHearer, 'pin'> & { pin: string | null }): Promise<OpenedVoicemail | null>;
  /** Has a message played: its file, as Asterisk names it, is there for as long as that takes. */
  hear<Heard>(
    hearer: PhoneHearer,
    id: string,
    play: (file: string) => Promise<Heard>,
  ): Promise<Heard>;
  change(hearer: PhoneHearer, id: string, change: 'heard' | 'deleted'): Promise<void>;
}

/** A call to be tried by a phone, and its account by the routing with what is not saved. */
export interface Trial {
  readonly account: CallAccount;
  readonly call: Call;
}

/** A trial as a phone dials it. */
export interface DialledTrial {
  readonly phone: string;
  readonly code: string;
}

/** Calls that people try by their phones (CALL-16). */
export interface Trials {
  /** Null for a code that is forgotten, or somebody else's. Rejects while the portal is away. */
  open(dialled: DialledTrial): Promise<Trial | null>;
  /** Tells how far it is, in the order of the calls. */
  move(dialled: DialledTrial, progress: TrialProgress): void;
}
