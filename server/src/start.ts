import * as v from 'valibot';
import { fileURLToPath } from 'node:url';
import { allowNamePunctuation, releaseChangedMethod } from '@jackfield/contract';
import { webPhonePath } from '@jackfield/contract/api/web-phone';
import { sourceLanguage } from '@jackfield/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { seedDemo } from '../seeds/seed-demo.ts';
import { createApp } from './app.ts';
import { type LiveChannel, openLiveChannel } from './areas/live/live-channel.ts';
import { sessionOfCookie } from './areas/session/tokens/authenticate.ts';
import { readSessionConfig } from './areas/session/config.ts';
import { readCookie, sessionCookie } from './areas/session/tokens/cookies.ts';
import { type Auth, createAuth } from './areas/session/register.ts';
import { sealAppKeys } from './areas/session/second-step/seal-app-keys.ts';
import { sealSsoSecrets } from './areas/session/sso/upkeep.ts';
import { verifyHubToken } from './areas/session/tokens/verify-tokens.ts';
import { withKeys } from './areas/keys/authenticate.ts';
import { verifyWallToken } from './areas/walls/links.ts';
import { createWebPhoneRelay } from './areas/web-phone/relay.ts';
import { routesOf } from './areas.ts';
import { createBillingBooks } from './areas/billing/books.ts';
import { sealDevicePasswords } from './areas/devices/seal-passwords.ts';
import { observeWebhooks } from './areas/webhooks/delivery.ts';
import { sealWebhookSecrets } from './areas/webhooks/secrets.ts';
import { pathOf } from './hub/upgrade.ts';
import { readMailConfig } from './mail/config.ts';
import { addMailPage } from './mail/page.ts';
import { type Clock, MovableClock, systemClock } from './platform/clock.ts';
import type { ServerConfig } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { watchDisk } from './platform/disk-guard.ts';
import { observeDueWork } from './platform/due-work.ts';
import { analyze } from './platform/housekeeping.ts';
import { loadLanguages } from './platform/languages.ts';
import { isAllowedOrigin } from './platform/http/origin.ts';
import { Metrics } from './platform/observe/metrics.ts';
import { openDatabase } from './platform/open-database.ts';
import { openSecretBox, sealWithRightKeys } from './platform/secret-keys.ts';
import type { FileStorage } from './platform/storage.ts';
import { FaultBox } from './platform/testing/faults.ts';
import { registerTestHooks } from './platform/testing/hooks.ts';
import { partsOf } from './parts.ts';
import { serveBeside } from './payments/beside.ts';
import { openPaymentProvider } from './payments/provider.ts';
import { FirstRows } from './releases/first-rows/first-rows.ts';
import { createPainter } from './releases/first-rows/painter.ts';
import { createReleases, type Releases } from './releases/releases.ts';
import { hostsIn, readVariants, variantsFolder } from './releases/variants.ts';
import { showVariants } from './releases/variant-hosts.ts';
import { languageOf } from './releases/texts.ts';
import { webPlugin } from './releases/web-plugin.ts';
import { openStorage } from './storage/config.ts';
import { telnyxPath } from './telnyx/app.ts';
import { observeTelnyx } from './telnyx/client.ts';
import { openTelnyxEvents } from './telnyx-events.ts';
import { startWork } from './work.ts';

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly auth: Auth;
  readonly live: LiveChannel;
  readonly releases: Releases;
  /** Lets running requests end, then closes sockets, jobs and the database. */
  close(): Promise<void>;
}

