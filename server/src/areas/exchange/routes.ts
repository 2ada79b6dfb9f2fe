import { ledTeams, mayDo } from '@jackfield/contract';
import { Readable } from 'node:stream';
import { makeSetupLink as setupLinkEndpoint, setUpDevice } from '@jackfield/contract/api/device';
import { usageWay } from '@jackfield/contract/api/call-way';
import {
  exchangeChangeMessage,
  exchangeChanges,
  exchangeEmergency,
  exchangeHearMessage,
  exchangeLights,
  exchangeLive,
  exchangeMedia,
  exchangeOpenMessages,
  exchangeOutcomes,
  exchangePhone,
  exchangePhones,
  exchangeQueue,
  exchangeRegistrations,
  exchangeRouting,
  exchangeRunning,
} from '@jackfield/contract/api/exchange';
import { listLiveCalls, playSampleCalls } from '@jackfield/contract/api/live-call';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addCaller, addPolicy, addRoute } from '../../platform/route.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { createTelephoneSound } from '../../telephone-sound/telephone-sound.ts';
import { createCallPushes } from '../call-push/call-push.ts';
import type { AuthServices } from '../session/tokens/services.ts';
import { takeRegistrations, watchExchanges } from './registrations.ts';
import type { IntakeParts } from '../usage-intake/ingest-usage.ts';
import { accountOf, accountRouting } from './account-routing.ts';
import { changesAfter } from './changes.ts';
import { takeEmergency } from './emergency-calls.ts';
import { exchangeOf } from './exchange-caller.ts';
import { lightsOf } from './lights.ts';
import { liveBoard } from './live-board.ts';
import { takeLive } from './live-calls.ts';
import { readWay, takeOutcomes } from './outcomes.ts';
import { createPlayedSounds, playedMedia } from './played-media.ts';
import { phoneRow } from './phone-rows.ts';
import { callsToEnd } from './running-calls.ts';
import { createSampleCalls } from './sample-calls.ts';
import { signQueues } from './sign-queues.ts';
import { createPhoneVoicemail } from './phone-voicemail.ts';
import { makeSetupLink, useSetupLink } from './setup-link.ts';

/** Bytes of the most calls that are told at once, with the longest ways. */
const largestOutcomes = 8_000_000;
/** Bytes of the phones of one exchange. */
const largestRegistrations = 8_000_000;
/** Bytes of the most calls that go on. */
const largestLive = 2_000_000;

/** What the exchange asks and tells; its POST that asks for phones writes nothing. */
const exchangePolicy = definePolicy({
  'exchange.phone': { who: ['exchange'], whileFull: true },
  'exchange.phones': { who: ['exchange'], whileFull: true },
  'exchange.routing': { who: ['exchange'] },
  'exchange.changes': { who: ['exchange'] },
  'exchange.outcomes': { who: ['exchange'] },
  'exchange.lights': { who: ['exchange'], whileFull: true },
  'exchange.live': { who: ['exchange'] },
  'exchange.running': { who: ['exchange'] },
  'exchange.registrations': { who: ['exchange'] },
  'exchange.queue': { who: ['exchange'] },
  'exchange.openMessages': { who: ['exchange'] },
  'exchange.hearMessage': { who: ['exchange'] },
  'exchange.changeMessage': { who: ['exchange'] },
  'device.makeSetupLink': {
    who: ['admin', 'standard'],
    self: 'id',
    impersonation: false,
    stepUp: 'orPassword',
  },
  // The softphone that reads it has the link alone.
  'device.setUp': { who: ['anonymous'] },
  'exchange.emergency': { who: ['exchange'] },
  'call.list': { who: ['admin'], byTeam: true },
  'call.playSamples': { who: ['admin'], impersonation: false },
  // Asterisk keeps sounds by their address, in which no key may stand.
  'exchange.media': { who: ['anonymous'] },
  'usage.way': { who: ['admin'] },
});

interface ExchangeParts extends IntakeParts {
  readonly auth: { readonly services: AuthServices };
  readonly storage: FileStorage;
}

