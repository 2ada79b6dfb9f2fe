import {
  deleteVoicemailMessage,
  hearVoicemailMessage,
  largestMessage,
  listVoicemailMessages,
  restoreVoicemailMessage,
  takeVoicemailMessage,
  updateVoicemailMessage,
} from '@jackfield/contract/api/voicemail';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { bytesOf, deleteMessage, markHeard, messagesFor, restoreMessage } from './messages.ts';
import { takeMessage } from './take-message.ts';

/** Whoever acts as somebody hears none of what was said to them. */
const hearers = { who: ['admin', 'standard'], impersonation: false } as const;

/** Which messages exactly, messages.ts says. */
const voicemailPolicy = definePolicy({
  'exchange.message': { who: ['exchange'] },
  'voicemailMessage.list': hearers,
  'voicemailMessage.hear': hearers,
  'voicemailMessage.update': hearers,
  'voicemailMessage.delete': hearers,
  'voicemailMessage.restore': hearers,
});

/** What callers said to voicemails, taken in from the exchange and heard by those whom it is for. */
export function addVoicemailRoutes(
  app: FastifyInstance,
  { storage }: { readonly storage: FileStorage },
): void {
  const { db } = app.services;
  addPolicy(app, voicemailPolicy);

  void app.register(async (recordings) => {
    recordings.addContentTypeParser('audio/wav', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    addRoute(
      recordings,
      takeVoicemailMessage,
      ({ params, query, request: { body } }) => {
        const wave = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        return takeMessage({ db, storage }, { id: params.id.toLowerCase(), told: query, wave });
      },
      { bodyLimit: largestMessage },
    );
  });

  addRoute(app, listVoicemailMessages, ({ context, query }) =>
    context.read((tx) => messagesFor(tx, signedIn(context), wantedPage(query, { isPaged: true }))),
  );

  addRoute(app, hearVoicemailMessage, async ({ context, params, reply }) => {
    const actor = signedIn(context);
    const id = params.id.toLowerCase();
    const bytes = await context.read((tx) => bytesOf(tx, actor, id));
    const file = await storage.read(actor.tenantId, id);
    if (file === null) throw notFound();
    reply.header('content-length', bytes);
    return file.stream;
  });

  addRoute(app, updateVoicemailMessage, ({ context, params, body }) =>
    markHeard(context, params.id, body.isHeard),
  );

  addRoute(app, deleteVoicemailMessage, ({ context, params }) => deleteMessage(context, params.id));

  addRoute(app, restoreVoicemailMessage, ({ context, params }) =>
    restoreMessage(context, params.id),
  );
}
