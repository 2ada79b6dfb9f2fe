import type { FastifyInstance } from 'fastify';
import { addAuditRoutes } from './areas/audit/routes.ts';
import { createImportRunWork } from './areas/batch/import-run.ts';
import { addBatchRoutes } from './areas/batch/routes.ts';
import { createInvoiceDueWork, createMonthlyInvoiceWork } from './areas/billing/invoice-work.ts';
import { createInvoiceMailWork } from './areas/billing/mail-invoice.ts';
import { addBillingRoutes } from './areas/billing/routes.ts';
import { createUnpaidWork } from './areas/billing/unpaid-invoice.ts';
import { addBlacklistRoutes } from './areas/blacklist/routes.ts';
import { addCalendarFeedRoutes } from './areas/calendar-feed/routes.ts';
import { createCallReportWork } from './areas/call-log/report.ts';
import { addCallLogRoutes } from './areas/call-log/routes.ts';
import { createOverrideWork } from './areas/call-handling/override-work.ts';
import { addCompanyRoutes } from './areas/company-numbers/routes.ts';
import { createPhoneCodeWork } from './areas/compliance/code-work.ts';
import { addComplianceRoutes } from './areas/compliance/routes.ts';
import { createSubmissionWork } from './areas/compliance/submission/send-work.ts';
import { createBrandWork, createCampaignWork } from './areas/compliance/words/ask-work.ts';
import { addConfigFileRoutes } from './areas/config-files/routes.ts';
import { addConsentRoutes } from './areas/consents/routes.ts';
import { addDeskphoneRoutes } from './areas/deskphones/routes.ts';
import { createDeskphoneOrderWork } from './areas/deskphones/work.ts';
import { addDeviceRoutes } from './areas/devices/routes.ts';
import { createAddressCheckWork } from './areas/emergency/check-work.ts';
import { createEmergencyRegistrationWork } from './areas/emergency/register-work.ts';
import { addEmergencyRoutes } from './areas/emergency/routes.ts';
import { addExchangeRoutes } from './areas/exchange/routes.ts';
import { addCallTrialRoutes } from './areas/call-trials/routes.ts';
import { addHolidayRoutes } from './areas/holiday/routes.ts';
import { addHomeRoutes } from './areas/home/routes.ts';
import { addImportColumnRoutes } from './areas/import-columns/routes.ts';
import { addInternationalRoutes } from './areas/international/routes.ts';
import { addIvrRoutes } from './areas/ivr/routes.ts';
import { addLedgerRoutes } from './areas/ledger/routes.ts';
import { addKeyRoutes } from './areas/keys/routes.ts';
import { addListViewRoutes } from './areas/list-view/routes.ts';
import { addLiveRoutes } from './areas/live/routes.ts';
import { addMatterRoutes } from './areas/matters/routes.ts';
import { createMattersWork } from './areas/matters/work.ts';
import { addMediaRoutes } from './areas/media/routes.ts';
import { addNumberOrderRoutes } from './areas/number-orders/routes.ts';
import { createNumberOrderWork } from './areas/number-orders/work.ts';
import { createCancelledNumbersWork } from './areas/phone-numbers/cancelled-account.ts';
import { createHeldNumberWork } from './areas/phone-numbers/held-numbers.ts';
import { createNumberPurchaseWork } from './areas/phone-numbers/purchase-work.ts';
import { addNumberRoutes } from './areas/phone-numbers/routes.ts';
import { addPlannedChangeRoutes } from './areas/planned-changes/routes.ts';
import { createPlannedWork } from './areas/planned-changes/work.ts';
import { addPortInRoutes } from './areas/port-in/routes.ts';
import { createPortOrderWork } from './areas/port-in/work.ts';
import { addRateDeckRoutes } from './areas/rate-deck/routes.ts';
import { addUsesRoutes } from './areas/routing-uses/routes.ts';
import { addRoutingRoutes } from './areas/routing/routes.ts';
import { addRoutingFixRoutes } from './areas/routing-fix/routes.ts';
import { addDirectoryRoutes } from './areas/scim/routes.ts';
import { addScenarioRoutes } from './areas/scenarios/routes.ts';
import { createScenarioWork } from './areas/scenarios/work.ts';
import { addSpendGuardRoutes } from './areas/spend-guard/routes.ts';
import { addSupportRoutes } from './areas/support/routes.ts';
import { addTeamRoutes } from './areas/team/routes.ts';
import { createPersonMaker } from './areas/teammates/just-in-time.ts';
import { addTeammateRoutes } from './areas/teammates/routes.ts';
import { addTenantRoutes } from './areas/tenant/routes.ts';
import { createTrialOverWork } from './areas/tenant/trial-over.ts';
import { addTextingRoutes } from './areas/texting/routes.ts';
import { createNumberSwitchWork } from './areas/texting/switch-work.ts';
import { addTextRoutes } from './areas/texts/routes.ts';
import { createTextWork } from './areas/texts/work.ts';
import { addTopUpRoutes } from './areas/top-up/routes.ts';
import { createTopUpWork } from './areas/top-up/work.ts';
import { addUsageIntakeRoutes } from './areas/usage-intake/routes.ts';
import { addUsageRoutes } from './areas/usage/routes.ts';
import { addRecordingRoutes } from './areas/recordings/routes.ts';
import { addVoicemailRoutes } from './areas/voicemail/routes.ts';
import { createTranscriptWork } from './areas/voicemail/transcribe.ts';
import { addWallRoutes } from './areas/walls/routes.ts';
import { addWebhookRoutes } from './areas/webhooks/routes.ts';
import { addWebPhoneRoutes } from './areas/web-phone/routes.ts';
import { addOpenApiRoute } from './openapi/route.ts';
import type { Parts } from './parts.ts';
import type { WorkKind } from './platform/due-work.ts';
import { createSandboxSupplier } from './supplier/sandbox.ts';

