import type { ServiceAddress } from '@jackfield/contract';

/** Where a caller is, as Asterisk's GEOLOC_PROFILE writes it into a PIDF-LO (RFC 4119, RFC 5139). */
const elements = {
  A1: ({ stateCode }) => stateCode,
  A3: ({ city }) => city,
  RD: ({ streetName }) => streetName,
  HNO: ({ houseNumber }) => houseNumber,
  LOC: ({ addressLine2 }) => addressLine2,
  PC: ({ zip }) => zip,
} satisfies Record<string, (address: ServiceAddress) => string>;

/** Without what ends a quoted value. */
const quoted = (value: string) => `"${value.replaceAll(/["\\\p{Cc}]/gu, ' ').trim()}"`;

/**
 * Variables of a channel by which its call carries an address in the United States (RFC 6442), for
 * whoever sends help.
 */
export function locationVariables(address: ServiceAddress): Record<string, string> {
  const parts = Object.entries(elements).flatMap(([name, read]) => {
    const value = read(address);
    return value === '' ? [] : [`${name}=${quoted(value)}`];
  });
  return {
    'GEOLOC_PROFILE(format)': 'civicAddress',
    'GEOLOC_PROFILE(pidf_element)': 'device',
    'GEOLOC_PROFILE(allow_routing_use)': 'yes',
    'GEOLOC_PROFILE(location_info)': ['country=US', ...parts].join(','),
  };
}
