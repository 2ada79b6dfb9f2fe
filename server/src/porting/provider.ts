import type { AccountCountry, ServiceAddress } from '@jackfield/contract';
import type { NumberProviderId } from '@jackfield/contract/api/number';
import type { PortPointField } from '@jackfield/contract/api/port-in';

/** Why a number cannot be moved: no carrier of ours there, toll-free, in nobody's service, or else. */
export type PortObstacle = 'notServed' | 'tollFree' | 'unknown' | 'cannotMove';

/** Who serves a number now, or why it cannot be moved. */
export interface Portability {
  /** E.164. */
  readonly number: string;
  /** Null where the provider does not say it, or the number cannot be moved. */
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

/** What an order is known by. */
export interface PortKey {
  readonly tenantId: string;
  /**
   * Id of the order and number of the submission, `…/1`: the same again is the same submission, and a
   * later one of an order takes the place of those before.
   */
  readonly reference: string;
}

/** A porting order as it is sent. */
export interface SentPortOrder extends PortKey {
  readonly country: AccountCountry;
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
  readonly letter: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly signedName: string;
    /** ISO 8601. */
    readonly signedAt: string;
  };
  /** Reads the bill from the storage. */
  bill(): Promise<{ readonly fileName: string; readonly bytes: Buffer }>;
}

/** How an order stands at the provider. `askAt` is when it may have changed. */
export type PortAnswer =
  | { readonly state: 'open'; readonly askAt: Date }
  | { readonly state: 'rejected'; readonly faults: readonly PortFault[] }
  | { readonly state: 'dated'; readonly movesAt: Date; readonly askAt: Date }
  | {
      readonly state: 'moving';
      readonly moved: readonly string[];
      readonly servedBy: NumberProviderId;
      readonly askAt: Date;
    }
  | {
      readonly state: 'moved';
      /** Whose numbers they are from now on. */
      readonly servedBy: NumberProviderId;
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
  /** Which numbers an account can move here, in their order. */
  check(tenantId: string, numbers: readonly string[]): Promise<Portability[]>;
  /**
   * Hands an order in; answers when to ask how it stands, or, where it was not taken yet because what
   * was sent before has to end first, when to hand it in again.
   */
  submit(order: SentPortOrder): Promise<{ readonly isTaken: boolean; readonly askAt: Date }>;
  ask(key: PortKey): Promise<PortAnswer>;
  /** Cancels an order, also one that is not known yet; false where it is too late. */
  cancel(key: PortKey): Promise<boolean>;
}
