import {
  getCallPrice,
  getPhonePlace,
  getShownNumbers,
  listCallTargets,
  listOwnCalls,
  openWebPhone,
  setPhonePlace,
  setShownNumber,
  startCallPush,
  stopCallPush,
} from '@jackfield/contract/api/web-phone';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { startPush, stopPush } from '../call-push/push-place.ts';
import type { DeviceConfig } from '../devices/config.ts';
import type { WebPhoneConfig } from './config.ts';
import { openPhone } from './open-phone.ts';
import { ownCalls } from './own-calls.ts';
import { placeOf, setPlace } from './place.ts';
import { callPriceOf } from './price.ts';
import { showNumber, shownNumbers } from './shown.ts';
import { whereItEnds } from './where-it-ends.ts';

/** Everybody has a phone in the own session; who acts as somebody else has none of theirs. */
const webPhonePolicy = definePolicy({
  'webPhone.open': { who: ['admin', 'standard'], impersonation: false },
  'webPhone.calls': { who: ['admin', 'standard'], impersonation: false },
  'webPhone.place': { who: ['admin', 'standard'], impersonation: false },
  'webPhone.shown': { who: ['admin', 'standard'] },
  'webPhone.show': { who: ['admin', 'standard'], impersonation: false },
  'webPhone.price': { who: ['admin', 'standard'] },
  'webPhone.setPlace': { who: ['admin', 'standard'], impersonation: false, whileFull: true },
  'webPhone.targets': { who: ['admin', 'standard'], impersonation: false },
  'webPhone.startPush': { who: ['admin', 'standard'], impersonation: false },
  'webPhone.stopPush': { who: ['admin', 'standard'], impersonation: false },
});

interface WebPhoneParts {
  readonly devices: DeviceConfig;
  readonly webPhone: WebPhoneConfig;
  /** Origins of push services beside the known ones. */
  readonly pushServices: readonly string[];
}

/** The phone in the portal (CALL-16); `createWebPhoneRelay` is where it speaks. */
export function addWebPhoneRoutes(
  app: FastifyInstance,
  { devices, webPhone, pushServices }: WebPhoneParts,
): void {
  addPolicy(app, webPhonePolicy);
  addRoute(app, openWebPhone, async ({ context, request }) => ({
    phone: await openPhone(
      context,
      { ...devices, ...webPhone },
      request.headers['user-agent'] ?? '',
    ),
  }));
  addRoute(app, listOwnCalls, async ({ context }) => ({
    items: await context.read((tx) => ownCalls(tx, signedIn(context))),
  }));

  addRoute(app, getPhonePlace, ({ context }) => context.read((tx) => placeOf(tx, context)));

  addRoute(app, getShownNumbers, ({ context }) => context.read((tx) => shownNumbers(tx, context)));

  addRoute(app, setShownNumber, ({ context, body }) => showNumber(context, body.id.toLowerCase()));

  addRoute(app, getCallPrice, ({ context, query }) => callPriceOf(context, query.to));

  addRoute(app, setPhonePlace, ({ context, body }) => setPlace(context, body.address));
  addRoute(app, listCallTargets, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    const asked = { tenantId, ids: query.ids.split(','), now: context.clock.now() };
    return { items: await context.read((tx) => whereItEnds(tx, asked)) };
  });
  addRoute(app, startCallPush, ({ context, body }) => startPush(context, pushServices, body));
  addRoute(app, stopCallPush, ({ context }) => stopPush(context));
}
