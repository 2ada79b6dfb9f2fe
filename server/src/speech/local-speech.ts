import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../platform/errors.ts';
import { hasEngine } from './engine.ts';
import type { Speech, SpeechProvider } from './provider.ts';
import { voiceOf } from './voice.ts';

const program = fileURLToPath(new URL('./speech-process.ts', import.meta.url));
const longest = 30_000;
/** Texts that wait while another is spoken; more are refused at once. */
const maxWaiting = 16;

function unavailable(): ApiError {
  return new ApiError('PROVIDERUNAVAILABLE', { retryAfter: 30 });
}

/** Marks of the engine's own languages, which would be obeyed instead of spoken. */
function plain(text: string): string {
  return text.replaceAll(/[<>]/g, ' ').replaceAll('[[', '[');
}

function speakInProcess(text: string, voice: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { serialization: 'advanced', stdio: 'ignore', execArgv: [] });
    const timer = setTimeout(() => child.kill('SIGKILL'), longest);
    let wave: Buffer | null = null;
    child.once('message', (message) => {
      wave = Buffer.isBuffer(message) ? message : Buffer.from(message as unknown as Uint8Array);
    });
    child.once('error', () => reject(unavailable()));
    child.once('exit', () => {
      clearTimeout(timer);
      if (wave === null) reject(unavailable());
      else resolve(wave);
    });
    child.send({ text, voice });
  });
}

/**
 * Speech by an engine on this computer, in a process of its own, so that long texts hold nobody up;
 * one text at a time.
 */
export function createLocalSpeech(): SpeechProvider {
  const isAvailable = hasEngine();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    isAvailable,
    async speak({ text, languageCode, gender }: Speech) {
      const voice = voiceOf(languageCode, gender);
      if (!isAvailable || voice === null || waiting >= maxWaiting) throw unavailable();
      waiting += 1;
      const run = last.then(() => speakInProcess(plain(text), voice));
      last = run.catch(() => undefined);
      return run.finally(() => {
        waiting -= 1;
      });
    },
  };
}
