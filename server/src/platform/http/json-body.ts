import { type Message, t } from '@jackfield/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { commonTexts } from '../texts.ts';

const maxDepth = 32;
const decoder = new TextDecoder('utf-8', { fatal: true });

function refuse(message: Message): ApiError {
  return new ApiError('INVALIDINPUT', { message: t(message) });
}

/** Depth is looked at before parsing, because a parser's stack is what deep nesting attacks. */
function checkDepth(text: string): void {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) isInText = false;
    } else if (code === 0x22) isInText = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > maxDepth) throw refuse(commonTexts.nestedTooDeeply);
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
}

/** Refuses what the database cannot keep exactly, and keys that could change a prototype. */
export function checkValue(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw refuse(commonTexts.nulCharacter);
    if (!value.isWellFormed()) throw refuse(commonTexts.brokenUnicode);
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw refuse(commonTexts.numberOutOfRange);
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
      throw refuse(commonTexts.numberOutOfRange);
    }
  } else if (Array.isArray(value)) {
    for (const item of value) checkValue(item);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
        throw refuse(commonTexts.reservedName);
      }
      checkValue(key);
      checkValue(item);
    }
  }
}

/** Parses a JSON body strictly; throws ApiError 400. */
export function parseJson(bytes: Buffer): unknown {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw refuse(commonTexts.notUtf8);
  }
  checkDepth(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(commonTexts.notJson);
  }
  checkValue(value);
  return value;
}

/** Makes JSON the only body type; an area that takes forms or files registers those itself. */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) =>
      bytes.length === 0 ? undefined : parseJson(bytes),
  );
}
