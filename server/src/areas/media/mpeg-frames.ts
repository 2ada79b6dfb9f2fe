import { refusedFormat, refusedSound } from './refused-sound.ts';
import { texts } from './texts.ts';

/** Bits per second in thousands by the four bits of a frame's header, for Layer III. */
const bitrates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
/** Samples per second of MPEG 1; MPEG 2 has half of them, MPEG 2.5 a quarter. */
const rates = [44_100, 48_000, 32_000];
/** Share of the rates by the two bits of the version. */
const divisors = [4, 0, 2, 1];
/** Most values of a granule that are coded in pairs: 576 lines. */
const mostPairs = 288;
/** Fewer frames may be chance inside a file that is something else. */
const minFrames = 3;
/** Share of a file, and bytes beside it, that may be no sound: titles and the like. */
const maxSkipped = 0.05;
const otherParts = 4096;
const tagMarks = /^(TAG|APETAGEX|LYRICSBEGIN|3DI)/;

interface Frame {
  /** Bytes with its header. */
  readonly size: number;
  readonly rate: number;
  readonly isFirst: boolean;
  readonly channels: number;
  readonly hasChecksum: boolean;
}

/** Header of an MPEG Layer III frame; null where none begins. */
function frameAt(bytes: Buffer, at: number): Frame | null {
  if (at + 4 > bytes.length) return null;
  const head = bytes.readUInt32BE(at);
  const divisor = divisors[(head >>> 19) & 3] ?? 0;
  const rate = (rates[(head >>> 10) & 3] ?? 0) / divisor;
  const isLayerThree = head >>> 21 === 0x7_ff && ((head >>> 17) & 3) === 1;
  const isFirst = divisor === 1;
  const bitrate = bitrates[isFirst ? 'first' : 'second'][(head >>> 12) & 15] ?? 0;
  if (!isLayerThree || divisor === 0 || !(rate > 0) || bitrate === 0) return null;
  const size = Math.floor(((isFirst ? 144_000 : 72_000) * bitrate) / rate) + ((head >>> 9) & 1);
  const channels = ((head >>> 6) & 3) === 3 ? 1 : 2;
  return { size, rate, isFirst, channels, hasChecksum: ((head >>> 16) & 1) === 0 };
}

function bitsAt(bytes: Buffer, at: number, count: number): number {
  let value = 0;
  for (let bit = at; bit < at + count; bit += 1) {
    value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
  }
  return value;
}

/**
 * Whether what a frame says of its granules can be decoded: no more values than there are lines, and
 * no more bits than lie in it and, by its own word, before it (ISO/IEC 11172-3, 2.4.1.7).
 */
function isDecodable(bytes: Buffer, at: number, frame: Frame): boolean {
  const { isFirst, channels, size, hasChecksum } = frame;
  const sideBytes = (isFirst ? 17 : 9) + (channels - 1) * (isFirst ? 15 : 8);
  const headBytes = hasChecksum ? 6 : 4;
  const side = (at + headBytes) * 8;
  const beforeBytes = bitsAt(bytes, side, isFirst ? 9 : 8);
  const granules = isFirst ? 2 : 1;
  const granuleBits = isFirst ? 59 : 63;
  let used = 0;
  for (let part = 0; part < granules * channels; part += 1) {
    const begin = side + sideBytes * 8 - (granules * channels - part) * granuleBits;
    used += bitsAt(bytes, begin, 12);
    if (bitsAt(bytes, begin + 12, 9) > mostPairs) return false;
  }
  return used <= (beforeBytes + size - headBytes - sideBytes) * 8;
}

/** Bytes of the ID3 tag that begins here, whose length has seven bits a byte; 0 without one. */
export function tagSize(bytes: Buffer, at: number): number {
  if (at + 10 > bytes.length || bytes.toString('latin1', at, at + 3) !== 'ID3') return 0;
  return [6, 7, 8, 9].reduce((size, of) => size * 128 + ((bytes[at + of] ?? 0) & 127), 0) + 10;
}

function zerosAt(bytes: Buffer, at: number): number {
  let end = at;
  while (end < bytes.length && bytes[end] === 0) end += 1;
  return end - at;
}

/** Whether a whole frame begins here that can be decoded. */
const soundAt = (bytes: Buffer, at: number, frame: Frame | null): frame is Frame =>
  frame !== null && at + frame.size <= bytes.length && isDecodable(bytes, at, frame);

/**
 * Takes the MPEG Layer III sound out of a file: its whole frames, without tags, empty bytes and the
 * little that players skip between them. Throws ApiError 415 with the reason for a file that is
 * something else, or whose rate changes on the way, where browsers stop.
 */
export function readMpegSound(bytes: Buffer): { bytes: Buffer; duration: number } {
  const frames: Buffer[] = [];
  let first: Frame | null = null;
  let [at, end, skipped, others] = [0, -1, 0, 0];
  while (at < bytes.length && !tagMarks.test(bytes.toString('latin1', at, at + 11))) {
    const frame = frameAt(bytes, at);
    // A frame alone may be chance: it follows one, or one follows it.
    const isSound =
      soundAt(bytes, at, frame) && (at === end || frameAt(bytes, at + frame.size) !== null);
    if (isSound) {
      first ??= frame;
      const isSame = frame.rate === first.rate && frame.isFirst === first.isFirst;
      if (isSame) frames.push(bytes.subarray(at, at + frame.size));
      else others += 1;
      at += frame.size;
      end = at;
      continue;
    }
    const aside = tagSize(bytes, at) || zerosAt(bytes, at);
    at += aside || 1;
    if (aside === 0) skipped += 1;
    if (skipped > bytes.length * maxSkipped + otherParts) throw refusedFormat(bytes);
  }
  if (others >= minFrames) throw refusedSound(texts.rateChanges);
  if (first === null || frames.length < minFrames) throw refusedFormat(bytes);
  const duration = (frames.length * (first.isFirst ? 1152 : 576)) / first.rate;
  return { bytes: Buffer.concat(frames), duration };
}
