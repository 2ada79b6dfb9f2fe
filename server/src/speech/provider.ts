/** Voices that a person may choose (ENT-22). */
export type Gender = 'male' | 'female';

/** What is said, and how. */
export interface Speech {
  readonly text: string;
  /** For example en-US; the first part decides where a region has no voice of its own. */
  readonly languageCode: string;
  readonly gender: Gender;
}

/**
 * Turns text into sound (OP-90). `speak` answers a WAV of 8 kHz, 16 bits, one channel, and throws
 * ApiError 503 PROVIDERUNAVAILABLE when it cannot.
 */
export interface SpeechProvider {
  /** Whether texts can be spoken here; false where the optional engine is not installed. */
  readonly isAvailable: boolean;
  speak(speech: Speech): Promise<Buffer>;
}
