import type { CallReceived } from '@jackfield/contract';
import type { connectSignOn, SignOn } from '@jackfield/contract/api/sso';
import { t } from '@jackfield/texts';
import type { Updateable } from 'kysely';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { invalidField } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { holdAccountRow } from '../../../platform/rows.ts';
import { type Change, write } from '../../../platform/write.ts';
import { discover } from './oidc.ts';
import type { SsoParts } from './parts.ts';
import { type Connection, connectionOf, secretFor } from './providers.ts';
import { readSignOn } from './read.ts';
import { readMetadata } from './saml.ts';
import type { SsoConnectionTable } from './tables.ts';
import { texts } from './texts.ts';

type Wanted = CallReceived<typeof connectSignOn>['body'];
type Of<P> = Extract<Wanted, { protocol: P }>;
type Row = Updateable<SsoConnectionTable> &
  Pick<Connection, 'protocol' | 'issuer' | 'key_count' | 'has_sign_out_page' | 'answered_in'>;

const bareOidc = { client_id: null, secret_sealed: null, secret_end: null, secret_ends_on: null };
const bareSaml = { sign_in_url: null, metadata_url: null, certificates: [] };

const took = (begun: number) => Math.max(1, Math.round(performance.now() - begun));

async function oidcRow(
  parts: SsoParts,
  tenantId: string,
  wanted: Of<'oidc'>,
  before: Connection | null,
): Promise<Row> {
  const { clientId, secretEndsOn } = wanted;
  const isKept =
    before?.protocol === 'oidc' && before.client_id === clientId && before.issuer === wanted.issuer;
  const sealed = isKept ? before.secret_sealed : null;
  const kept = sealed === null ? null : parts.secrets.open(sealed, secretFor(tenantId));
  const clientSecret = wanted.clientSecret ?? kept;
  if (clientSecret === null) throw invalidField('clientSecret', t(texts.secretNeeded), 'REQUIRED');
  const begun = performance.now();
  const found = await discover(parts.fetch, { issuer: wanted.issuer, clientId, clientSecret });
  return {
    ...bareSaml,
    protocol: 'oidc',
    issuer: found.issuer,
    client_id: clientId,
    secret_sealed: parts.secrets.seal(clientSecret, secretFor(tenantId)),
    secret_end: clientSecret.length >= 12 ? clientSecret.slice(-4) : '',
    secret_ends_on: secretEndsOn,
    key_count: found.keys,
    has_sign_out_page: found.hasSignOutPage,
    answered_in: took(begun),
  };
}

/** Asks for metadata. Throws 400 at the field. */
export async function fetchMetadata({ fetch }: SsoParts, url: string): Promise<string> {
  const silent = () => invalidField('metadataUrl', t(texts.metadataSilent));
  const answer = await fetch(url).catch(() => {
    throw silent();
  });
  if (!answer.ok) throw silent();
  return answer.text();
}

async function samlRow(parts: SsoParts, { metadataUrl, metadataXml }: Of<'saml'>): Promise<Row> {
  const field = metadataUrl === undefined ? 'metadataXml' : 'metadataUrl';
  const begun = performance.now();
  const xml = metadataUrl === undefined ? metadataXml : await fetchMetadata(parts, metadataUrl);
  if (xml === undefined) throw invalidField('metadataUrl', t(texts.metadataNeeded), 'REQUIRED');
  const { issuer, signInUrl, certificates } = await readMetadata(xml, field);
  return {
    ...bareOidc,
    protocol: 'saml',
    issuer,
    sign_in_url: signInUrl,
    metadata_url: metadataUrl ?? null,
    certificates: [...certificates],
    key_count: certificates.length,
    has_sign_out_page: false,
    answered_in: took(begun),
  };
}

/** What the history tells of a connection: never its secret. */
const audited = (
  row: Pick<Row, 'protocol' | 'issuer' | 'client_id'> & { secret_sealed?: string | null },
) => ({
  protocol: row.protocol,
  issuer: row.issuer,
  clientId: row.client_id ?? null,
  secret: row.secret_sealed ?? null,
});