/** The portal's side of the exchange (docs/exchange.md). */
export function addExchangeRoutes(app: FastifyInstance, parts: ExchangeParts): void {
  const { clock, config, db, guardKey, secrets } = app.services;
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const stopWatching = watchExchanges({ db, clock, log: app.log });
  app.addHook('onClose', async () => stopWatching());
  addPolicy(app, exchangePolicy);
  addCaller(app, 'exchange', (request) => exchangeOf(config, guardKey, request));

  addRoute(app, exchangePhone, async ({ params, body }) => {
    const row = await db.read(null, (tx) => phoneRow(tx, secrets, { ...params, ...body }));
    return Readable.from([row]);
  });

  addRoute(app, exchangePhones, async () => Readable.from(['']));

  addRoute(app, exchangeRouting, async ({ query }) => {
    const tenantId = await db.read(null, (tx) => accountOf(tx, query));
    const routing = await db.read(tenantId, (tx) => accountRouting(tx, tenantId, clock.now()));
    return { ...routing, media: await playedMedia(parts, tenantId) };
  });

  const played = createPlayedSounds(parts, createTelephoneSound());
  addRoute(app, exchangeMedia, async ({ params, query, reply }) => {
    if (config.exchangeKey === undefined) throw notFound();
    const wave = await played(params.sha256, Number(query.rate));
    reply.header('cache-control', 'max-age=31536000').header('content-length', wave.length);
    return Readable.from([wave]);
  });

  addRoute(app, exchangeChanges, async ({ query, reply }) => {
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const gone = AbortSignal.any([closing.signal, left.signal]);
    return changesAfter({ db, clock }, { ...query, gone });
  });

  addRoute(app, exchangeOutcomes, ({ body }) => takeOutcomes(parts, body.calls), {
    bodyLimit: largestOutcomes,
  });

  addRoute(app, exchangeRunning, async ({ body }) => ({
    ends: await callsToEnd(parts, body.accountId, body.calls),
  }));

  addRoute(app, usageWay, ({ context, params }) =>
    context.read((tx) => readWay(tx, signedIn(context).tenantId, params.id)),
  );

  addRoute(app, exchangeLights, async ({ body }) => ({
    lights: await db.read(null, (tx) => lightsOf(tx, body.phones)),
  }));

  const pushes = createCallPushes({ auth: parts.auth.services, log: app.log });
  addRoute(app, exchangeLive, ({ body }) => takeLive({ db, clock, pushes }, body), {
    bodyLimit: largestLive,
  });

  addRoute(
    app,
    exchangeRegistrations,
    ({ body }) => takeRegistrations({ db, clock, pushes }, body),
    {
      bodyLimit: largestRegistrations,
    },
  );

  addRoute(app, setupLinkEndpoint, ({ context, params }) =>
    makeSetupLink(context, { teammateId: params.id, id: params.deviceId }, config.publicUrl),
  );

  addRoute(app, setUpDevice, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return Readable.from([await useSetupLink({ db, secrets }, params.token, clock.now())]);
  });

  const hasSamples = config.exchangeKey === undefined;
  addRoute(app, listLiveCalls, ({ context }) =>
    context.read(async (tx) => {
      const actor = signedIn(context);
      const { tenantId, impersonatorId } = actor;
      const board = await liveBoard(tx, tenantId, { now: clock.now(), led: ledTeams(actor) });
      const mayPlay = context.reach === 'account' && mayDo(actor, 'teams:write');
      return { ...board, hasSamples: hasSamples && mayPlay && !impersonatorId };
    }),
  );

  const samples = createSampleCalls(parts, app.log);
  if (hasSamples) app.addHook('onReady', samples.clear);
  app.addHook('onClose', samples.stop);
  addRoute(app, playSampleCalls, async ({ context }) => {
    if (!hasSamples) throw notFound();
    return { count: await samples.play(signedIn(context).tenantId) };
  });

  addRoute(app, exchangeQueue, ({ body }) => signQueues({ db, clock, secrets }, body));

  const phones = createPhoneVoicemail({ db, clock, secrets, storage: parts.storage });
  addRoute(app, exchangeOpenMessages, ({ body }) => phones.open(body));
  addRoute(app, exchangeHearMessage, ({ params, body }) => phones.hear(body, params.id));
  addRoute(app, exchangeChangeMessage, ({ params, body }) => phones.change(body, params.id));

  addRoute(app, exchangeEmergency, ({ body }) => takeEmergency(parts, body));
}
