import { BlockList, isIP, SocketAddress } from 'node:net';

interface Network {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly prefix: number;
}

/** What IPv6 sockets call IPv4 addresses. */
const mapped = /^::ffff:(?=\d+\.)/i;

function networkOf(text: string): Network | null {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  // A zone (`fe80::1%eth0`) names a card of the server, and no network.
  if (version === 0 || address.includes('%')) return null;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const longest = version === 4 ? 32 : 128;
  const length = prefix === undefined ? longest : Number(prefix);
  if (length > longest) return null;
  return { address: new SocketAddress({ address, family }).address, family, prefix: length };
}

/**
 * A network or address as it is kept: in the one spelling of IPv6, and without the prefix that only
 * says one address. Null for what is neither.
 */
export function normalNetwork(text: string): string | null {
  const network = networkOf(text.trim());
  if (network === null) return null;
  const { address, family, prefix } = network;
  return prefix === (family === 'ipv4' ? 32 : 128) ? address : `${address}/${prefix}`;
}

/** Whether an address lies in one of some networks; without any, every address does. */
export function isWithin(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const text of networks) {
    const network = networkOf(text);
    if (network !== null) list.addSubnet(network.address, network.prefix, network.family);
  }
  const plain = address.replace(mapped, '');
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
