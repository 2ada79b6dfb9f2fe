import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

const patience = 55_000;
const sliceSize = 64 * 1024;

/** A failure that the person at the command line reads as one line; `exitCode` tells which kind, `status` what a portal answered. */
export class ReleaseError extends Error {
  constructor(message, exitCode, status) {
    super(message);
    this.exitCode = exitCode;
    this.status = status;
  }
}

export const exitCodes = { refused: 1, usage: 2, unreachable: 3 };

function refusalOf(status, text) {
  let envelope = {};
  try {
    envelope = JSON.parse(text);
  } catch {
    // A proxy's page is no reason that anybody can use.
  }
  const detail = envelope.errors?.find(({ message }) => message)?.message;
  const reason = detail ?? envelope.message ?? 'no reason given';
  const hints = {
    401: 'The token or key is missing or wrong.',
    403: `${reason} (is the token for this remote?)`,
    412: 'Somebody else moved it at the same time; look at the status and try again.',
  };
  return new ReleaseError(`${status}: ${hints[status] ?? reason}`, exitCodes.refused, status);
}

function unreachable(address, error) {
  const reason = error.code ?? error.message;
  return new ReleaseError(`${address} cannot be reached (${reason}).`, exitCodes.unreachable);
}

/** Writes a body in slices as the connection takes them, telling how much has gone. */
async function send(outgoing, body, onProgress) {
  for (let at = 0; at < body.length; at += sliceSize) {
    const slice = body.subarray(at, at + sliceSize);
    if (!outgoing.write(slice)) {
      await new Promise((resolve) => {
        const go = () => {
          outgoing.off('drain', go).off('close', go);
          resolve();
        };
        outgoing.on('drain', go).on('close', go);
      });
    }
    if (outgoing.destroyed) return;
    onProgress(Math.min(1, (at + slice.length) / body.length));
  }
  outgoing.end();
}

/**
 * Calls a portal.
 *
 * @param {string} address origin of the portal
 * @param {Record<string, string>} secrets headers that every call carries
 * @returns a function of method, path and options that answers the body, or throws ReleaseError
 */
export function createClient(address, secrets) {
  return function call(method, path, { body, type, version, onProgress = () => {} } = {}) {
    const url = new URL(path, address);
    const bytes =
      body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    const headers = {
      ...secrets,
      'x-jackfield': '1',
      ...(bytes && { 'content-type': type ?? 'application/json', 'content-length': bytes.length }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    };
    const make = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(patience);
      const outgoing = make(url, { method, headers, signal }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', (error) => reject(unreachable(url.origin, error)));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (answer.statusCode >= 400) reject(refusalOf(answer.statusCode, text));
          else resolve(text === '' ? null : JSON.parse(text));
        });
      });
      outgoing.on('error', (error) => reject(unreachable(url.origin, error)));
      if (bytes) void send(outgoing, bytes, onProgress);
      else outgoing.end();
    });
  };
}