const isSame = (before: Connection, row: Row): boolean =>
  before.protocol === row.protocol &&
  before.issuer === row.issuer &&
  before.client_id === (row.client_id ?? null);

/** Nobody goes by what another provider, or another client of it, tells or has just told. */
async function forgetPeople(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sso_identity').where('connection_id', '=', id).execute();
  await tx.deleteFrom('sso_visit').where('connection_id', '=', id).execute();
  const off = { mode: 'off', required_from: null, required_since: null, last_test: null } as const;
  await tx.updateTable('sso_connection').set(off).where('id', '=', id).execute();
}

/** Owners go on as others do, where nothing is required. */
export const endBreakGlass = (tx: Tx, tenantId: string) =>
  tx
    .updateTable('session')
    .set({ is_break_glass: false })
    .where('tenant_id', '=', tenantId)
    .where('is_break_glass', '=', true)
    .execute();

/** Connects the account to a provider, which is asked at once (SSO-01). Throws 400 at the field. */
export async function connect(
  parts: SsoParts,
  context: RequestContext,
  wanted: Wanted,
): Promise<SignOn> {
  const { tenantId } = signedIn(context);
  const known = await context.read((tx) => connectionOf(tx, tenantId));
  const row =
    wanted.protocol === 'oidc'
      ? await oidcRow(parts, tenantId, wanted, known)
      : await samlRow(parts, wanted);
  const id = known?.id ?? newId();
  return parts.db.system(async (tx) => {
    await holdAccountRow(tx, tenantId);
    await write(context, {
      entity: 'sso',
      id,
      action: 'sso.connect',
      change: () => store(tx, context, { id, row }),
    });
    return readSignOn(tx, { tenantId, publicUrl: parts.publicUrl, now: context.clock.now() });
  });
}

async function store(
  tx: Tx,
  context: RequestContext,
  { id, row }: { id: string; row: Row },
): Promise<Change<null>> {
  const { tenantId, teammateId, name } = signedIn(context);
  const now = context.clock.now();
  const before = await connectionOf(tx, tenantId);
  const fresh = {
    ...row,
    connected_at: now,
    connected_by_id: teammateId,
    connected_by_name: name,
    checked_at: now,
    unreachable_since: null,
    updated_at: now,
  };
  if (before === null) {
    await tx
      .insertInto('sso_connection')
      .values({
        ...fresh,
        id,
        tenant_id: tenantId,
        client_id: row.client_id ?? null,
        created_at: now,
      })
      .execute();
  } else {
    await tx
      .updateTable('sso_connection')
      .set((old) => ({ ...fresh, version: old('version', '+', 1) }))
      .where('id', '=', before.id)
      .execute();
    if (!isSame(before, row)) {
      await forgetPeople(tx, before.id);
      await endBreakGlass(tx, tenantId);
    }
  }
  const event = { eventType: 'sso', id: before?.id ?? id } as const;
  return {
    before: before && audited(before),
    after: audited({
      ...row,
      client_id: row.client_id ?? null,
      secret_sealed: row.secret_sealed ?? null,
    }),
    name: row.issuer,
    events: [{ method: before === null ? 'CreateEntityAsync' : 'UpdateEntityAsync', ...event }],
    result: null,
  };
}

/** Forgets the provider and who was linked (SSO-01). Changes nothing where there is none. */
export async function disconnect(parts: SsoParts, context: RequestContext): Promise<void> {
  const { tenantId } = signedIn(context);
  await parts.db.system(async (tx) => {
    const before = await connectionOf(tx, tenantId);
    if (before === null) return;
    await write(context, {
      entity: 'sso',
      id: before.id,
      action: 'sso.disconnect',
      async change() {
        await tx.deleteFrom('sso_connection').where('id', '=', before.id).execute();
        await endBreakGlass(tx, tenantId);
        const event = { method: 'DeletedEntityAsync', eventType: 'sso', id: before.id } as const;
        return {
          before: audited(before),
          after: null,
          name: before.issuer,
          events: [event],
          result: true,
        };
      },
    });
  });
}
