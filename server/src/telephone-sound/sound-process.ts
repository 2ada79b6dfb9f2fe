import * as v from 'valibot';
import { resample, waveOf } from '../speech/wave.ts';
import { decodeSound } from './decode.ts';

const orderSchema = v.object({
  bytes: v.instance(Uint8Array),
  contentType: v.string(),
  rate: v.number(),
});

/** Turns one file into a wave for telephones and ends: its memory is gone with its process. */
process.once('message', async (message: unknown) => {
  const { bytes, contentType, rate } = v.parse(orderSchema, message);
  const sound = await decodeSound(Buffer.from(bytes), contentType);
  const samples = sound.rate === rate ? sound.samples : resample(sound.samples, sound.rate, rate);
  process.send?.(waveOf(samples, rate), () => process.exit(0));
});
