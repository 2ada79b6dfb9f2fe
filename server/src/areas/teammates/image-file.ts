import { t } from '@jackfield/texts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { texts } from './texts.ts';
import { bareJpeg, barePng } from './without-metadata.ts';

const maxBytes = 5 * 1024 * 1024;
const maxSide = 4096;
const longest = Math.ceil(maxBytes / 3) * 4;
const prefix = /^data:(image\/(?:png|jpeg));base64,/;
const padding = /={1,2}$/;
/** Looked for one by one: a pattern over all of it would keep its place for each of millions. */
const foreign = /[^A-Za-z0-9+/]/;
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface ImageFile {
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function wrongType(): ApiError {
  return new ApiError('FILETYPE', { message: t(texts.imageType) });
}

/** Width and height of a PNG; null when the bytes are none, whole from header to end mark. */
function pngSize(bytes: Buffer): Size | null {
  const isPng = bytes.length > 45 && bytes.subarray(0, 8).equals(pngSignature);
  if (!isPng || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  if (bytes.toString('latin1', bytes.length - 8, bytes.length - 4) !== 'IEND') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Width and height from a JPEG's frame header; null when the bytes are no JPEG. */
function jpegSize(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xda) return null;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/**
 * Reads a profile image from a data URL (OP-92): PNG or JPEG by its bytes and not by its name, at
 * most 5 MB, no side longer than 4,096 pixels. What a camera adds, such as the place, stays out. Throws
 * ApiError 400, 413 or 415.
 */
export function readImage(text: string): ImageFile {
  const match = prefix.exec(text);
  if (match === null) throw wrongType();
  const encoded = text.slice(match[0].length);
  if (encoded.length > longest) throw new ApiError('FILETOOLARGE');
  const digits = encoded.slice(-2).replace(padding, '');
  if (foreign.test(encoded.slice(0, -2) + digits)) throw wrongType();
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > maxBytes) throw new ApiError('FILETOOLARGE');
  const isPng = match[1] === 'image/png';
  const size = isPng ? pngSize(bytes) : jpegSize(bytes);
  if (size === null) throw wrongType();
  const isSane = [size.width, size.height].every((side) => side >= 1 && side <= maxSide);
  if (!isSane) throw invalidField('image', t(texts.imageTooLarge));
  const bare = isPng ? barePng(bytes) : bareJpeg(bytes);
  if (bare === null) throw wrongType();
  return { contentType: isPng ? 'image/png' : 'image/jpeg', bytes: bare };
}
