import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { ConfigError, type ServerConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database.ts';
import { addPolicy } from '../../platform/route.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Authenticate, GuardKey, IsStepUpDue } from '../../platform/services.ts';
import { addAccountRoutes, type TakeReports } from './account-routes.ts';
import { authenticateRequest } from './tokens/authenticate.ts';
import { addBrowserRoutes } from './browser-routes.ts';
import { type SessionConfig } from './config.ts';
import { startCleanup } from './cleanup.ts';
import { loadTokenKeys } from './tokens/key-store.ts';
import { addListRoutes } from './impersonation/list-routes.ts';
import { addMailRoutes } from './mail-routes.ts';
import { PendingCookies } from './tokens/pending-cookies.ts';
import { sessionPolicy } from './policy.ts';
import { createKeyGuard } from './sign-in/guard-key.ts';
import { RateLimit } from './sign-in/rate-limit.ts';
import type { AuthServices } from './tokens/services.ts';
import { isStepUpDue } from './second-step/step-up.ts';
import { addAccountSecurityRoutes } from './second-step/account-routes.ts';
import { addOwnSecurityRoutes } from './second-step/own-routes.ts';
import { openSso, type Outside, type SsoParts } from './sso/parts.ts';
import { ssoPolicy } from './sso/policy.ts';
import { addSsoRoutes, addSsoSignInRoutes } from './sso/routes.ts';
import { keepSso } from './sso/upkeep.ts';
import { addStepRoutes } from './step-routes.ts';
import { addTokenRoutes } from './token-routes.ts';

/** What signing in reaches of the server; without `takeReports` nobody asks for reports. */
export interface AuthOutside extends Outside {
  readonly takeReports?: TakeReports;
}

/** Signing in, as the rest of the server uses it. */
export interface Auth {
  readonly services: AuthServices;
  /** For the hook of every route. */
  readonly authenticate: Authenticate;
  /** For calls that ask again who it is. */
  readonly isStepUpDue: IsStepUpDue;
  /** For keys of operators. */
  readonly guardKey: GuardKey;
  /** Adds the routes and their policy rows. */
  register(app: FastifyInstance, outside?: AuthOutside): void;
  /** Looks at domains and providers of single sign-on, a few times a day. */
  keepSso(): Promise<void>;
}

/** A cookie with the __Host- prefix needs https; browsers make an exception for loopback only. */
function checkPublicUrl(publicUrl: string): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return;
  throw new ConfigError(
    'PUBLIC_URL must start with https://, because the session cookie is sent over https only.',
  );
}

/** Prepares signing in: checks the settings, loads or makes the keys of tokens. */
export async function createAuth(
  platform: { config: ServerConfig; db: Database; clock: Clock; secrets: SecretBox },
  config: SessionConfig,
): Promise<Auth> {
  const { db, clock } = platform;
  checkPublicUrl(platform.config.publicUrl);
  const services: AuthServices = {
    db,
    clock,
    keys: await loadTokenKeys(db, clock),
    secrets: platform.secrets,
    publicUrl: platform.config.publicUrl,
    limits: config.limits,
    captchaSecret: config.captchaSecret,
    callsPerMinute: config.callsPerMinute,
    fairUse: config.fairUse,
  };
  const pending = new PendingCookies();
  let sso: SsoParts | null = null;
  return {
    services,
    async authenticate(request) {
      const found = await authenticateRequest(services, request);
      if (found?.newCookie) pending.set(request, found);
      return found?.actor ?? null;
    },
    isStepUpDue: (actor, asked) => isStepUpDue(services, actor, asked),
    guardKey: createKeyGuard(services),
    async keepSso() {
      if (sso !== null) await keepSso(sso);
    },
    register(app, outside = {}) {
      const { takeReports = async () => {} } = outside;
      const parts = openSso(services, outside);
      sso = parts;
      const limit = new RateLimit(clock);
      // The impersonation exchange is form-encoded (API-33).
      void app.register(formBody, { bodyLimit: 4096 });
      addPolicy(app, sessionPolicy);
      addPolicy(app, ssoPolicy);
      pending.attach(app, services);
      addTokenRoutes(app, services, limit);
      addBrowserRoutes(app, services, pending);
      addMailRoutes(app, services, limit);
      addStepRoutes(app, services, limit);
      addOwnSecurityRoutes(app, services);
      addAccountSecurityRoutes(app);
      addSsoRoutes(app, parts);
      addSsoSignInRoutes(app, parts, limit);
      addListRoutes(app);
      const { countryHeader } = config;
      addAccountRoutes(app, services, limit, { countryHeader, takeReports });
      const stopCleanup = startCleanup({ db, clock, log: app.log });
      app.addHook('onClose', async () => stopCleanup());
    },
  };
}
