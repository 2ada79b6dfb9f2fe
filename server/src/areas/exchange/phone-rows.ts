import { createHash } from 'node:crypto';
import type { PhoneTable } from '@jackfield/contract/api/exchange';
import type { Tx } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { passwordOf } from '../devices/dto.ts';

type Pairs = readonly (readonly [key: string, value: string])[];

/**
 * A phone that may sign in: of an active person of an active account, a web phone while its session
 * lasts.
 */
export async function findPhone(tx: Tx, sipName: string) {
  return tx
    .selectFrom('device as d')
    .innerJoin('teammate as p', (join) =>
      join.onRef('p.tenant_id', '=', 'd.tenant_id').onRef('p.id', '=', 'd.teammate_id'),
    )
    .innerJoin('tenant as t', 't.id', 'd.tenant_id')
    .leftJoin('session as s', 's.id', 'd.session_id')
    .select(['d.id', 'd.tenant_id', 'd.teammate_id', 'd.sip_username', 'd.sip_domain'])
    .select(['d.sip_password', 'd.session_id', 'p.full_name', 'p.extension'])
    .where('d.sip_username', '=', sipName)
    .where('s.ended_at', 'is', null)
    .where('p.status', '=', 'active')
    .where('t.status', '=', 'active')
    .executeTakeFirst();
}

type Phone = NonNullable<Awaited<ReturnType<typeof findPhone>>>;

/** A name without what ends a quoted name of SIP. */
const quoted = (name: string) => `"${name.replaceAll(/["\\\p{Cc}]/gu, '')}"`;

/** What Asterisk keeps the light of a phone under, whose default context the exchange sets it in. */
const lightOf = (sipName: string) => `${sipName}@default`;

/** How a telephone or softphone is reached, and what it speaks. */
const telephone: Pairs = [
  ['allow', 'ulaw,alaw,g722'],
  // Of the exchange's pjsip.conf: without it Asterisk asks DNS for its own address at each call.
  ['transport', 'transport-udp'],
  ['rtp_symmetric', 'yes'],
];

/** A browser: encrypted sound by ICE, and SIP by the web socket of loopback alone. */
const browser: Pairs = [
  ['webrtc', 'yes'],
  ['allow', 'opus,ulaw,alaw'],
  ['transport', 'transport-ws'],
  ['deny', '0.0.0.0/0'],
  ['permit', '127.0.0.1/32'],
  // A tab that is gone says no goodbye. It comes back after half a minute without a network.
  ['rtp_timeout', '60'],
];

const endpointRow = (phone: Phone): Pairs => [
  ['id', phone.sip_username],
  ['aors', phone.sip_username],
  ['auth', phone.sip_username],
  ['context', 'from-phone'],
  ['callerid', `${quoted(phone.full_name)} <${phone.extension || phone.sip_username}>`],
  ['disallow', 'all'],
  ['dtmf_mode', 'rfc4733'],
  ['direct_media', 'no'],
  ...(phone.session_id === null ? telephone : browser),
  ['force_rport', 'yes'],
  ['rewrite_contact', 'yes'],
  ['mailboxes', lightOf(phone.sip_username)],
  ['mwi_subscribe_replaces_unsolicited', 'yes'],
  // The exchange decides where calls are sent on to (REFER).
  ['set_var', 'PJSIP_TRANSFER_HANDLING()=ari-only'],
];

/** What proves the password without being it (RFC 2617, 3.2.2.2). */
export function digestOf(phone: Phone, secrets: SecretBox): string {
  const { sip_username: name, sip_domain: realm } = phone;
  const password = secrets.open(phone.sip_password, passwordOf(phone));
  return createHash('md5').update(`${name}:${realm}:${password}`).digest('hex');
}

const authRow = (phone: Phone, secrets: SecretBox): Pairs => [
  ['id', phone.sip_username],
  ['auth_type', 'md5'],
  ['username', phone.sip_username],
  ['realm', phone.sip_domain],
  ['md5_cred', digestOf(phone, secrets)],
];

// Phones keep themselves reachable: thousands of OPTIONS a minute overload Asterisk.
const aorRow = (phone: Phone): Pairs => [
  ['id', phone.sip_username],
  // For phones that subscribe to it.
  ['mailboxes', lightOf(phone.sip_username)],
  ['max_contacts', '1'],
  ['remove_existing', 'yes'],
  ['qualify_frequency', '0'],
  ['support_path', 'yes'],
];

const rows: Readonly<Record<PhoneTable, (phone: Phone, secrets: SecretBox) => Pairs>> = {
  ps_endpoints: endpointRow,
  ps_auths: authRow,
  ps_aors: aorRow,
};

/**
 * The row of a phone as Asterisk's realtime reads it over HTTP: one line of encoded `key=value`.
 * Empty for a phone that may not sign in.
 */
export async function phoneRow(
  tx: Tx,
  secrets: SecretBox,
  { table, id }: { readonly table: PhoneTable; readonly id: string },
): Promise<string> {
  const phone = await findPhone(tx, id);
  if (phone === undefined) return '';
  return rows[table](phone, secrets)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
}
