/**
 * Why a call has no microphone. `microphone`: the browser may not use it; `noMicrophone`: there is none;
 * `microphoneBusy`: another program has it.
 */
export type MicrophoneEnd = 'microphone' | 'noMicrophone' | 'microphoneBusy';

const ends: Readonly<Record<string, MicrophoneEnd>> = {
  NotFoundError: 'noMicrophone',
  OverconstrainedError: 'noMicrophone',
  NotReadableError: 'microphoneBusy',
  AbortError: 'microphoneBusy',
};

/** Reads the browser's error, as it was asked for a microphone. */
export function microphoneEnd(error: unknown): MicrophoneEnd {
  return ends[(error as DOMException).name] ?? 'microphone';
}
