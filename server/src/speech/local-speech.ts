import { createChildWork } from '../platform/child-work.ts';
import { ApiError } from '../platform/errors.ts';
import { hasEngine } from './engine.ts';
import type { Speech, SpeechProvider } from './provider.ts';
import { voiceOf } from './voice.ts';

const program = new URL('./speech-process.ts', import.meta.url);
const limits = { longest: 30_000, maxWaiting: 16 };

function unavailable(): ApiError {
  return new ApiError('PROVIDERUNAVAILABLE', { retryAfter: 30 });
}

/** Marks of the engine's own languages, which would be obeyed instead of spoken. */
function plain(text: string): string {
  return text.replaceAll(/[<>]/g, ' ').replaceAll('[[', '[');
}

/**
 * Speech by an engine on this computer, in a process of its own, so that long texts hold nobody up;
 * one text at a time.
 */
export function createLocalSpeech(): SpeechProvider {
  const isAvailable = hasEngine();
  const work = createChildWork(program, limits);
  return {
    isAvailable,
    async speak({ text, languageCode, gender }: Speech) {
      const voice = voiceOf(languageCode, gender);
      if (!isAvailable || voice === null) throw unavailable();
      const wave = await work({ text: plain(text), voice });
      if (wave === null) throw unavailable();
      return wave;
    },
  };
}
