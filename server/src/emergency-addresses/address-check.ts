import type { ServiceAddress } from '@jackfield/contract';
import type { AddressVerdict } from '@jackfield/contract/api/emergency';

/** What the service says of an address. */
export interface CheckedAddress {
  readonly verdict: AddressVerdict;
  /** The address that it takes it for; null where it knows none, and for a valid one. */
  readonly proposal: ServiceAddress | null;
}

/**
 * Port to whoever knows where help can be sent to. A throw means that it could not be asked: the
 * address then counts as not checked yet, and is asked about again.
 */
export interface AddressCheck {
  check(address: ServiceAddress): Promise<CheckedAddress>;
}
