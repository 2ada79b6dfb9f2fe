import { shutOutList } from './acl-conf.ts';
import { messagesCode } from '../call/destination.ts';
import type { AsteriskOptions, Trunk } from './options.ts';

/** Who asks whether SIP is alive: in the file, as any other name would be asked for at the portal. */
export const watcherName = 'watcher';

/**
 * `pjsip.conf`: transports and trunks; phones are rows of the portal. Web phones come by the web socket
 * of ARI's server, which listens on loopback; the address of their transport is where their sound is
 * taken, by every address of the machine that is offered. Trunks are known by address
 * first: by name first, each of their calls asks the portal twice for its caller as if for a phone.
 * Telephones are not told that they may transfer without a subscription, which ends an Asterisk that
 * is older than 22.11. With their light they are told what to dial to hear their messages.
 */
export function pjsipConf({ sip, nat, trunks }: AsteriskOptions): string {
  return `[global]
type=global
user_agent=Jackfield
endpoint_identifier_order=ip,username
disable_multi_domain=yes
ignore_uri_user_options=yes
norefersub=no
default_voicemail_extension=${messagesCode}

[transport-udp]
type=transport
protocol=udp
bind=${sip.address}:${sip.port}
${nat ? behindNat(nat.publicAddress) : ''}
[transport-ws]
type=transport
protocol=ws
bind=0.0.0.0

[${shutOutList}]
type=acl
acl=${shutOutList}

[${watcherName}]
type=endpoint
context=nowhere
disallow=all
allow=ulaw
${trunks.map(trunkSections).join('')}`;
}

/** Telephones and trunks of the same networks are told the machine's own address. */
const ownNetworks = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '127.0.0.0/8',
];

const behindNat = (address: string): string =>
  `external_signaling_address=${address}
external_media_address=${address}
${ownNetworks.map((network) => `local_net=${network}\n`).join('')}`;

/** Seconds between two OPTIONS to a trunk, and that an answer may take. */
const watched = 'qualify_frequency=15\nqualify_timeout=3\n';

function trunkSections({ name, host, addresses, isWatched }: Trunk): string {
  return `
[trunk-${name}]
type=endpoint
transport=transport-udp
context=from-trunk
disallow=all
allow=ulaw,alaw
aors=trunk-${name}
direct_media=no
rtp_symmetric=yes
identify_by=ip
allow_transfer=no
geoloc_outgoing_call_profile=<prefer_incoming>
[trunk-${name}]
type=aor
contact=sip:${host}
${isWatched ? watched : ''}[trunk-${name}]
type=identify
endpoint=trunk-${name}
${addresses.map((address) => `match=${address}`).join('\n')}
`;
}
