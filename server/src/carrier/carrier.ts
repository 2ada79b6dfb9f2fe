import type { NumberProviderId } from '@jackfield/contract/api/number';
import type {
  CallingName,
  DirectoryListing,
  NumberOrderKind,
} from '@jackfield/contract/api/number-order';

/** An order as the carrier gets it; the same id again is the same order. */
export interface CarrierOrder {
  readonly id: string;
  readonly kind: NumberOrderKind;
  /** E.164. */
  readonly number: string;
  readonly wanted: CallingName | DirectoryListing;
  readonly placedAt: Date;
}

/** How an order stands: refused with a reason for the person, done, or to be asked about again. */
export type CarrierAnswer =
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'done' }
  | { readonly state: 'open'; readonly askAgainAt: Date };

/**
 * Port to the carrier that keeps calling names and directory listings. A throw means that it could
 * not be reached: the same is asked again later.
 */
export interface Carrier {
  /** Whether it takes directory listings; every carrier takes calling names. */
  readonly hasListings: boolean;
  /** Hands an order in; `open` means that it was accepted. */
  submit(order: CarrierOrder): Promise<CarrierAnswer>;
  /** Asks about an accepted order. */
  check(order: CarrierOrder): Promise<CarrierAnswer>;
}

/** The carrier of a number: whoever sold it keeps its names. */
export type CarrierOf = (provider: NumberProviderId) => Carrier;
