import type { Provider, SignOn, SignOnConnection, SignOnTest } from '@jackfield/contract/api/sso';
import { localTimeAt } from '@jackfield/domain/business-hours';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { accountRow } from '../../../platform/rows.ts';
import { waysOf } from '../second-step/person-row.ts';
import { findPerson } from '../tokens/people.ts';
import { domainsOf } from './domains.ts';
import { type Connection, connectionOf, valuesOf } from './providers.ts';
import { certificateOf } from './saml.ts';

const known: readonly (readonly [RegExp, Provider])[] = [
  [/(^|\.)(microsoftonline\.(com|us|example)|sts\.windows\.net|windows\.net)$/, 'entra'],
  [/(^|\.)(okta|oktapreview|okta-emea)\.com$/, 'okta'],
  [/(^|\.)google\.com$/, 'google'],
];

function hostOf({ sign_in_url: signIn, issuer }: Connection): string {
  const address = signIn ?? issuer;
  return URL.canParse(address) ? new URL(address).host : issuer;
}

function toConnection(row: Connection): SignOnConnection {
  const host = hostOf(row);
  const both = {
    provider: known.find(([pattern]) => pattern.test(host))?.[1] ?? 'other',
    host,
    issuer: row.issuer,
    found: { keys: row.key_count, signOutPage: row.has_sign_out_page },
    answeredIn: row.answered_in,
    connectedAt: row.connected_at.toISOString(),
    connectedBy: { id: row.connected_by_id, name: row.connected_by_name },
    checkedAt: row.checked_at.toISOString(),
    unreachableSince: row.unreachable_since?.toISOString() ?? null,
  };
  if (row.protocol === 'oidc') {
    return {
      ...both,
      protocol: 'oidc',
      clientId: row.client_id ?? '',
      secretEnd: row.secret_end ?? '',
      secretEndsOn: row.secret_ends_on,
    };
  }
  const certificates = row.certificates.flatMap((text) => {
    const certificate = certificateOf(text);
    if (certificate === null) return [];
    const endsAt = certificate.validToDate.toISOString();
    return [{ fingerprint: certificate.fingerprint256, endsAt }];
  });
  const { sign_in_url: signInUrl, metadata_url: metadataUrl } = row;
  return { ...both, protocol: 'saml', signInUrl: signInUrl ?? '', metadataUrl, certificates };
}

/** Whether an instant is of the day that it is now, in a zone. */
export const isOfToday = (at: string, zone: string, now: Date): boolean =>
  localTimeAt(zone, Date.parse(at)).day === localTimeAt(zone, now.getTime()).day;

async function testOf(
  tx: Tx,
  { last_test: test, tenant_id: tenantId }: Connection,
  now: Date,
): Promise<SignOnTest | null> {
  if (test === null) return null;
  const { personId, ...kept } = test;
  const { time_zone: zone } = await accountRow(tx, tenantId);
  const person = await tx
    .selectFrom('teammate')
    .select(['id', 'full_name as name', 'extension'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', personId)
    .executeTakeFirst();
  return { ...kept, isOfToday: isOfToday(test.at, zone, now), person: person ?? null };
}

/** The way in that stays: whether the owner has a password and a passkey. */
export async function ownerOf(tx: Tx, tenantId: string): Promise<SignOn['owner']> {
  const { id } = (await tx
    .selectFrom('teammate')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_tenant_owner', '=', true)
    .executeTakeFirst()) ?? { id: null };
  const person = id === null ? null : await findPerson(tx, id);
  if (person === null) return { name: '', hasPassword: false, hasPasskey: false };
  const { passkey: hasPasskey } = await waysOf(tx, person.id);
  return { name: person.name, hasPassword: person.passwordHash !== null, hasPasskey };
}

/** People whose email is of a verified domain. */
async function countPeople(tx: Tx, tenantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from teammate p
    join sso_domain d on d.tenant_id = p.tenant_id and d.verified_at is not null
      and d.name = lower(split_part(p.email, '@', 2))
    where p.tenant_id = ${tenantId} and p.status in ('active', 'pending')`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Single sign-on of an account, without its secret (SSO-01). Needs a system transaction. */
export async function readSignOn(
  tx: Tx,
  { tenantId, publicUrl, now }: { tenantId: string; publicUrl: string; now: Date },
): Promise<SignOn> {
  const row = await connectionOf(tx, tenantId);
  return {
    connection: row && toConnection(row),
    values: valuesOf(publicUrl, tenantId),
    domains: await domainsOf(tx, tenantId),
    mode: row?.mode ?? 'off',
    requiredFrom: row?.required_from ?? null,
    justInTime: row?.just_in_time ?? 'off',
    isProviderStepTaken: row?.is_provider_step_taken ?? false,
    lastTest: row && (await testOf(tx, row, now)),
    people: await countPeople(tx, tenantId),
    owner: await ownerOf(tx, tenantId),
  };
}
