import { t } from '@jackfield/texts';
import { ApiError } from '../../platform/errors.ts';
import { readMpegSound, tagSize } from './mpeg-frames.ts';
import { refusedSound } from './refused-sound.ts';
import { texts } from './texts.ts';
import { readWave } from './wave-file.ts';

/** Sound as it is kept, found by reading a file and not by its name. */
export interface AudioFile {
  readonly contentType: 'audio/wav' | 'audio/mpeg';
  /** The sound alone, as browsers and telephones play it: titles, pictures and places stay out. */
  readonly bytes: Buffer;
  /** Seconds. */
  readonly duration: number;
}

/** Seconds of the longest file that is kept: an hour of hold music. */
const maxSeconds = 3600;

function soundOf(bytes: Buffer): AudioFile {
  const wave = readWave(bytes.subarray(tagSize(bytes, 0)));
  if (wave?.isMpeg === false) return { ...wave, contentType: 'audio/wav' };
  return { ...readMpegSound(wave?.bytes ?? bytes), contentType: 'audio/mpeg' };
}

/**
 * Reads an uploaded file to its end: what a browser plays from start to end is taken, whatever its
 * header says of its length. Throws ApiError 415 for everything else, with the reason in words, and
 * 413 for more than an hour.
 */
export function readAudio(file: Buffer): AudioFile {
  if (file.length === 0) throw refusedSound(texts.noSound);
  const { contentType, bytes, duration } = soundOf(file);
  if (duration > maxSeconds) throw new ApiError('FILETOOLARGE', { message: t(texts.tooLongFile) });
  return { contentType, bytes, duration };
}
