import {
  addConsent,
  type Consent,
  exportConsents,
  importConsents,
  listConsents,
  supportInboundText,
  supportTextPermission,
} from '@jackfield/contract/api/consent';
import { t } from '@jackfield/texts';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { csvFile, type CsvValue } from '../../platform/csv.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { enterConsent, importAgreements } from './change.ts';
import { textPermission } from './permission.ts';
import { campaignName, countConsents, selectConsents } from './repository.ts';
import { ingestTexts } from './ingest-texts.ts';
import { texts } from './texts.ts';

const admins = { who: ['admin'], countries: ['USA'] } as const;

/** Consents are for admins of USA accounts; the switch comes with the support key (annex A8). */
const consentPolicy = definePolicy({
  'consent.list': admins,
  'consent.add': admins,
  'consent.import': admins,
  'consent.export': admins,
  'support.inboundText': { who: ['support'] },
  'support.textPermission': { who: ['support'] },
});

type Parts = Parameters<typeof ingestTexts>[0];

const heads = [
  texts.fileNumber,
  texts.fileState,
  texts.fileKind,
  texts.fileSource,
  texts.fileTime,
  texts.fileEvidence,
  texts.fileBy,
];
const cells = (row: Consent): CsvValue[] => [
  row.phoneNumber,
  row.state,
  row.kind,
  row.source || (row.toNumber ?? ''),
  row.at,
  row.keyword ?? row.evidence,
  row.enteredBy,
];
/** Rows read at once; the file grows by as many lines. */
const fileStep = 1000;

/** Who has agreed to the texts of a campaign (annex J6). */
export function addConsentRoutes(app: FastifyInstance, parts: Parts): void {
  addPolicy(app, consentPolicy);

  addRoute(app, listConsents, ({ context, params, query }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      await campaignName(tx, tenantId, params.id);
      const { pageNum, limit, ...asked } = query;
      const filter = { tenantId, campaignId: params.id, ...asked };
      const page = wantedPage({ pageNum, limit }, { isPaged: true });
      const counts = await countConsents(tx, filter);
      const items = await selectConsents(tx, filter, page);
      const total = filter.state === undefined ? counts.all : counts[filter.state];
      return { ...pageAnswer(items, total, page), counts };
    }),
  );

  addRoute(app, addConsent, ({ context, params, body }) => enterConsent(context, params.id, body));

  addRoute(app, importConsents, ({ context, params, body }) =>
    importAgreements(context, params.id, body),
  );

  addRoute(app, exportConsents, async ({ context, params, query }) => {
    const { tenantId } = signedIn(context);
    await context.read((tx) => campaignName(tx, tenantId, params.id));
    const filter = { tenantId, campaignId: params.id, ...query };
    async function* pages() {
      for (let offset = 0; ; offset += fileStep) {
        const part = { limit: fileStep, offset };
        const rows = await context.read((tx) => selectConsents(tx, filter, part));
        yield rows.map(cells);
        if (rows.length < fileStep) return;
      }
    }
    return csvFile(
      heads.map((head) => t(head)),
      pages(),
    );
  });

  addRoute(app, supportInboundText, async ({ body }) => ({
    texts: await ingestTexts(parts, body.texts),
  }));

  addRoute(app, supportTextPermission, ({ body }) => {
    const tenantId = body.tenantId.toLowerCase();
    return parts.db.tenant(tenantId, (tx) => textPermission(tx, { ...body, tenantId }));
  });
}
