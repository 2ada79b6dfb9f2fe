import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { heardEvents } from '../platform/heard-events.ts';
import { readEvent, type TelnyxHandlers } from './event.ts';
import { signatureCheck } from './signature.ts';

/** Where events of Telnyx come, below the origin of the portal. */
export const telnyxPath = '/telnyx';
const webhook = `${telnyxPath}/webhook`;

/** The address that Telnyx is given for events about something of ours. */
export const webhookAddress = (publicUrl: string, about: string): string =>
  `${publicUrl}${webhook}/${about}`;

const bodyLimit = 512 * 1024;

interface Told {
  Body: Buffer | undefined;
  Params: { '*'?: string };
}

interface TelnyxAppParts {
  readonly db: Database;
  readonly clock: Clock;
  /** What its events are signed with, in base64. */
  readonly publicKey: string;
  readonly handlers: TelnyxHandlers;
  readonly log: { warn(fields: object, message: string): void };
}

/**
 * Where Telnyx tells that something has moved (docs/decisions/0134-telnyx.md): an application of its
 * own beside the portal, because a signature is over the bytes as they came. What is not signed, or
 * not now, is refused with 400; each event is handled once, and sent again where that failed.
 */
export async function createTelnyxApp(parts: TelnyxAppParts): Promise<FastifyInstance> {
  const { clock, handlers, log } = parts;
  const isSigned = signatureCheck(parts.publicKey);
  const heard = heardEvents(parts, 'telnyx_event');
  const app = Fastify({ logger: false, bodyLimit });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, bytes: Buffer) => bytes,
  );
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  // What went wrong is not the sender's business.
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    log.warn({ reason: error.message }, 'event of Telnyx not heard');
    return reply.code(error.statusCode ?? 500).send();
  });
  const hear = async (request: FastifyRequest<Told>, reply: FastifyReply) => {
    const { body = Buffer.alloc(0), headers, params } = request;
    const timestamp = headers['telnyx-timestamp'];
    const signature = headers['telnyx-signature-ed25519'];
    const isGenuine = isSigned({ body, timestamp, signature }, clock.now());
    const event = isGenuine ? readEvent(body, params['*'] ?? '') : null;
    if (event === null) {
      log.warn({ address: request.ip }, 'event of Telnyx refused');
      return reply.code(400).send();
    }
    const handle = handlers[event.type];
    if (handle !== undefined) await heard.once(event.id, () => handle(event));
    return reply.code(200).send();
  };
  for (const path of [webhook, `${webhook}/*`]) app.post<Told>(path, hear);
  await app.ready();
  return app;
}
