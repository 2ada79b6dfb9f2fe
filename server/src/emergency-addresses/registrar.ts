import type { AccountCountry, ServiceAddress } from '@jackfield/contract';

/** What is registered: an address, or a number that calls from one. */
export type Registered =
  | {
      readonly kind: 'address';
      readonly address: ServiceAddress;
      /** Of the account; an address of another one says it by its state. */
      readonly country: AccountCountry;
    }
  | {
      readonly kind: 'caller';
      /** The registrar's id of the address. */
      readonly addressId: string;
      /** The number that help calls back, in E.164. */
      readonly number: string;
      /** Who calls, as help sees it. */
      readonly name: string;
    };

/**
 * How something stands there. `sipHeader` is the value by which a call for help names it, where it
 * does: Geolocation (RFC 6442) for an address, P-Asserted-Identity (RFC 3325) for who calls.
 */
export type RegistrarAnswer =
  | {
      readonly state: 'open' | 'registered';
      readonly providerId: string;
      readonly sipHeader: string | null;
    }
  | { readonly state: 'refused'; readonly providerId: string | null; readonly reason: string };

/**
 * Port to whoever carries calls for help, and has to know beforehand where they come from (PROV-01). A
 * throw means that it could not be reached: the same is asked again later.
 */
export interface EmergencyRegistrar {
  readonly id: 'sandbox' | 'telnyx';
  /** Its id of something that may be there and is none of `others`; null where it is not. */
  find(what: Registered, others: ReadonlySet<string>): Promise<string | null>;
  /** Registers something. Asked twice, it may be there twice. */
  make(what: Registered): Promise<RegistrarAnswer>;
  /** How something stands that is there; null where it has gone. */
  ask(kind: Registered['kind'], providerId: string): Promise<RegistrarAnswer | null>;
  /** Takes something away; callers before their address. */
  remove(kind: Registered['kind'], providerId: string): Promise<void>;
}

/** The registrar of an account. */
export type RegistrarOf = (tenantId: string) => EmergencyRegistrar;
