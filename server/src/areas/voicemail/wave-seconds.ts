import { ApiError } from '../../platform/errors.ts';

const headBytes = 44;
const bytesASecond = 16_000;

/** Seconds of a WAV of one channel and 16 bits at 8 kHz. Throws ApiError 415 for everything else. */
export function waveSeconds(wave: Buffer): number {
  const isWave =
    wave.length > headBytes &&
    wave.toString('latin1', 0, 4) === 'RIFF' &&
    wave.toString('latin1', 8, 16) === 'WAVEfmt ' &&
    wave.readUInt16LE(22) === 1 &&
    wave.readUInt32LE(28) === bytesASecond &&
    wave.readUInt32LE(40) === wave.length - headBytes;
  if (!isWave) throw new ApiError('FILETYPE');
  return Math.round((wave.length - headBytes) / bytesASecond);
}
