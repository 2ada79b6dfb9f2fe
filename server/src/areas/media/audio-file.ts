import { t } from '@jackfield/texts';
import { open, readFile, stat } from 'node:fs/promises';
import { FilePathSource, Input, type InputAudioTrack, MP3, WAVE } from 'mediabunny';
import { ApiError } from '../../platform/errors.ts';
import { readMpegFrames } from './mpeg-frames.ts';
import { texts } from './texts.ts';

/** What a file is, found by reading it and not by its name. */
export interface AudioFile {
  readonly contentType: 'audio/wav' | 'audio/mpeg';
  /** Bytes. */
  readonly size: number;
  /** Seconds. */
  readonly duration: number;
}

/** Seconds of the longest file that is kept: an hour of hold music. */
const maxSeconds = 3600;
/** Sound around a room; callers hear one channel of it. */
const mostChannels = 8;
/** Samples a second: of the poorest telephone, and of studios. */
const lowestRate = 4000;
const highestRate = 192_000;
/** Fewer frames in a row may be chance inside a file that is something else. */
const minFrames = 3;
/** Share of a file that must be sound, tags in front left out. */
const minSound = 0.95;
/** Titles and the like, bytes. */
const otherParts = 4096;

function wrongType(): ApiError {
  return new ApiError('FILETYPE');
}

/** First bytes of a file. */
async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A wave file says how long it is; one that lies was cut, or carries something else. */
function isHonestWave(head: Buffer, size: number): boolean {
  return head.length === 12 && Math.abs(head.readUInt32LE(4) + 8 - size) <= 1;
}

/** Whether a player can do something with what the head of a file promises. */
function isPlayable({ numberOfChannels, sampleRate }: InputAudioTrack): boolean {
  const isHeard = numberOfChannels >= 1 && numberOfChannels <= mostChannels;
  return isHeard && sampleRate >= lowestRate && sampleRate <= highestRate;
}

async function isWaveSound(track: InputAudioTrack, path: string, size: number): Promise<boolean> {
  const { averageBitrate } = await track.computePacketStats();
  const sound = (averageBitrate * (await track.computeDuration())) / 8;
  return isHonestWave(await headOf(path), size) && sound >= size * minSound - otherParts;
}

/** The library looks for the next frame wherever it is; here each has to follow the one before. */
async function isMpegSound(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  const frames = readMpegFrames(bytes);
  if (frames === null || frames.count < minFrames) return false;
  return frames.size >= (bytes.length - frames.tags) * minSound - otherParts;
}

/**
 * Reads an uploaded file to its end and says what it is. Only sound that plays as WAV or MP3 from
 * start to end is let in, of at most one hour. Throws ApiError 415 for everything else.
 */
export async function inspectAudio(path: string): Promise<AudioFile> {
  const { size } = await stat(path);
  const input = new Input({ formats: [WAVE, MP3], source: new FilePathSource(path) });
  try {
    const track = await input.getPrimaryAudioTrack();
    const isWave = (await input.getMimeType()).startsWith('audio/wav');
    if (track === null || track.codec === null || !isPlayable(track)) throw wrongType();
    const isSound = isWave ? isWaveSound(track, path, size) : isMpegSound(path);
    if (!(await isSound)) throw wrongType();
    const duration = await track.computeDuration();
    if (duration > maxSeconds) {
      throw new ApiError('FILETOOLARGE', { message: t(texts.tooLongFile) });
    }
    const contentType = isWave ? 'audio/wav' : 'audio/mpeg';
    return { contentType, size, duration };
  } catch (error) {
    throw error instanceof ApiError ? error : wrongType();
  } finally {
    input.dispose();
  }
}
