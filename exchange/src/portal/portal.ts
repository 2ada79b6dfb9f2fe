import type { RouteEnd, RouteNode, RoutingConfig } from '@jackfield/domain/routing';

/** An account as its calls need it. */
export interface CallAccount {
  readonly id: string;
  /** A call goes on by the one that it began with. */
  readonly config: RoutingConfig;
  /** SIP names of the telephones of a person. */
  phonesOf(personId: string): readonly string[];
  /** The address of a sound as telephones play it; null where there is none. */
  soundOf(mediumId: string): string | null;
  /** Sounds that callers hear before they leave a message for a person or team. */
  greetingOf(ownerId: string): string | null;
  /** What callers hear who wait in the queue of a team. */
  holdMusicOf(teamId: string): readonly string[];
  /** The number that calls of a company number, team or person show outside. */
  callerIdOf(number: string): string;
}

/** A stop of a call and why it came there; `at` in milliseconds. */
export interface CallStep {
  readonly node: RouteNode;
  readonly reason: string;
  readonly at: number;
}

/** How a call went, told once. */
export interface CallRecord {
  /** A UUID, by which the portal knows it again. */
  readonly id: string;
  /** What was called, in E.164. */
  readonly number: string;
  readonly from: string | null;
  readonly steps: readonly CallStep[];
  /** Where the way ended; null for a caller who hung up before. */
  readonly end: Pick<RouteEnd, 'kind' | 'node' | 'reason' | 'at'> | null;
  /** Whose telephone took it: a person's id, or an outside number. */
  readonly answeredBy: string | null;
  /** Milliseconds: when it came in, was taken and ended. */
  readonly startedAt: number;
  readonly answeredAt: number | null;
  readonly endedAt: number;
}

/** What calls ask of the portal and tell it. */
export interface Portal {
  /** The account that has a number, in E.164; null for none. */
  accountOf(number: string): Promise<CallAccount | null>;
  tell(account: CallAccount, record: CallRecord): Promise<void>;
}
