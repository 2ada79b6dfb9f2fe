import { t } from '@jackfield/texts';
import type { Socket } from 'node:net';
import { ApiError } from '../errors.ts';
import { newId } from '../ids.ts';
import { commonTexts } from '../texts.ts';
import { envelopeOf } from './error-reply.ts';

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** Answers what is no HTTP request, or one that is too large or too slow, and hangs up. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const refusal = new ApiError('INVALIDINPUT', { message: t(commonTexts.requestInvalid) });
  const body = JSON.stringify(envelopeOf(refusal, newId()));
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\n` +
      `Connection: close\r\n\r\n${body}`,
  );
}
