import {
  deleteVoicemailMessage,
  forwardVoicemailMessage,
  getTranscription,
  getVoicemailMessage,
  hearAllVoicemailMessages,
  hearVoicemailMessage,
  largestMessage,
  listVoicemailBoxes,
  listVoicemailMessages,
  restoreVoicemailMessage,
  setVoicemailMail,
  setVoicemailState,
  takeVoicemailMessage,
  updateVoicemailMessage,
} from '@jackfield/contract/api/voicemail';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { Transcriber } from '../../speech/transcriber.ts';
import {
  deleteMessage,
  markAllHeard,
  markHeard,
  restoreMessage,
  setState,
} from './change-message.ts';
import { forwardMessage } from './forward.ts';
import { aboutToHear } from './hear.ts';
import { hearerOf } from './hearer.ts';
import { boxesOf, messageFor, messagesFor } from './messages.ts';
import { setMail } from './set-mail.ts';
import { takeMessage } from './take-message.ts';

/** Which messages exactly, and that support hears none, hearer.ts says. */
const hearers = { who: ['admin', 'standard'] } as const;

const voicemailPolicy = definePolicy({
  'exchange.message': { who: ['exchange'] },
  'voicemailMessage.boxes': hearers,
  'voicemailMessage.list': hearers,
  'voicemailMessage.get': hearers,
  'voicemailMessage.hear': hearers,
  'voicemailMessage.update': hearers,
  'voicemailMessage.updateAll': hearers,
  'voicemailMessage.setMail': hearers,
  'voicemailMessage.setState': hearers,
  'voicemailMessage.forward': hearers,
  'voicemailMessage.delete': hearers,
  'voicemailMessage.restore': hearers,
  'voicemailMessage.transcription': { who: ['admin'] },
});

/** What callers said to voicemails, taken in from the exchange and heard by those whom it is for. */
export function addVoicemailRoutes(
  app: FastifyInstance,
  {
    storage,
    transcriber,
    publicUrl,
  }: {
    readonly storage: FileStorage;
    readonly transcriber: Transcriber | null;
    readonly publicUrl: string;
  },
): void {
  const { clock, db, isDiskFull } = app.services;
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
        return takeMessage(
          { clock, db, storage, transcriber, publicUrl },
          { id: params.id.toLowerCase(), told: query, wave },
        );
      },
      { bodyLimit: largestMessage },
    );
  });

  addRoute(app, listVoicemailBoxes, ({ context }) =>
    context.read((tx) => boxesOf(tx, hearerOf(context), context.clock.now())),
  );

  addRoute(app, listVoicemailMessages, ({ context, query }) => {
    const wanted = { now: context.clock.now(), query };
    return context.read((tx) => messagesFor(tx, hearerOf(context), wanted));
  });

  addRoute(app, getVoicemailMessage, ({ context, params }) =>
    context.read((tx) =>
      messageFor(tx, hearerOf(context), { id: params.id, now: context.clock.now() }),
    ),
  );

  addRoute(app, hearVoicemailMessage, async ({ context, params, reply }) => {
    const said = await aboutToHear(context, params.id.toLowerCase(), isDiskFull());
    const file = await storage.read(hearerOf(context).tenantId, said.id);
    if (file === null) throw notFound();
    reply.header('content-length', said.bytes);
    return file.stream;
  });

  addRoute(app, getTranscription, async () => ({ isOffered: transcriber !== null }));

  addRoute(app, updateVoicemailMessage, ({ context, params, body }) =>
    markHeard(context, params.id, body.isHeard),
  );

  addRoute(app, hearAllVoicemailMessages, ({ context }) => markAllHeard(context));

  addRoute(app, setVoicemailMail, ({ context, body }) => setMail(context, body));

  addRoute(app, setVoicemailState, ({ context, params, body }) =>
    setState(context, params.id, body.state),
  );

  addRoute(app, forwardVoicemailMessage, ({ context, params, body }) =>
    forwardMessage(context, { storage, publicUrl }, { ...body, id: params.id.toLowerCase() }),
  );

  addRoute(app, deleteVoicemailMessage, ({ context, params }) => deleteMessage(context, params.id));

  addRoute(app, restoreVoicemailMessage, ({ context, params }) =>
    restoreMessage(context, params.id),
  );
}
