import type { ServiceAddress } from '@jackfield/contract';
import { passwordOf } from '../../src/areas/devices/dto.ts';
import { linkLives } from '../../src/areas/session/links/links.ts';
import { hashSecret, newSecret } from '../../src/areas/session/tokens/secrets.ts';
import type { DemoPerson } from '../demo/shapes.ts';
import { insertAll } from '../insert.ts';
import { ago, daysAgo } from '../times.ts';
import type { Loading } from './loading.ts';
import { termsOf } from './numbers.ts';

/** People with passwords, numbers and, when online, the registered device that makes them so. */
export async function loadPeople(loading: Loading): Promise<void> {
  const { account, tx } = loading;
  await insertAll(
    tx,
    'teammate',
    account.people.map((person, index) => row(loading, person, index)),
  );
  await insertAll(
    tx,
    'link_token',
    account.people
      .filter((person) => person.status === 'pending')
      .map((person) => invitation(loading, person)),
  );
  const withPassword = account.people.filter((person) => person.status !== 'pending');
  await insertAll(
    tx,
    'password',
    withPassword.map((person) => ({
      teammate_id: loading.id('teammate', person.email),
      tenant_id: loading.tenantId,
      hash: loading.passwordHash,
      changed_at: joinedAt(loading, person, 0),
    })),
  );
  await insertAll(
    tx,
    'phone_number',
    account.people.flatMap((person, index) => numbers(loading, person, index)),
  );
  await insertAll(
    tx,
    'device',
    withPassword.map((person, index) => device(loading, person, index)),
  );
}

function row(loading: Loading, person: DemoPerson, index: number) {
  const { account, now } = loading;
  const isPending = person.status === 'pending';
  const at = joinedAt(loading, person, index);
  const hasAddress = account.country !== 'MYS' && !isPending;
  return {
    id: loading.id('teammate', person.email),
    tenant_id: loading.tenantId,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    title: person.title,
    extension: person.extension,
    role: person.role,
    status: person.status,
    is_first_time: isPending,
    is_tenant_owner: index === 0,
    is_email_confirmed: !isPending,
    time_zone: account.timeZone,
    language: person.language ?? null,
    sms_greetings: JSON.stringify({ isEnabled: false, text: '' }),
    call_recording_setting: JSON.stringify({ inbound: false, outbound: false }),
    missed_call_handling: JSON.stringify({ actionType: 'voicemail', actionValue: null }),
    e911_address: hasAddress ? JSON.stringify(placeOf(loading, person)) : null,
    presence: person.seen === 'online' ? ('online' as const) : ('offline' as const),
    last_seen_at: seenAt(person, now),
    created_at: at,
    updated_at: at,
  };
}

/** The mailed invitation of somebody who has not come yet; nobody knows its token. */
function invitation(loading: Loading, person: DemoPerson) {
  const at = joinedAt(loading, person, 0);
  return {
    id: loading.id('invitation', person.email),
    tenant_id: loading.tenantId,
    teammate_id: loading.id('teammate', person.email),
    purpose: 'confirm' as const,
    token_hash: hashSecret(newSecret()),
    email: person.email,
    created_at: at,
    expires_at: new Date(at.getTime() + linkLives.confirm),
  };
}

/** Where somebody works. */
export function placeOf(loading: Loading, { email, teams }: DemoPerson): ServiceAddress {
  const { places = {} } = loading.account;
  const [place] = [email, ...teams].flatMap((name) => places[name] ?? []);
  return place ?? serviceAddress(loading);
}

/** Address format two of the account's address (ENT-31). */
export function serviceAddress({ account }: Loading) {
  const { streetAddress, extendedAddress, locality, region, postalCode } = account.address;
  const [houseNumber = '', ...street] = streetAddress.split(' ');
  return {
    streetName: street.join(' '),
    houseNumber,
    addressLine2: extendedAddress,
    city: locality,
    stateCode: region,
    zip: postalCode,
  };
}

function joinedAt({ account, now }: Loading, person: DemoPerson, index: number): Date {
  if (person.invitedDaysAgo !== undefined) {
    return ago(now, `${person.invitedDaysAgo * 24 + 1} hours`);
  }
  return daysAgo(now, Math.max(4, account.createdDaysAgo - index * 7));
}

function seenAt(person: DemoPerson, now: Date): Date | null {
  if (person.seen === null) return null;
  return person.seen === 'online' ? now : ago(now, person.seen);
}

function numbers(loading: Loading, person: DemoPerson, at: number) {
  return person.numbers.map((number, index) => ({
    id: loading.id('number', number),
    tenant_id: loading.tenantId,
    number,
    owner_type: 'teammate' as const,
    owner_id: loading.id('teammate', person.email),
    label: index === 0 ? 'Direct line' : 'Second line',
    is_default: index === 0,
    ...termsOf(loading, number),
    created_at: joinedAt(loading, person, at),
  }));
}

function device(loading: Loading, person: DemoPerson, index: number) {
  const kinds = ['desktop', 'mobile', 'deskphone'] as const;
  const type = kinds[index % 3] ?? 'desktop';
  const mac = loading.id('mac', person.email).replaceAll('-', '').slice(0, 12).toUpperCase();
  const id = loading.id('device', person.email);
  const { tenantId } = loading;
  const password = `Sip-${loading.id('secret', person.email).slice(0, 13)}`;
  return {
    id,
    tenant_id: tenantId,
    teammate_id: loading.id('teammate', person.email),
    type,
    name: `${person.firstName}'s ${type === 'deskphone' ? 'desk phone' : type}`,
    model: type === 'deskphone' ? 'Yealink T54W' : null,
    mac_address: type === 'deskphone' ? mac : null,
    sip_username: loading.id('sip', person.email).replaceAll('-', '').slice(0, 10),
    sip_domain: `${loading.account.key}.sip.jackfield.example`,
    sip_password: loading.secrets.seal(password, passwordOf({ tenant_id: tenantId, id })),
    is_online: person.seen === 'online',
    last_seen_at: seenAt(person, loading.now),
  };
}
