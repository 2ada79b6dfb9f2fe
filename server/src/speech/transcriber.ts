/** A piece of what was said, with the blanks and marks that follow it. */
export interface SaidWord {
  readonly text: string;
  /** Seconds from the beginning of the sound. */
  readonly at: number;
  /** False where the engine rather guessed. */
  readonly isSure: boolean;
}

/** Writes down what is said in a sound (MSG-05). */
export interface Transcriber {
  /**
   * @param wave WAV of one channel and 16 bits at 8 kHz
   * @returns words in their order, none where nothing was said
   * @throws Error when the engine does not answer as it should
   */
  transcribe(wave: Buffer): Promise<SaidWord[]>;
}
