const reach = 16;

/** Weight of a sample so many steps away: a sinc through a Hann window. */
function weight(distance: number, cutoff: number): number {
  const x = Math.PI * distance * cutoff;
  const sinc = distance === 0 ? 1 : Math.sin(x) / x;
  return cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach));
}

/** Samples at a lower rate, without the tones that the lower rate cannot carry. */
export function resample(samples: Int16Array, from: number, to: number): Int16Array {
  const step = from / to;
  const cutoff = Math.min(1, to / from);
  const result = new Int16Array(Math.floor(samples.length / step));
  for (let index = 0; index < result.length; index += 1) {
    const center = index * step;
    let sum = 0;
    const last = Math.min(samples.length - 1, Math.floor(center + reach));
    for (let at = Math.max(0, Math.ceil(center - reach)); at <= last; at += 1) {
      sum += (samples[at] ?? 0) * weight(at - center, cutoff);
    }
    result[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }
  return result;
}

/** How the samples of a WAV are written down. */
export interface WaveFormat {
  /** 1 for whole numbers, 3 for floats, 6 and 7 for A-law and mu-law (RFC 2361). */
  readonly code: number;
  readonly channels: number;
  /** Samples a second. */
  readonly rate: number;
  /** Bytes of a sample of one channel. */
  readonly width: number;
}

/** The header of 44 bytes that every player knows, for so many bytes of sound. */
export function waveHead({ code, channels, rate, width }: WaveFormat, size: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(code, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * channels * width, 28);
  head.writeUInt16LE(channels * width, 32);
  head.writeUInt16LE(width * 8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(size, 40);
  return head;
}

/** A WAV of one channel and 16 bits. */
export function waveOf(samples: Int16Array, rate: number): Buffer {
  const data = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const head = waveHead({ code: 1, channels: 1, rate, width: 2 }, data.length);
  return Buffer.concat([head, data]);
}
