import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

const packageName = '@echogarden/espeak-ng-emscripten';
const require = createRequire(import.meta.url);

interface Worker {
  set_voice(name: string): number;
  get_samplerate(): number;
  /** Calls back with pieces of sound; the last one is null. */
  synthesize(text: string, heard: (samples: Int16Array | null) => boolean): void;
}
interface Module {
  eSpeakNGWorker: new () => Worker;
}

const moduleSchema = v.object({ default: v.custom<() => Promise<Module>>(isFunction) });

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/** Whether the optional engine is installed. */
export function hasEngine(): boolean {
  try {
    require.resolve(packageName);
    return true;
  } catch {
    return false;
  }
}

/** Speaks a text at the engine's own rate. Blocks its process while it does. */
export async function synthesize(text: string, voice: string) {
  const loaded: unknown = await import(pathToFileURL(require.resolve(packageName)).href);
  const engine = await v.parse(moduleSchema, loaded).default();
  const worker = await new engine.eSpeakNGWorker();
  if (worker.set_voice(voice) !== 0) throw new Error(`The engine has no voice ${voice}.`);
  const pieces: Int16Array[] = [];
  worker.synthesize(text, (samples) => {
    if (samples !== null) pieces.push(samples);
    return false;
  });
  const samples = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { samples, rate: worker.get_samplerate() };
}
