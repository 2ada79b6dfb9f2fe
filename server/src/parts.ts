import { join } from 'node:path';
import { afterPayment } from './after-payment.ts';
import { type BillingConfig, readBillingConfig } from './areas/billing/config.ts';
import { readWebsites } from './areas/compliance/website-check/config.ts';
import type { Websites } from './areas/compliance/website-check/websites.ts';
import { type DeviceConfig, readDeviceConfig } from './areas/devices/config.ts';
import { readPushServices } from './areas/call-push/config.ts';
import { withCardCheck } from './areas/international/check-work.ts';
import { createCardPaymentWork } from './areas/ledger/card-payment-work.ts';
import { createMediaLeave, type MediaLeave } from './areas/media/media-leave.ts';
import { createNoticing } from './areas/routing/impact.ts';
import type { Auth } from './areas/session/register.ts';
import { sessionOfToken } from './areas/session/tokens/authenticate.ts';
import { readSupportConfig, type SupportConfig } from './areas/support/config.ts';
import { readWebhooksLocal } from './areas/webhooks/config.ts';
import { readWebPhoneConfig, type WebPhoneConfig } from './areas/web-phone/config.ts';
import { readRegistryConfig, type RegistryConfig } from './campaign-registry/config.ts';
import type { CarrierOf } from './carrier/carrier.ts';
import { readCarriers } from './carrier/config.ts';
import type { CampaignRegistry } from './campaign-registry/registry.ts';
import { createRegistry } from './campaign-registry/by-account.ts';
import type { NumberSwitch } from './carrier/number-switch.ts';
import type { AddressCheck } from './emergency-addresses/address-check.ts';
import { readRegistrars } from './emergency-addresses/config.ts';
import type { RegistrarOf } from './emergency-addresses/registrar.ts';
import { sandboxAddressCheck } from './emergency-addresses/sandbox.ts';
import { readMessaging } from './messaging/config.ts';
import type { Messaging } from './messaging/messaging.ts';
import { readNumberLookup } from './number-inventory/config.ts';
import type { NumberLookup } from './number-inventory/lookup.ts';
import type { Payments } from './payments/payments.ts';
import { sandboxAddress } from './payments/sandbox/config.ts';
import { createSandboxPayments } from './payments/sandbox/sandbox.ts';
import type { Clock } from './platform/clock.ts';
import type { ServerConfig } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import type { WorkKind } from './platform/due-work.ts';
import type { SecretBox } from './platform/secret-box.ts';
import type { Noticing } from './platform/services.ts';
import type { FileStorage } from './platform/storage.ts';
import type { Releases } from './releases/releases.ts';
import { createPortIn } from './porting/by-account.ts';
import { readPortIn } from './porting/config.ts';
import type { PortInProvider } from './porting/provider.ts';
import { createLocalSpeech } from './speech/local-speech.ts';
import type { SpeechProvider } from './speech/provider.ts';
import type { Transcriber } from './speech/transcriber.ts';
import { readTranscriber } from './speech/web-transcriber.ts';

interface Given {
  readonly env: NodeJS.ProcessEnv;
  readonly auth: Auth;
  readonly storage: FileStorage;
  readonly config: ServerConfig;
  readonly releases: Releases;
  /** What is not given is the sandbox's. */
  readonly payments?: Partial<Payments>;
  /** As the environment says unless given. */
  readonly lookup?: NumberLookup;
  /** As the environment says unless given. */
  readonly carrierOf?: CarrierOf;
  /** As the environment says unless given. */
  readonly messaging?: Messaging;
  /** As the environment says unless given. */
  readonly registry?: CampaignRegistry;
  /** The sandbox unless given. */
  readonly addressCheck?: AddressCheck;
  /** The engine on this computer unless given. */
  readonly speech?: SpeechProvider;
  /** As the environment says unless given. */
  readonly transcriber?: Transcriber;
}

/** What areas are made of, once for a server: each takes what it needs by its name. */
export interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly publicUrl: string;
  readonly noticing: Noticing;
  readonly auth: Auth;
  readonly releases: Releases;
  readonly storage: FileStorage;
  /** Account of a token for private files; null for one that ended. */
  readonly storageTenant: (token: string) => Promise<string | null>;
  readonly speech: SpeechProvider;
  /** Null where messages are not written down. */
  readonly transcriber: Transcriber | null;
  /** Folder for files on their way in. */
  readonly inbox: string;
  readonly leave: MediaLeave;
  readonly lookup: NumberLookup;
  readonly payments: Payments;
  /** The work that charges cards, which whoever pays at once takes the first step of. */
  readonly cards: WorkKind;
  readonly registry: CampaignRegistry;
  readonly carrierOf: CarrierOf;
  readonly numberSwitch: NumberSwitch;
  readonly messaging: Messaging;
  readonly addressCheck: AddressCheck;
  readonly registrarOf: RegistrarOf;
  /** Null where nobody moves numbers here. */
  readonly portIn: PortInProvider | null;
  readonly websites: Websites;
  readonly billing: BillingConfig;
  readonly devices: DeviceConfig;
  readonly registryConfig: RegistryConfig;
  readonly support: SupportConfig;
  readonly webPhone: WebPhoneConfig;
  /** Whether webhooks may lead to this computer. */
  readonly webhooksLocal: boolean;
  /** Origins of push services beside the known ones. */
  readonly pushServices: readonly string[];
}

/** Puts the parts of a server together; throws ConfigError for settings that cannot be. */
export function partsOf(given: Given): Parts {
  const { env, auth, storage, config, releases } = given;
  const { db, clock, secrets } = auth.services;
  const { publicUrl } = config;
  const registryConfig = readRegistryConfig(env);
  const payments: Payments = {
    ...createSandboxPayments({ db, clock, base: sandboxAddress(env, publicUrl) }),
    ...given.payments,
  };
  const charges = createCardPaymentWork({ db, clock, payments, settleInvoice: afterPayment });
  return {
    db,
    clock,
    secrets,
    publicUrl,
    noticing: createNoticing({ db, clock, secrets }),
    auth,
    releases,
    storage,
    async storageTenant(token) {
      const session = await sessionOfToken(auth.services, 'storage', token, clock.now());
      return session?.tenantId ?? null;
    },
    speech: given.speech ?? createLocalSpeech(),
    transcriber: given.transcriber ?? readTranscriber(env),
    inbox: join(config.dataDir, 'uploads'),
    leave: createMediaLeave(auth.services),
    lookup: given.lookup ?? readNumberLookup(env),
    payments,
    cards: withCardCheck(charges, clock),
    ...createRegistry({ db, clock, publicUrl, registryConfig }),
    ...(given.registry && { registry: given.registry }),
    carrierOf: given.carrierOf ?? readCarriers(env, clock),
    messaging: given.messaging ?? readMessaging(env, { db, clock, publicUrl }),
    addressCheck: given.addressCheck ?? sandboxAddressCheck,
    registrarOf: readRegistrars(env),
    portIn: createPortIn({ db, clock, publicUrl, portInConfig: readPortIn(env) }),
    websites: readWebsites(env, config),
    billing: readBillingConfig(env),
    devices: readDeviceConfig(env),
    registryConfig,
    support: readSupportConfig(env),
    webPhone: readWebPhoneConfig(env),
    webhooksLocal: readWebhooksLocal(env, config),
    pushServices: readPushServices(env),
  };
}
