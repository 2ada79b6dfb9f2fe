import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterPayment } from './after-payment.ts';
import { addAuditRoutes } from './areas/audit/routes.ts';
import { addBatchRoutes } from './areas/batch/routes.ts';
import { readBillingConfig } from './areas/billing/config.ts';
import { addBillingRoutes } from './areas/billing/routes.ts';
import { addBlacklistRoutes } from './areas/blacklist/routes.ts';
import { addCalendarFeedRoutes } from './areas/calendar-feed/routes.ts';
import { addCompanyRoutes } from './areas/company-numbers/routes.ts';
import { addComplianceRoutes } from './areas/compliance/routes.ts';
import { readWebsites } from './areas/compliance/website-check/config.ts';
import { addConsentRoutes } from './areas/consents/routes.ts';
import { addDeskphoneRoutes } from './areas/deskphones/routes.ts';
import { readDeviceConfig } from './areas/devices/config.ts';
import { addDeviceRoutes } from './areas/devices/routes.ts';
import { withCardCheck } from './areas/international/check-work.ts';
import { addInternationalRoutes } from './areas/international/routes.ts';
import { addIvrRoutes } from './areas/ivr/routes.ts';
import { createCardPaymentWork } from './areas/ledger/card-payment-work.ts';
import { addLedgerRoutes } from './areas/ledger/routes.ts';
import { addListViewRoutes } from './areas/list-view/routes.ts';
import { addHomeRoutes } from './areas/home/routes.ts';
import { addHolidayRoutes } from './areas/holiday/routes.ts';
import { addLiveRoutes } from './areas/live/routes.ts';
import { createMediaLeave } from './areas/media/media-leave.ts';
import { addMediaRoutes } from './areas/media/routes.ts';
import { addPlannedChangeRoutes } from './areas/planned-changes/routes.ts';
import { addRateDeckRoutes } from './areas/rate-deck/routes.ts';
import { addRoutingRoutes } from './areas/routing/routes.ts';
import { addScenarioRoutes } from './areas/scenarios/routes.ts';
import { addUsesRoutes } from './areas/routing-uses/routes.ts';
import { sessionOfToken } from './areas/session/tokens/authenticate.ts';
import type { Auth } from './areas/session/register.ts';
import { readSupportConfig, type SupportConfig } from './areas/support/config.ts';
import { addSupportRoutes } from './areas/support/routes.ts';
import { addNumberRoutes } from './areas/phone-numbers/routes.ts';
import { addNumberOrderRoutes } from './areas/number-orders/routes.ts';
import { addSpendGuardRoutes } from './areas/spend-guard/routes.ts';
import { addTeamRoutes } from './areas/team/routes.ts';
import { addTeammateRoutes } from './areas/teammates/routes.ts';
import { addTenantRoutes } from './areas/tenant/routes.ts';
import { addTextingRoutes } from './areas/texting/routes.ts';
import { addTopUpRoutes } from './areas/top-up/routes.ts';
import { addUsageIntakeRoutes } from './areas/usage-intake/routes.ts';
import { addUsageRoutes } from './areas/usage/routes.ts';
import { sandboxMessaging } from './messaging/sandbox.ts';
import type { CampaignRegistry } from './campaign-registry/registry.ts';
import { createSandboxRegistry } from './campaign-registry/sandbox/sandbox.ts';
import { readRegistryConfig } from './campaign-registry/config.ts';
import { addOpenApiRoute } from './openapi/route.ts';
import { readNumberLookup } from './number-inventory/config.ts';
import type { NumberLookup } from './number-inventory/lookup.ts';
import type { Payments } from './payments/payments.ts';
import { sandboxAddress } from './payments/sandbox/config.ts';
import { createSandboxPayments } from './payments/sandbox/sandbox.ts';
import type { ServerConfig } from './platform/config.ts';
import type { Releases } from './releases/releases.ts';
import type { FileStorage } from './platform/storage.ts';
import { createLocalSpeech } from './speech/local-speech.ts';
import type { SpeechProvider } from './speech/provider.ts';

