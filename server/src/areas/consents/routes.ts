import {
  addConsent,
  type Consent,
  exportConsents,
  importConsents,
  listConsents,
  supportTextPermission,
} from '@jackfield/contract/api/consent';
import { consentKindWords, consentStateWords } from '@jackfield/domain/words/compliance';
import { t } from '@jackfield/texts';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { type CsvColumn, csvTime, listingFile } from '../../platform/csv.ts';
import { accountZone } from '../../platform/own-account.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { enterConsent, importAgreements } from './change.ts';
import { textPermission } from './permission.ts';
import { campaignName, countConsents, selectConsents } from './repository.ts';
import type { Database } from '../../platform/database.ts';
import { texts } from './texts.ts';

const admins = { who: ['admin'], countries: ['USA'] } as const;

/** Consents are for admins of USA accounts; the switch comes with the support key (annex A8). */
const consentPolicy = definePolicy({
  'consent.list': admins,
  'consent.add': admins,
  'consent.import': admins,
  'consent.export': admins,
  'support.textPermission': { who: ['support'] },
});

const columns: readonly CsvColumn<Consent>[] = [
  { head: texts.fileNumber, value: (row) => row.phoneNumber },
  { head: texts.fileState, value: (row) => t(consentStateWords[row.state]) },
  { head: texts.fileKind, value: (row) => t(consentKindWords[row.kind]) },
  { head: texts.fileSource, value: (row) => row.source || (row.toNumber ?? '') },
  { head: texts.fileTime, value: (row, zone) => csvTime(row.at, zone) },
  { head: texts.fileEvidence, value: (row) => row.keyword ?? row.evidence },
  { head: texts.fileBy, value: (row) => row.enteredBy },
];

/** Who has agreed to the texts of a campaign (annex J6). */
export function addConsentRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
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
    const zone = await accountZone(context);
    return listingFile(columns, zone, (part) =>
      context.read((tx) => selectConsents(tx, filter, part)),
    );
  });

  addRoute(app, supportTextPermission, ({ body }) => {
    const tenantId = body.tenantId.toLowerCase();
    return db.tenant(tenantId, (tx) => textPermission(tx, { ...body, tenantId }));
  });
}
