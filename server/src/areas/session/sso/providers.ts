import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import type { PublicFetch } from '../../../platform/http/public-fetch.ts';
import type { AuthServices } from '../tokens/services.ts';
import { type Discovered, discover, type OidcClient } from './oidc.ts';
import type { SamlProvider, SamlSelf } from './saml.ts';
import type { SsoConnectionTable } from './tables.ts';

export type Connection = Selectable<SsoConnectionTable>;

/** What the provider of an account is told; it stays the same for good. */
export const valuesOf = (publicUrl: string, tenantId: string) => {
  const at = (what: string) => `${publicUrl}/auth/sso/${what}/${tenantId}`;
  return {
    redirectUrl: at('return'),
    signOutUrl: `${publicUrl}/auth/login`,
    backChannelUrl: at('logout'),
    entityId: at('metadata'),
    acsUrl: at('acs'),
    metadataUrl: at('metadata'),
  };
};

/** The connection of an account; null without one. */
export async function connectionOf(tx: Tx, tenantId: string): Promise<Connection | null> {
  const row = await tx
    .selectFrom('sso_connection')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row ?? null;
}

/** What a sealed secret of an account's provider belongs to. */
export const secretFor = (tenantId: string): string => `sso:${tenantId}`;

/** The SAML provider of a connection. */
export const samlOf = ({
  issuer,
  sign_in_url: signInUrl,
  certificates,
}: Connection): SamlProvider => ({
  issuer,
  signInUrl: signInUrl ?? '',
  certificates,
});

/** Us, to the SAML provider of an account. */
export const selfOf = (publicUrl: string, tenantId: string): SamlSelf =>
  valuesOf(publicUrl, tenantId);

/** Providers as they were found, for a day, so that changed keys and addresses are seen. */
export interface Providers {
  /** Throws 400 at the field where it does not answer. */
  of(connection: Connection): Promise<Discovered>;
}

const life = 86_400_000;

/** Opens what a process remembers of providers. */
export function createProviders(
  { clock, secrets }: Pick<AuthServices, 'clock' | 'secrets'>,
  fetch: PublicFetch,
): Providers {
  const known = new Map<string, { readonly at: number; readonly found: Discovered }>();
  return {
    async of(connection) {
      const {
        tenant_id: tenantId,
        issuer,
        client_id: clientId,
        secret_sealed: sealed,
      } = connection;
      const key = `${connection.id}:${connection.connected_at.getTime()}`;
      const before = known.get(key);
      const now = clock.now().getTime();
      if (before !== undefined && Math.abs(now - before.at) < life) return before.found;
      const clientSecret = sealed === null ? '' : secrets.open(sealed, secretFor(tenantId));
      const asked: OidcClient = { issuer, clientId: clientId ?? '', clientSecret };
      const found = await discover(fetch, asked);
      known.set(key, { at: now, found });
      return found;
    },
  };
}
