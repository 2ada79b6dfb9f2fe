import * as v from 'valibot';
import { synthesize } from './engine.ts';
import { resample, waveOf } from './wave.ts';

/** Telephones carry no more. */
const rate = 8000;
const orderSchema = v.object({ text: v.string(), voice: v.string() });

/** Says one text and ends: what the engine holds is gone with its process. */
process.once('message', async (message: unknown) => {
  const { text, voice } = v.parse(orderSchema, message);
  const spoken = await synthesize(text, voice);
  const wave = waveOf(resample(spoken.samples, spoken.rate, rate), rate);
  process.send?.(wave, () => process.exit(0));
});
