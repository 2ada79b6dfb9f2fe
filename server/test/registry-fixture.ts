import type { Brand } from '@jackfield/contract/api/brand';
import type { Campaign } from '@jackfield/contract/api/campaign';
import { afterPayment } from '../src/after-payment.ts';
import { createSubmissionWork } from '../src/areas/compliance/submission/send-work.ts';
import { createBrandWork, createCampaignWork } from '../src/areas/compliance/words/ask-work.ts';
import { createCardPaymentWork } from '../src/areas/ledger/card-payment-work.ts';
import type { CampaignRegistry } from '../src/campaign-registry/registry.ts';
import { createSandboxRegistry } from '../src/campaign-registry/sandbox/sandbox.ts';
import type { Charges } from '../src/payments/payments.ts';
import { instantCharges } from '../src/payments/sandbox/charges.ts';
import { createDueWork } from '../src/platform/due-work.ts';
import { newId } from '../src/platform/ids.ts';
import type { Answered, CallOptions, TestPerson, TestServer } from './harness.ts';
import { brandFields, campaignFields } from './put-brand.ts';

const log = { warn: () => undefined };

/** How long the sandbox of the tests looks at what it was sent: as without a setting. */
export const lookFor = 60_000;

interface WorkOptions {
  readonly registry?: CampaignRegistry;
  readonly payments?: Charges;
}

/** Due work of submissions, as the running server has it. */
export function registryWork(server: TestServer, options: WorkOptions = {}) {
  const { db, clock } = server;
  const { payments = instantCharges } = options;
  const registry =
    options.registry ?? createSandboxRegistry({ db, clock, seconds: lookFor / 1000 });
  const parts = { db, clock, payments, registry, publicUrl: 'https://portal.example' };
  return createDueWork({ db, clock, log }, [
    createCardPaymentWork({ ...parts, settleInvoice: afterPayment }),
    createSubmissionWork(parts),
    createBrandWork(parts),
    createCampaignWork(parts),
  ]);
}

/** Notes that a number was verified by code. */
export async function verifyPhone(
  server: TestServer,
  tenantId: string,
  phoneNumber = brandFields().contact.phone,
): Promise<void> {
  const now = server.clock.now();
  await server.db.system((tx) =>
    tx
      .insertInto('phone_code')
      .values({
        id: newId(),
        tenant_id: tenantId,
        phone_number: phoneNumber,
        sealed_code: '',
        sent_at: new Date(now.getTime() - 7_200_000),
        expires_at: now,
        verified_at: now,
      })
      .execute(),
  );
}

/** Calls of an admin about brands and campaigns. */
export function complianceCalls(server: TestServer, by: TestPerson) {
  const keyed = (options: CallOptions, key: string | undefined): CallOptions =>
    key === undefined ? options : { ...options, headers: { 'idempotency-key': key } };
  const post = (path: string, body: object, key?: string) =>
    server.call(by, 'POST', path, keyed({ body }, key));
  const put = (path: string, body: object, version: number, key?: string) =>
    server.call(by, 'PUT', path, keyed({ body, version }, key));
  return {
    registerBrand: (change: object = {}, more: object = {}, key?: string): Promise<Answered> =>
      post('/api/brand', { brand: brandFields(change), hasRead: true, ...more }, key),
    resubmitBrand: (id: string, version: number, more: object = {}, key?: string) =>
      put(`/api/brand/${id}/revet`, { hasRead: true, ...more }, version, key),
    requestVetting: (id: string, version: number, more: object = {}, key?: string) =>
      put(
        `/api/brand/externalvetting/${id}`,
        { provider: 'Aegis Mobile', vettingClass: 'Standard', ...more },
        version,
        key,
      ),
    registerCampaign: (
      brandId: string,
      change: object = {},
      more: object = {},
      key?: string,
    ): Promise<Answered> =>
      post(
        '/api/campaign',
        { campaign: campaignFields(brandId, change), hasRead: true, ...more },
        key,
      ),
    changeCampaign: (id: string, version: number, body: object, key?: string) =>
      put(`/api/campaign/${id}`, body, version, key),
    resubmitCampaign: (id: string, version: number, more: object = {}, key?: string) =>
      put(
        `/api/campaign/${id}/revet`,
        { tenantId: by.tenantId, hasRead: true, ...more },
        version,
        key,
      ),
    brand: async (id: unknown) =>
      (await server.call(by, 'GET', `/api/brand/${id}`)).body as unknown as Brand,
    brands: async () => (await server.call(by, 'GET', '/api/brand')).body.items as Brand[],
    campaign: async (id: unknown) =>
      (await server.call(by, 'GET', `/api/campaign/${id}`)).body as unknown as Campaign,
  };
}

/** What the book of an account says of its fees: invoices with their lines, and transactions. */
export function feesOf(server: TestServer, tenantId: string) {
  return server.db.system(async (tx) => {
    const invoices = await tx
      .selectFrom('invoice as i')
      .innerJoin('invoice_line as l', 'l.invoice_id', 'i.id')
      .select(['i.status', 'i.amount_due', 'l.item', 'l.amount'])
      .where('i.tenant_id', '=', tenantId)
      .orderBy('i.number')
      .execute();
    const moved = await tx
      .selectFrom('balance_transaction')
      .select(['transaction_type as type', 'amount', 'status'])
      .where('tenant_id', '=', tenantId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return { invoices, moved };
  });
}
