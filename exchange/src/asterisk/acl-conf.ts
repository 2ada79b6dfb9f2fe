/** The list of `acl.conf` by which `pjsip.conf` refuses all that comes from an address. */
export const shutOutList = 'shut-out';

/** `acl.conf`: IPv4 addresses that are shut out. Without a rule that takes the others none would be. */
export function aclConf(addresses: Iterable<string>): string {
  const denied = Array.from(addresses, (address) => `deny=${address}/32\n`);
  return `[${shutOutList}]\npermit=0.0.0.0/0\n${denied.join('')}`;
}
