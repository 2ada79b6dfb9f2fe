import type { ErrorEnvelope } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { commonTexts } from '../texts.ts';
import { createUnknownCall } from './unknown-call.ts';

/** The envelope as it is sent; `current` is the record as it is now, with 412 only. */
type SentEnvelope = ErrorEnvelope & { current?: unknown };

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const unavailable = /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|08|40P01|57P0|57014|53300)|^PGLITEDOWN$/;
const unavailableMessage =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Refusal for an error of the database; null when the error is none that the caller can help. */
function fromDatabase(error: unknown): ApiError | null {
  const code = codeOf(error);
  if (code === '53100' || code === 'ENOSPC') return new ApiError('STORAGEFULL', { retryAfter: 30 });
  if (error instanceof Error && /no space left on device|ENOSPC/i.test(error.message)) {
    return new ApiError('STORAGEFULL', { retryAfter: 30 });
  }
  if (
    unavailable.test(code) ||
    (error instanceof Error && unavailableMessage.test(error.message))
  ) {
    return new ApiError('PROVIDERUNAVAILABLE', { retryAfter: 2 });
  }
  if (code === '23505') return new ApiError('DUPLICATE');
  if (code === '22P05' || code === '22021') return new ApiError('INVALIDINPUT');
  return null;
}

/** Refusal for an error of Fastify itself. */
function fromFastify(error: unknown): ApiError | null {
  const code = codeOf(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new ApiError('FILETOOLARGE', { message: t(commonTexts.requestTooLarge) });
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new ApiError('INVALIDINPUT', { status: 415, message: t(commonTexts.bodyNotJson) });
  }
  const status =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN;
  if (status >= 400 && status < 500) {
    return new ApiError('INVALIDINPUT', { status, message: t(commonTexts.requestInvalid) });
  }
  return null;
}

/** The refusal that an exception becomes; whatever is not known is 500 without any detail. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return fromDatabase(error) ?? fromFastify(error) ?? new ApiError('SERVERERROR');
}

/** The one error envelope (annex A3). */
export function envelopeOf(error: ApiError, traceId: string): SentEnvelope {
  return {
    responseCode: error.code,
    message: error.message,
    errors: [...error.errors],
    traceId,
    ...(error.current === undefined ? {} : { current: error.current }),
  };
}

/** The same with the code in `errors` where nothing else is, and that list again as `error` (API-19). */
function repeating(envelope: SentEnvelope): SentEnvelope {
  const { errors, responseCode } = envelope;
  const listed = errors.length > 0 ? errors : [{ code: responseCode }];
  return { ...envelope, errors: listed, error: listed };
}

/** Makes every failure of every route the one envelope; nothing of the inside leaves the server. */
export function registerErrors(app: FastifyInstance): void {
  const answer = (error: ApiError, request: FastifyRequest, reply: FastifyReply) => {
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    reply.headers(error.headers);
    const envelope = envelopeOf(error, request.id);
    return reply
      .code(error.status)
      .type('application/json; charset=utf-8')
      .send(request.routeOptions.config.repeatsErrors === true ? repeating(envelope) : envelope);
  };
  app.setErrorHandler((error, request, reply) => {
    const refusal = toApiError(error);
    // A stack for every refusal would fill a full disk further; the line of the request has the status.
    const isWorthStack = refusal.status >= 500 && refusal.code !== 'STORAGEFULL';
    if (isWorthStack) request.log.error({ err: error }, 'request failed');
    return answer(refusal, request, reply);
  });
  const unknownCall = createUnknownCall(app.services.endpoints);
  app.setNotFoundHandler((request, reply) => {
    const { refusal, allow } = unknownCall(request.method, request.url);
    if (allow !== '') reply.header('allow', allow);
    return answer(refusal, request, reply);
  });
}
