import { isIPv6 } from 'node:net';

/** `2001:db8::1` as its eight groups. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right];
}

const mappedPattern = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first groups of an IPv6 address, as the network that they name. */
function prefixOf(address: string, count: number): string {
  const groups = groupsOf(address.split('%')[0] ?? address).slice(0, count);
  const text = groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
  return `${text}::/${count * 16}`;
}

/**
 * What limits count by: an IPv4 address, or the /64 network of an IPv6 address, because one
 * subscriber has as many IPv6 addresses as wanted. An IPv4 address in IPv6 clothes is the former.
 */
export function networkOf(address: string): string {
  const plain = mappedPattern.exec(address)?.[1] ?? address;
  return isIPv6(plain) ? prefixOf(plain, 4) : plain;
}

/** Where an address is, roughly: the /24 network of an IPv4 address, the /48 of an IPv6 address. */
export function placeOf(address: string): string {
  const plain = mappedPattern.exec(address)?.[1] ?? address;
  if (isIPv6(plain)) return prefixOf(plain, 3);
  return plain.replace(/\.\d+$/, '.0/24');
}
