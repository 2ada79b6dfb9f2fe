import type { ServiceAddress } from '@jackfield/contract';
import type { PortPointField } from '@jackfield/contract/api/port-in';

/** Why a number cannot be moved: no carrier of ours there, toll-free, or in nobody's service. */
export type PortObstacle = 'notServed' | 'tollFree' | 'unknown';

/** Who serves a number now, or why it cannot be moved. */
export interface Portability {
  /** E.164. */
  readonly number: string;
  readonly carrier: string | null;
  readonly obstacle: PortObstacle | null;
}

/** Something of an order that the losing carrier has otherwise. */
export interface PortFault {
  readonly field: PortPointField;
  /** E.164; null for all of the order. */
  readonly number: string | null;
  /** In their words. */
  readonly says: string;
  /** Which of the causes that we can explain it is; `other` where it is none of them. */
  readonly cause:
    | 'accountIsNumber'
    | 'accountUnknown'
    | 'pin'
    | 'name'
    | 'unitMissing'
    | 'otherAddress'
    | 'protected'
    | 'other';
}

/** A porting order as it is sent. */
export interface SentPortOrder {
  /** The same reference again is the same order; each submission has its own. */
  readonly reference: string;
  readonly numbers: readonly {
    /** E.164. */
    readonly number: string;
    readonly serviceAddress: ServiceAddress;
  }[];
  readonly accountNumber: string;
  /** Empty without one. */
  readonly pin: string;
  readonly billName: string;
  readonly serviceAddress: ServiceAddress;
  readonly contactName: string;
  readonly wantedAt: Date;
  readonly letter: { readonly signedName: string; readonly paragraphs: readonly string[] };
  /** Reads the bill from the storage. */
  bill(): Promise<Buffer>;
}

/** How an order stands at the provider. `askAt` is when it may have changed. */
export type PortAnswer =
  | { readonly state: 'open'; readonly askAt: Date }
  | { readonly state: 'rejected'; readonly faults: readonly PortFault[] }
  | { readonly state: 'dated'; readonly movesAt: Date; readonly askAt: Date }
  | { readonly state: 'moving'; readonly moved: readonly string[]; readonly askAt: Date }
  | {
      readonly state: 'moved';
      /** Calls arrive here: the provider has tried it. */
      readonly moved: readonly string[];
      /** Stay where they are, each with why. */
      readonly failed: readonly { readonly number: string; readonly says: string }[];
    }
  | { readonly state: 'cancelled' };

/**
 * Port to whoever moves numbers from other carriers (PORT-01). A throw means that it could not be
 * reached: the same is asked again later.
 */
export interface PortInProvider {
  /** Which numbers can be moved, in their order. */
  check(numbers: readonly string[]): Promise<Portability[]>;
  /** Hands an order in; answers when to ask how it stands. */
  submit(order: SentPortOrder): Promise<{ readonly askAt: Date }>;
  ask(reference: string): Promise<PortAnswer>;
  /** Cancels an order, also one that is not known yet; false where it is too late. */
  cancel(reference: string): Promise<boolean>;
}
