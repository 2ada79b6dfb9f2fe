import { AudioSampleSink, BufferSource, Input, WAVE } from 'mediabunny';
import { MPEGDecoder } from 'mpg123-decoder';

/** Sound of one channel. */
export interface Samples {
  readonly samples: Int16Array;
  /** Samples a second. */
  readonly rate: number;
}

/** Bytes that are decoded at once: an hour of sound fits no memory as it comes out. */
const atOnce = 65_536;

/** Several channels as one, as telephones carry it. */
function mixed(channels: readonly Float32Array[]): Int16Array {
  const [first = new Float32Array()] = channels;
  return Int16Array.from(first, (_, at) => {
    const sum = channels.reduce((all, channel) => all + (channel[at] ?? 0), 0);
    return Math.round(Math.max(-1, Math.min(1, sum / channels.length)) * 32_767);
  });
}

function joined(parts: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function decodeMpeg(bytes: Buffer): Promise<Samples> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const parts: Int16Array[] = [];
  let rate = 0;
  for (let at = 0; at < bytes.length; at += atOnce) {
    const found = decoder.decode(bytes.subarray(at, at + atOnce));
    if (found.samplesDecoded === 0) continue;
    rate = found.sampleRate;
    parts.push(mixed(found.channelData));
  }
  decoder.free();
  return { samples: joined(parts), rate };
}

async function decodeWave(bytes: Buffer): Promise<Samples> {
  const input = new Input({ formats: [WAVE], source: new BufferSource(bytes) });
  const track = await input.getPrimaryAudioTrack();
  if (track === null) throw new Error('The file has no sound.');
  const parts: Int16Array[] = [];
  for await (const sample of new AudioSampleSink(track).samples()) {
    const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
      const plane = new Float32Array(sample.numberOfFrames);
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
      return plane;
    });
    sample.close();
    parts.push(mixed(channels));
  }
  return { samples: joined(parts), rate: track.sampleRate };
}

/** The sound of a WAV or MP3 file. Throws for what holds none. */
export async function decodeSound(bytes: Buffer, contentType: string): Promise<Samples> {
  const sound = await (contentType === 'audio/mpeg' ? decodeMpeg(bytes) : decodeWave(bytes));
  if (sound.samples.length === 0) throw new Error('The file has no sound.');
  return sound;
}
