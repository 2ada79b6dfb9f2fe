import { type WaveFormat, waveHead } from '../../speech/wave.ts';
import { refusedSound } from './refused-sound.ts';
import { texts } from './texts.ts';

/** Sound around a room; callers hear one channel of it. */
const mostChannels = 8;
/** Samples a second: of the poorest telephone, and of studios. */
const lowestRate = 4000;
const highestRate = 192_000;
/** Seconds below which nobody hears anything. */
const shortest = 0.05;
/** Share of the sound that a header promises which has to be there. */
const minPresent = 0.95;
/** Sizes from here on stand for "until the end", as programs write that cannot go back to correct them. */
const openEnd = 0x7f_ff_00_00;

/** Ways to write down samples, by the number that a header names them with (RFC 2361). */
const formats = { pcm: 1, float: 3, aLaw: 6, muLaw: 7, mpegLayerThree: 0x55, extensible: 0xff_fe };
const otherFormats: Readonly<Record<number, string>> = {
  0x02: 'Microsoft ADPCM',
  0x11: 'IMA ADPCM',
  0x31: 'GSM 6.10',
  0x40: 'G.721',
  0x42: 'G.723.1',
  0x45: 'G.726',
  0x50: 'MPEG Layer II',
  0x64: 'G.726',
  0x65: 'G.722',
  0x83: 'G.729',
  0xff: 'AAC',
  0x1_61: 'WMA',
  0x2_8f: 'G.722',
};

/** Sound of a WAV: a file that any player plays to its end, or the MP3 that lay inside. */
export type WaveSound =
  | { readonly isMpeg: true; readonly bytes: Buffer }
  | { readonly isMpeg: false; readonly bytes: Buffer; readonly duration: number };

interface Chunks {
  readonly format: Buffer | undefined;
  readonly sound: Buffer | undefined;
  /** Bytes of sound that the header promises; null where it goes on until the end. */
  readonly promised: number | null;
}

/** Format and sound of a WAV, whatever the file says of its own length. */
function chunksOf(bytes: Buffer): Chunks {
  let format: Buffer | undefined;
  let longSize: number | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const id = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + 8);
    if (id === 'data') {
      const isOpen = longSize === undefined && (size === 0 || size >= openEnd);
      const promised = isOpen ? null : (longSize ?? size);
      return { format, sound: content.subarray(0, promised ?? content.length), promised };
    }
    if (id === 'fmt ') format = content.subarray(0, size);
    if (id === 'ds64' && content.length >= 16) longSize = Number(content.readBigUInt64LE(8));
    at += 8 + size + (size & 1);
  }
  return { format, sound: undefined, promised: null };
}

function formatOf(chunk: Buffer): WaveFormat {
  const code = chunk.readUInt16LE(0);
  const isExtensible = code === formats.extensible && chunk.length >= 26;
  return {
    code: isExtensible ? chunk.readUInt16LE(24) : code,
    channels: chunk.readUInt16LE(2),
    rate: chunk.readUInt32LE(4),
    width: Math.ceil(chunk.readUInt16LE(14) / 8),
  };
}

/** Numbers of 64 bits as those of 32, which browsers play and nobody tells apart. */
function shortFloats(sound: Buffer): Buffer {
  const short = Buffer.alloc(Math.floor(sound.length / 8) * 4);
  for (let at = 0; at < short.length; at += 4) {
    short.writeFloatLE(Math.fround(sound.readDoubleLE(at * 2)), at);
  }
  return short;
}

function isPlayed({ code, width }: WaveFormat): boolean {
  if (code === formats.pcm) return width >= 1 && width <= 4;
  if (code === formats.float) return width === 4 || width === 8;
  return (code === formats.aLaw || code === formats.muLaw) && width === 1;
}

/**
 * Reads a WAV by what it holds; null for a file that is none. The sound gets a new header, so that
 * neither a wrong length nor anything beside the sound is kept. Throws ApiError 415 with the reason
 * for sound that browsers do not play, and for a file of which a part is missing.
 */
export function readWave(bytes: Buffer): WaveSound | null {
  const isWave = /^(RIFF|RF64|BW64)[\s\S]{4}WAVE/.test(bytes.toString('latin1', 0, 12));
  if (!isWave) return null;
  const { format: chunk, sound, promised } = chunksOf(bytes);
  if (!chunk || chunk.length < 16 || !sound) throw refusedSound(texts.notSound);
  const format = formatOf(chunk);
  const { code, channels, rate } = format;
  const isWhole = promised === null || sound.length >= promised * minPresent;
  if (!isWhole) throw refusedSound(texts.cutFile);
  if (code === formats.mpegLayerThree) return { isMpeg: true, bytes: sound };
  if (!isPlayed(format)) {
    const other = otherFormats[code];
    throw other === undefined
      ? refusedSound(texts.notSound)
      : refusedSound(texts.waveFormat, { format: other });
  }
  if (channels < 1 || channels > mostChannels || rate < lowestRate || rate > highestRate) {
    throw refusedSound(texts.unusualWave);
  }
  const isLong = format.width === 8;
  const kept = { ...format, width: isLong ? 4 : format.width };
  const frame = kept.width * channels;
  const samples = isLong ? shortFloats(sound) : sound;
  const whole = samples.subarray(0, Math.floor(samples.length / frame) * frame);
  const duration = whole.length / (frame * rate);
  if (duration < shortest) throw refusedSound(texts.noSound);
  return {
    isMpeg: false,
    bytes: Buffer.concat([waveHead(kept, whole.length), whole]),
    duration,
  };
}
