import { expect, it } from 'vitest';
import { encodeWave, peaksOf } from './wave.ts';

it('[MEDIA-05] [OP-89] writes WAV, 16 bits, mono, 16 kHz', async () => {
  const bytes = await encodeWave(Float32Array.from([0, 0.5, -2]), 16_000).arrayBuffer();
  const view = new DataView(bytes);
  const text = (at: number) => String.fromCharCode(...new Uint8Array(bytes.slice(at, at + 4)));
  expect([text(0), text(8), text(36), bytes.byteLength]).toEqual(['RIFF', 'WAVE', 'data', 50]);
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([42, 6]);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([
    1, 16_000, 16,
  ]);
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([0, 16_384, -32_767]);
});

it('draws the loudest sample of each part', () => {
  expect(peaksOf(Float32Array.from([0, 0.25, -0.5, 0.1]), 2)).toEqual([0.5, 1]);
  expect(peaksOf(new Float32Array(4), 2)).toEqual([0, 0]);
});