interface AreaParts {
  readonly auth: Auth;
  readonly storage: FileStorage;
  readonly config: ServerConfig;
  readonly releases: Releases;
  /** What is not given is the sandbox's. */
  readonly payments?: Partial<Payments>;
  /** The sandbox's unless given. */
  readonly registry?: CampaignRegistry;
  /** The engine on this computer unless given. */
  readonly speech?: SpeechProvider;
  /** Read from the environment unless given. */
  readonly supportConfig?: SupportConfig;
  /** Read from the environment unless given. */
  readonly numbers?: NumberLookup;
}

/** All areas of the API; each adds its policy rows and routes. */
export function areasOf({
  auth,
  storage,
  config,
  releases,
  speech = createLocalSpeech(),
  supportConfig = readSupportConfig(process.env),
  numbers = readNumberLookup(process.env),
  payments: given = {},
  registry: givenRegistry,
}: AreaParts): ((app: FastifyInstance) => void)[] {
  const storageTenant = async (token: string): Promise<string | null> => {
    const now = auth.services.clock.now();
    const session = await sessionOfToken(auth.services, 'storage', token, now);
    return session?.tenantId ?? null;
  };
  const { db: database, clock: time } = auth.services;
  const payments: Payments = {
    ...createSandboxPayments({
      db: database,
      clock: time,
      base: sandboxAddress(process.env, config.publicUrl),
    }),
    ...given,
  };
  const payment = createCardPaymentWork({
    db: database,
    clock: time,
    payments,
    settleInvoice: afterPayment,
  });
  const cards = withCardCheck(payment, time);
  const registryConfig = readRegistryConfig(process.env);
  const { sandboxSeconds: seconds } = registryConfig;
  const registry = givenRegistry ?? createSandboxRegistry({ db: database, clock: time, seconds });
  const media = { storage, speech, inbox: join(config.dataDir, 'uploads') };
  return [
    (app: FastifyInstance) => auth.register(app, releases.takeReports),
    (app: FastifyInstance) =>
      addTeammateRoutes(app, { storage, storageTenant, publicUrl: config.publicUrl }),
    addTenantRoutes,
    (app: FastifyInstance) => {
      const { db, clock, publicUrl } = auth.services;
      addSupportRoutes(app, { db, clock, publicUrl, config: supportConfig });
    },
    (app: FastifyInstance) => addAuditRoutes(app, numbers),
    (app: FastifyInstance) => addBatchRoutes(app, config),
    (app: FastifyInstance) =>
      addBillingRoutes(app, { cards, payments, config: readBillingConfig(process.env) }),
    addBlacklistRoutes,
    addCalendarFeedRoutes,
    (app: FastifyInstance) => addCompanyRoutes(app, numbers),
    (app: FastifyInstance) =>
      addComplianceRoutes(app, {
        config: registryConfig,
        messaging: sandboxMessaging,
        registry,
        cards,
        websites: readWebsites(process.env, config),
      }),
    addDeskphoneRoutes,
    (app: FastifyInstance) => addDeviceRoutes(app, readDeviceConfig(process.env)),
    addHolidayRoutes,
    (app: FastifyInstance) => addInternationalRoutes(app, cards),
    (app: FastifyInstance) => addLedgerRoutes(app, cards),
    addListViewRoutes,
    addHomeRoutes,
    addLiveRoutes,
    (app: FastifyInstance) => addIvrRoutes(app, media),
    (app: FastifyInstance) =>
      addMediaRoutes(app, { ...media, leave: createMediaLeave(auth.services) }),
    (app: FastifyInstance) => addNumberRoutes(app, numbers),
    addNumberOrderRoutes,
    (app: FastifyInstance) => addPlannedChangeRoutes(app, numbers),
    addRoutingRoutes,
    addScenarioRoutes,
    addTeamRoutes,
    addTextingRoutes,
    (app: FastifyInstance) => {
      const { db, clock } = auth.services;
      addConsentRoutes(app, { db, clock });
    },
    addUsageRoutes,
    addSpendGuardRoutes,
    addTopUpRoutes,
    (app: FastifyInstance) => {
      const { db, clock, publicUrl } = auth.services;
      addUsageIntakeRoutes(app, { db, clock, publicUrl });
    },
    addRateDeckRoutes,
    addUsesRoutes,
    (app: FastifyInstance) => releases.register(app),
    addOpenApiRoute,
  ];
}
