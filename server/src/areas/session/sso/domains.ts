import { randomBytes } from 'node:crypto';
import { mostSignOnDomains, type SignOnDomain } from '@jackfield/contract/api/sso';
import { t } from '@jackfield/texts';
import type { Selectable } from 'kysely';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError, duplicate, invalidField } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { holdAccountRow, readRow } from '../../../platform/rows.ts';
import { commonTexts } from '../../../platform/texts.ts';
import { write } from '../../../platform/write.ts';
import type { SsoParts } from './parts.ts';
import type { SsoDomainTable } from './tables.ts';
import { texts } from './texts.ts';

type DomainRow = Selectable<SsoDomainTable>;

const shape = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** Domains that nobody can have (RFC 2606, RFC 6761): what development and tests use. */
const reserved = /(^|\.)(example\.(com|net|org)|example|test)$/;

const instant = (at: Date | null) => at?.toISOString() ?? null;

const toDomain = (row: DomainRow): SignOnDomain => ({
  id: row.id,
  name: row.name,
  record: { name: `_jackfield.${row.name}`, value: row.proof },
  verifiedAt: instant(row.verified_at),
  lookedAt: instant(row.looked_at),
  lostSince: instant(row.lost_since),
});

/** The domains of an account, by name. */
export async function domainsOf(tx: Tx, tenantId: string): Promise<SignOnDomain[]> {
  const rows = await tx
    .selectFrom('sso_domain')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .execute();
  return rows.map(toDomain);
}

/** A domain as DNS has it. Throws 400. */
function normalDomain(written: string): string {
  const url = `https://${written.replace(/^@/, '')}`;
  const name = URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
  const isWhole = URL.canParse(url) && new URL(url).pathname === '/' && new URL(url).port === '';
  if (!isWhole || !shape.test(name) || /^[\d.]+$/.test(name)) {
    throw invalidField('name', t(texts.domainUnfit));
  }
  return name;
}

const changed = (id: string) => ({ method: 'UpdateEntityAsync', eventType: 'sso', id }) as const;

/** Adds a domain of the account (SSO-01). Throws 400, 409 DUPLICATE, LIMITREACHED. */
export function addDomain(context: RequestContext, written: string): Promise<SignOnDomain> {
  const { tenantId } = signedIn(context);
  const name = normalDomain(written);
  const id = newId();
  return write(context, {
    entity: 'sso',
    id,
    action: 'sso.addDomain',
    async change(tx) {
      await holdAccountRow(tx, tenantId);
      const domains = await domainsOf(tx, tenantId);
      if (domains.some((domain) => domain.name === name)) throw duplicate('name');
      if (domains.length >= mostSignOnDomains) {
        const message = t(commonTexts.maximumReached, { maximum: mostSignOnDomains });
        throw new ApiError('LIMITREACHED', { message });
      }
      const row = await tx
        .insertInto('sso_domain')
        .values({
          id,
          tenant_id: tenantId,
          name,
          proof: `jackfield-verification=${randomBytes(16).toString('hex')}`,
          created_at: context.clock.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return {
        before: null,
        after: { domain: name },
        name,
        events: [changed(id)],
        result: toDomain(row),
      };
    },
  });
}

/** Whether the record of a domain is there now. */
async function hasRecord(
  { resolveTxt, isLocalAllowed }: SsoParts,
  { name, proof }: Pick<DomainRow, 'name' | 'proof'>,
): Promise<boolean> {
  if (isLocalAllowed && reserved.test(name)) return true;
  const found = await resolveTxt(`_jackfield.${name}`).catch(() => []);
  return found.some((parts) => parts.join('') === proof);
}

/** What a look at a domain changes: its first record counts from now, a lost one is told and counts on. */
const seen = (row: DomainRow, isThere: boolean, now: Date) => ({
  looked_at: now,
  verified_at: row.verified_at ?? (isThere ? now : null),
  lost_since: row.verified_at === null || isThere ? null : (row.lost_since ?? now),
});

/** Looks for the record of a domain now (SSO-01). Throws 404, and 409 where another account has the domain. */
export async function checkDomain(
  parts: SsoParts,
  context: RequestContext,
  id: string,
): Promise<SignOnDomain> {
  const { tenantId } = signedIn(context);
  const row = await context.read((tx) => readRow(tx, 'sso_domain', { tenantId, id }));
  const isThere = await hasRecord(parts, row);
  const taken = () => duplicate('name', t(texts.domainOfAnother));
  if (isThere && (await isOfAnother(parts, row))) throw taken();
  return write(context, {
    entity: 'sso',
    id,
    action: 'sso.checkDomain',
    async change(tx) {
      const before = await readRow(tx, 'sso_domain', { tenantId, id }, 'update');
      const after = await tx
        .updateTable('sso_domain')
        .set(seen(before, isThere, context.clock.now()))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const members = ({ name, verified_at: at }: DomainRow) => ({
        domain: name,
        verified: at !== null,
      });
      return {
        before: members(before),
        after: members(after),
        name: after.name,
        events: [changed(id)],
        result: toDomain(after),
      };
    },
  }).catch((error: unknown) => {
    // Two accounts at once: the database lets one have it.
    throw isTaken(error) ? taken() : error;
  });
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'sso_domain_verified';

function isOfAnother({ db }: SsoParts, { name, tenant_id: tenantId }: DomainRow): Promise<boolean> {
  return db.system(async (tx) => {
    const row = await tx
      .selectFrom('sso_domain')
      .select('id')
      .where('name', '=', name)
      .where('verified_at', 'is not', null)
      .where('tenant_id', '<>', tenantId)
      .executeTakeFirst();
    return row !== undefined;
  });
}

/** Removes a domain; its people sign in here again (SSO-01). Throws 404. */
export async function removeDomain(context: RequestContext, id: string): Promise<void> {
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'sso',
    id,
    action: 'sso.removeDomain',
    async change(tx) {
      const { name } = await readRow(tx, 'sso_domain', { tenantId, id }, 'update');
      await tx.deleteFrom('sso_domain').where('id', '=', id).execute();
      return { before: { domain: name }, after: null, name, events: [changed(id)], result: true };
    },
  });
}

const week = 7 * 86_400_000;

/** Looks at the domains that nobody has looked at for a week. */
export async function lookAtDomains(parts: SsoParts): Promise<void> {
  const now = parts.clock.now();
  const rows = await parts.db.system((tx) =>
    tx
      .selectFrom('sso_domain')
      .selectAll()
      .where('verified_at', 'is not', null)
      .where('looked_at', '<', new Date(now.getTime() - week))
      .execute(),
  );
  for (const row of rows) {
    const isThere = await hasRecord(parts, row);
    await parts.db.system((tx) =>
      tx
        .updateTable('sso_domain')
        .set(seen(row, isThere, now))
        .where('id', '=', row.id)
        .execute(),
    );
  }
}
