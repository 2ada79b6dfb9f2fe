import {
  deleteCallRecording,
  downloadCallRecording,
  hearCallRecording,
  largestRecording,
  listCallRecordings,
  restoreCallRecording,
  takeCallRecording,
} from '@jackfield/contract/api/recording';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { callScope } from '../call-log/scope.ts';
import { deleteRecording, restoreRecording } from './change-recording.ts';
import { aboutToHear } from './hear.ts';
import { recordingsOf } from './recordings.ts';
import { takeRecording } from './take-recording.ts';

/** Which recordings exactly, recordings.ts says. */
const hearers = { who: ['admin', 'standard'] } as const;

const recordingPolicy = definePolicy({
  'exchange.recording': { who: ['exchange'] },
  'callRecording.list': hearers,
  'callRecording.hear': hearers,
  'callRecording.download': { ...hearers, stepUp: true },
  'callRecording.delete': { who: ['admin'] },
  'callRecording.restore': { who: ['admin'] },
});

/** What was recorded of calls, taken in from the exchange (REC-01, REC-02). */
export function addRecordingRoutes(
  app: FastifyInstance,
  { storage }: { readonly storage: FileStorage },
): void {
  const { clock, db, isDiskFull } = app.services;
  addPolicy(app, recordingPolicy);

  void app.register(async (recordings) => {
    recordings.addContentTypeParser('audio/wav', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    addRoute(
      recordings,
      takeCallRecording,
      ({ params, query, request: { body } }) => {
        const wave = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        return takeRecording(
          { clock, db, storage },
          { id: params.id.toLowerCase(), told: query, wave },
        );
      },
      { bodyLimit: largestRecording },
    );
  });

  addRoute(app, listCallRecordings, ({ context, params }) =>
    context.read(async (tx) => {
      const scope = await callScope(tx, context, {});
      const wanted = { scope, callId: params.id, now: clock.now() };
      return { items: await recordingsOf(tx, signedIn(context), wanted) };
    }),
  );

  async function handOut(
    context: RequestContext,
    reply: FastifyReply,
    { id, isDownload }: { id: string; isDownload: boolean },
  ) {
    const asked = { id: id.toLowerCase(), isFull: isDiskFull(), isDownload };
    const row = await aboutToHear(context, asked);
    const file = await storage.read(signedIn(context).tenantId, row.id);
    if (file === null) throw notFound();
    reply.header('content-length', row.bytes);
    return file.stream;
  }

  addRoute(app, hearCallRecording, ({ context, params, reply }) =>
    handOut(context, reply, { id: params.id, isDownload: false }),
  );

  addRoute(app, downloadCallRecording, ({ context, params, reply }) =>
    handOut(context, reply, { id: params.id, isDownload: true }),
  );

  addRoute(app, deleteCallRecording, ({ context, params, body }) =>
    deleteRecording(context, params.id, body.reason),
  );

  addRoute(app, restoreCallRecording, ({ context, params }) =>
    restoreRecording(context, params.id),
  );
}
