import type { Endpoint } from '@jackfield/contract';

type Members = Record<string, unknown>;
interface Encoded {
  body?: BodyInit;
  contentType?: string;
}

const isMembers = (body: unknown): body is Members => typeof body === 'object' && body !== null;

/** Encodes a body as its endpoint wants it. */
export function encodeBody(endpoint: Endpoint, body: unknown): Encoded {
  if (body === undefined || !isMembers(body)) return {};
  if (endpoint.encoding === 'form') {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(body)) {
      if (value !== undefined) form.append(name, String(value));
    }
    return { body: form, contentType: 'application/x-www-form-urlencoded' };
  }
  if (endpoint.encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) {
      if (value instanceof Blob) form.append(name, value);
      else if (value !== undefined) form.append(name, String(value));
    }
    return { body: form };
  }
  return { body: JSON.stringify(body), contentType: 'application/json' };
}
