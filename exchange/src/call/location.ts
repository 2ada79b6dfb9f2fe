import type { AccountCountry, ServiceAddress } from '@jackfield/contract';
import { addressCountry } from '@jackfield/domain/address-rules';

/** Where a caller is, as Asterisk's GEOLOC_PROFILE writes it into a PIDF-LO (RFC 4119, RFC 5139). */
const elements = {
  A1: ({ stateCode }) => stateCode,
  A3: ({ city }) => city,
  RD: ({ streetName }) => streetName,
  HNO: ({ houseNumber }) => houseNumber,
  LOC: ({ addressLine2 }) => addressLine2,
  PC: ({ zip }) => zip,
} satisfies Record<string, (address: ServiceAddress) => string>;

/** ISO 3166 alpha-2, which a PIDF-LO has. */
const alpha2 = { USA: 'US', CAN: 'CA', MYS: 'MY' } as const satisfies Record<
  AccountCountry,
  string
>;

/** Without what ends a quoted value. */
const quoted = (value: string) => `"${value.replaceAll(/["\\\p{Cc}]/gu, ' ').trim()}"`;

/**
 * Variables of a channel by which its call carries an address (RFC 6442), for whoever sends help.
 * @param account country of the account, which an address of another one says by its state
 */
export function locationVariables(
  address: ServiceAddress,
  account: AccountCountry,
): Record<string, string> {
  const country = alpha2[addressCountry(address.stateCode, account)];
  const parts = Object.entries(elements).flatMap(([name, read]) => {
    const value = read(address);
    return value === '' ? [] : [`${name}=${quoted(value)}`];
  });
  return {
    'GEOLOC_PROFILE(format)': 'civicAddress',
    'GEOLOC_PROFILE(pidf_element)': 'device',
    'GEOLOC_PROFILE(allow_routing_use)': 'yes',
    'GEOLOC_PROFILE(location_info)': [`country=${country}`, ...parts].join(','),
  };
}

/** Variables of a channel by which its INVITE has further headers. */
export const headerVariables = (
  headers: readonly { readonly name: string; readonly value: string }[],
): Record<string, string> =>
  Object.fromEntries(headers.map(({ name, value }) => [`PJSIP_HEADER(add,${name})`, value]));
