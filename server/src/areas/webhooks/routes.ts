import * as webhooks from '@jackfield/contract/api/webhook';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { readEvents } from './list-events.ts';
import { getMessage, listMessages, replay, resend, sendTest, skip } from './messages.ts';
import {
  changeWebhook,
  makeWebhook,
  removeWebhook,
  rotateSecret,
  selectWebhooks,
  setState,
  type WebhookRules,
} from './webhooks.ts';

const admin = { who: ['admin'], impersonation: false } as const;

/**
 * Webhooks tell of everything, so that only admins have them, not who acts as one. Who asks for events
 * is told of what they may read.
 */
const webhookPolicy = definePolicy({
  'webhook.list': { who: ['admin'] },
  'webhook.create': { ...admin, stepUp: 'orPassword' },
  'webhook.update': { ...admin, stepUp: 'byContent' },
  'webhook.setState': admin,
  'webhook.rotate': { ...admin, stepUp: 'orPassword' },
  'webhook.remove': { ...admin, whileSuspended: true },
  'webhook.listMessages': { who: ['admin'] },
  'webhook.getMessage': { who: ['admin'] },
  'webhook.resend': admin,
  'webhook.skip': admin,
  'webhook.replay': admin,
  'webhook.test': admin,
  'audit.listEvents': { who: ['admin'] },
});

/** Webhooks of the account: what its programs are told of events (HOOK-01). */
export function addWebhookRoutes(app: FastifyInstance, rules: WebhookRules): void {
  addPolicy(app, webhookPolicy);

  addRoute(app, webhooks.listWebhooks, ({ context }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      return { items: await selectWebhooks(tx, { tenantId, now: context.clock.now() }) };
    }),
  );

  addRoute(app, webhooks.createWebhook, ({ context, body }) => makeWebhook(context, rules, body));

  addRoute(app, webhooks.updateWebhook, ({ context, params, body }) =>
    changeWebhook(context, rules, { ...params, ...body }),
  );

  addRoute(app, webhooks.setWebhookState, ({ context, params, body }) =>
    setState(context, { ...params, ...body }),
  );

  addRoute(app, webhooks.rotateWebhook, ({ context, params }) => rotateSecret(context, params.id));

  addRoute(app, webhooks.removeWebhook, ({ context, params }) => removeWebhook(context, params.id));

  addRoute(app, webhooks.listWebhookMessages, ({ context, params, query }) =>
    context.read((tx) => listMessages(tx, context, params.id, query)),
  );

  addRoute(app, webhooks.getWebhookMessage, ({ context, params: { id, messageId } }) =>
    context.read((tx) => getMessage(tx, context, { webhookId: id, id: messageId })),
  );

  addRoute(app, webhooks.resendWebhookMessage, ({ context, params: { id, messageId } }) =>
    resend(context, { webhookId: id, id: messageId }),
  );

  addRoute(app, webhooks.skipWebhookMessage, ({ context, params: { id, messageId } }) =>
    skip(context, { webhookId: id, id: messageId }),
  );

  addRoute(app, webhooks.replayWebhook, ({ context, params, body }) =>
    replay(context, { ...params, ...body }),
  );

  addRoute(app, webhooks.testWebhook, ({ context, params, body }) =>
    sendTest(context, { ...params, ...body }),
  );

  addRoute(app, webhooks.listEvents, ({ context, query }) =>
    context.read((tx) => readEvents(tx, context, query)),
  );
}
