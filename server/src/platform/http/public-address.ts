import { lookup as lookupName } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const reserved = new BlockList();
// Ranges that the registries of special purpose addresses (IANA) keep from the open internet.
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Hosts of clouds answer their machines here, though the addresses look public: the agent of Azure,
  // and the service network of IBM Cloud.
  ['168.63.129.16', 32],
  ['161.26.0.0', 16],
  ['166.8.0.0', 14],
] as const) {
  reserved.addSubnet(net, bits, 'ipv4');
}

/** Of IPv6 only global unicast is public, without what tunnels, translates or documents. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const special = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(net, bits, 'ipv6');
}

/** Whether an IP address belongs to the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether an address leads to this computer by http, which some servers allow for development. */
export const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname);

/** An address of a name. */
export interface Found {
  readonly address: string;
  readonly family: number;
}

/** Finds all addresses of a name. */
export type Lookup = (host: string) => Promise<readonly Found[]>;

/** Names as this machine knows them. */
export const systemLookup: Lookup = (host) => lookupName(host, { all: true, verbatim: true });

/** Why a host is not asked: nobody knows its name, or not everybody may reach its addresses. */
export class UnfitHost extends Error {
  readonly problem: 'unknown' | 'refused';
  constructor(problem: UnfitHost['problem']) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * The addresses of the host of a URL, whose parser writes octal and other spellings as plain
 * addresses. Throws UnfitHost unless everybody may reach all of them.
 */
export async function publicAddressesOf(url: URL, lookup: Lookup): Promise<readonly Found[]> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const found =
    family === 0
      ? await lookup(host).catch(() => {
          throw new UnfitHost('unknown');
        })
      : [{ address: host, family }];
  if (found.length === 0) throw new UnfitHost('unknown');
  if (!found.every(({ address }) => isPublicAddress(address))) throw new UnfitHost('refused');
  return found;
}

/** Has a request connect to addresses that were looked at: its name is not looked up again. */
export const pinned =
  (addresses: readonly Found[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