/** Routes of the areas: each adds its policy rows and its calls, and takes its parts by name. */
const routes: readonly ((app: FastifyInstance, parts: Parts) => void)[] = [
  (app, parts) =>
    parts.auth.register(app, {
      takeReports: parts.releases.takeReports,
      isLocalAllowed: parts.webhooksLocal,
      makePerson: createPersonMaker(parts),
    }),
  addTeammateRoutes,
  addTenantRoutes,
  addSupportRoutes,
  addAuditRoutes,
  addBatchRoutes,
  addBillingRoutes,
  addBlacklistRoutes,
  addCalendarFeedRoutes,
  addCallLogRoutes,
  addCompanyRoutes,
  addConfigFileRoutes,
  addComplianceRoutes,
  addDeskphoneRoutes,
  addDeviceRoutes,
  addHolidayRoutes,
  addImportColumnRoutes,
  addInternationalRoutes,
  addLedgerRoutes,
  addKeyRoutes,
  addListViewRoutes,
  addHomeRoutes,
  addLiveRoutes,
  addIvrRoutes,
  addMatterRoutes,
  addMediaRoutes,
  addNumberRoutes,
  addNumberOrderRoutes,
  addPlannedChangeRoutes,
  addPortInRoutes,
  addRoutingRoutes,
  addRoutingFixRoutes,
  addDirectoryRoutes,
  addScenarioRoutes,
  addTeamRoutes,
  addTextingRoutes,
  addConsentRoutes,
  addTextRoutes,
  addUsageRoutes,
  addSpendGuardRoutes,
  addTopUpRoutes,
  addUsageIntakeRoutes,
  addExchangeRoutes,
  addCallTrialRoutes,
  addEmergencyRoutes,
  addVoicemailRoutes,
  addRecordingRoutes,
  addWallRoutes,
  addWebPhoneRoutes,
  addWebhookRoutes,
  addRateDeckRoutes,
  addUsesRoutes,
  (app, { releases }) => releases.register(app),
  addOpenApiRoute,
];

/** Kinds of due work of the areas, beside the charging of cards. */
const kinds: readonly ((parts: OutsideParts) => WorkKind | WorkKind[])[] = [
  createOverrideWork,
  createNumberOrderWork,
  createNumberSwitchWork,
  createTextWork,
  createDeskphoneOrderWork,
  createSubmissionWork,
  createBrandWork,
  createCampaignWork,
  createMonthlyInvoiceWork,
  createInvoiceDueWork,
  createInvoiceMailWork,
  createUnpaidWork,
  createTopUpWork,
  createPlannedWork,
  createImportRunWork,
  createScenarioWork,
  createHeldNumberWork,
  createNumberPurchaseWork,
  createTrialOverWork,
  createCancelledNumbersWork,
  createCallReportWork,
  createTranscriptWork,
  createAddressCheckWork,
  createEmergencyRegistrationWork,
  createPhoneCodeWork,
  createMattersWork,
  createPortOrderWork,
];

/** The parts with those outside that only due work asks. */
const withOutside = (parts: Parts) => ({
  ...parts,
  supplier: createSandboxSupplier(parts.clock),
});
type OutsideParts = ReturnType<typeof withOutside>;

/** All areas of the API, as an application takes them. */
export const routesOf = (parts: Parts): ((app: FastifyInstance) => void)[] =>
  routes.map((add) => (app) => add(app, parts));

/** All that is done when it is due. */
export function dueKindsOf(parts: Parts): WorkKind[] {
  const all = withOutside(parts);
  return [all.cards, ...kinds.flatMap((create) => create(all))];
}