interface StartOptions {
  readonly config: ServerConfig;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Logger;
  /** Serve pages and assets; off in API tests. */
  readonly web?: boolean;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the whole server: database, sign-in, areas, hub, jobs, pages. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { env, log } = options;
  const folder = variantsFolder(env, root);
  const config = { ...options.config, hosts: hostsIn(readVariants(folder, root)) };
  const sessionConfig = readSessionConfig(env);
  const mailConfig = readMailConfig(env, config.publicUrl);
  loadLanguages(config.languagesDir);
  allowNamePunctuation(config.namePunctuation);
  const movable = config.isTest ? new MovableClock() : null;
  const clock = movable ?? systemClock;
  const db = await openDatabase(config, clock);
  try {
    const storage = await openStorage(env, config.dataDir);
    const secrets = await openSecretBox(config);
    const seed = async () => {
      if (await seedDemo(db, { now: clock.now(), storage, secrets })) await analyze(db);
    };
    await sealWithRightKeys(db, secrets, async () => {
      await sealDevicePasswords(db, secrets);
      await sealAppKeys(db, secrets);
      await sealWebhookSecrets(db, secrets);
      await sealSsoSecrets(db, secrets);
    });
    if (config.isDemo) await seed();
    const auth = await createAuth({ config, db, clock, secrets }, sessionConfig);
    const releases = createReleases({ db, clock, config, env, root, log });
    const { publicUrl } = config;
    const provider = await openPaymentProvider(env, { db, clock, publicUrl });
    const { payments } = provider;
    const parts = partsOf({ env, auth, storage, config, releases, payments });
    const metrics = new Metrics();
    const disk = watchDisk(config.dataDir);
    const app = await createApp({
      config,
      db,
      clock,
      secrets,
      log,
      metrics,
      awaited: releases.awaitedAreas,
      isDiskFull: disk.isFull,
      isDiskExhausted: disk.isExhausted,
      authenticate: withKeys({ db, clock }, auth.authenticate),
      isStepUpDue: auth.isStepUpDue,
      guardKey: auth.guardKey,
      areas: [
        (server) => showVariants(server, releases.services, publicUrl),
        ...routesOf(parts),
        ...(mailConfig.hasPage ? [addMailPage] : []),
        (server) =>
          registerTestHooks(
            server,
            movable && {
              clock: movable,
              faults: new FaultBox(),
              reset: () => reset(db, releases, seed),
            },
          ),
        ...(options.web === false ? [] : [web({ env, log, releases, auth })]),
      ],
    });
    const live = await openLiveChannel({
      db,
      clock,
      // An access token has dots, the secret of a wall link has none.
      verifyToken: (token) =>
        token.includes('.')
          ? verifyHubToken(auth.services, token)
          : verifyWallToken(db, token, clock.now()),
      isAllowedOrigin: (origin) => isAllowedOrigin(origin, config),
      log,
      onNotice: () => releases.refresh(),
    });
    releases.onChange((change) => live.hub.broadcast(releaseChangedMethod, change));
    releases.onMoved(() => live.notify());
    metrics.addGauge({
      name: 'hub_sockets',
      help: 'Open sockets of the real-time channel.',
      read: () => live.hub.socketCount,
    });
    const webPhones = createWebPhoneRelay({
      auth: auth.services,
      isAllowedOrigin: (origin) => isAllowedOrigin(origin, config),
      log,
    });
    app.server.on('upgrade', (request, socket, head) => {
      const taker = pathOf(request.url) === webPhonePath ? webPhones : live;
      taker.handleUpgrade(request, socket, head).catch(() => socket.destroy());
    });
    observeDueWork({ db, clock }, metrics);
    observeWebhooks({ db, clock }, metrics);
    const services = { db, clock, secrets };
    const work = { services, storage, log, auth, parts, mailConfig, publicUrl };
    const stopWork = config.isWorker ? startWork(work) : undefined;
    await releases.start();
    // An upgraded socket would keep the HTTP server from closing.
    app.addHook('preClose', () => {
      webPhones.close();
      return live.close();
    });
    app.addHook('onClose', async () => {
      disk.stop();
      releases.stop();
      await stopWork?.();
      await db.close();
    });
    const beside = await provider.createApp({
      log,
      portalName: releases.services.variants.get(releases.services.variant)?.name ?? '',
      books: createBillingBooks({ services, payments, cards: parts.cards }),
    });
    app.addHook('onClose', () => beside.close());
    serveBeside(app.server, beside, provider.base);
    const events = await openTelnyxEvents(env, { db, clock, log });
    if (events !== null) {
      observeTelnyx(metrics);
      app.addHook('onClose', () => events.close());
      serveBeside(app.server, events, publicUrl + telnyxPath);
    }
    const address = await app.listen({ port: config.port, host: config.host });
    return {
      url: address,
      app,
      db,
      clock,
      storage,
      auth,
      live,
      releases,
      close: () => app.close(),
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

interface WebParts {
  readonly env: NodeJS.ProcessEnv;
  readonly log: Logger;
  readonly releases: Releases;
  readonly auth: Auth;
}

function web({ env, log, releases, auth }: WebParts) {
  const { builds, services } = releases;
  return async (app: FastifyInstance): Promise<void> => {
    if (!builds.hasHost()) {
      log.warn('The portal is not built, so that only the API is served. Run: npm run build');
      return;
    }
    await webPlugin(app, {
      env,
      builds,
      variantOf: ({ hostname }) => services.variants.get(services.variantOf(hostname)) ?? null,
      registryFor: (request) => releases.registryFor(request, () => tenantOfBrowser(auth, request)),
      find: releases.find,
      pagesOf: releases.pagesOf,
      firstRows: openFirstRows(app, releases, log),
      isSignedIn: (request) => readCookie(request, sessionCookie) !== undefined,
    });
  };
}

/** First rows of the versions that are served; what fails is logged with the version's name. */
function openFirstRows(app: FastifyInstance, releases: Releases, log: Logger) {
  const { services } = releases;
  const painter = createPainter();
  app.addHook('onClose', () => painter.close());
  const firstRows = new FirstRows({
    painter,
    manifestOf: releases.manifestOf,
    find: services.store.find,
    failed: ({ name, version }, reason) =>
      log.warn({ remote: name, version, reason }, 'first rows were not painted'),
  });
  async function warm(): Promise<void> {
    const { variant: own, variants } = services;
    for (const id of new Set([own, ...variants.keys()])) {
      const variant = variants.get(id);
      const versions = await releases.servedVersions(id);
      if (variant) await firstRows.warm(versions, languageOf(variant, sourceLanguage));
    }
  }
  app.addHook('onListen', warm);
  releases.onChange(() => void warm());
  return firstRows;
}

/** Account of the session that a browser shows; null without a live one. */
async function tenantOfBrowser(auth: Auth, request: FastifyRequest): Promise<string | null> {
  const cookie = readCookie(request, sessionCookie);
  if (cookie === undefined) return null;
  const session = await sessionOfCookie(auth.services, cookie, auth.services.clock.now());
  return session?.tenantId ?? null;
}

async function reset(
  db: Database,
  releases: Releases,
  seed: () => Promise<unknown>,
): Promise<void> {
  await seedAnew(db, seed);
  await releases.republish();
}

/** What locks all tables, or fills them, may have to give way to what is under way, and comes again. */
async function seedAnew(db: Database, seed: () => Promise<unknown>, tries = 5): Promise<void> {
  try {
    await db.pool.query(
      `truncate tenant, idempotency_key, sign_in_failure, captcha_used, client_log, staff_session,
       release_pointer, release_move, release_area, release_session, release_message,
       former_row, sandbox_text cascade`,
    );
    await seed();
  } catch (error) {
    const isDeadlock = v.is(v.object({ code: v.literal('40P01') }), error);
    if (!isDeadlock || tries === 1) throw error;
    await seedAnew(db, seed, tries - 1);
  }
}
