/** A tone of telephones, such as that of one that rings. */
export interface Tone {
  /** Hertz. */
  readonly pitches: readonly number[];
  /** Seconds of tone and of silence, in turns. */
  readonly on: number;
  readonly off: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

/** A North American telephone that rings. */
export const ringingTone: Omit<Tone, 'loudness'> = { pitches: [440, 480], on: 2, off: 4 };

/**
 * Makes a tone until it is ended. A browser in which nobody has pressed anything yet lets no page make
 * a sound.
 *
 * @param listen gets the sound and plays it, which is done until what it answers is called; presets to
 * the system's own device
 * @returns ends it
 */
export function playTone(
  { pitches, on, off, loudness }: Tone,
  listen?: (sound: MediaStream) => () => void,
): () => void {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 0 });
  const stream = listen && context.createMediaStreamDestination();
  volume.connect(stream ?? context.destination);
  for (const frequency of pitches) {
    const pitch = new OscillatorNode(context, { frequency });
    pitch.connect(volume);
    pitch.start();
  }
  const once = () => {
    volume.gain.setValueAtTime(loudness, context.currentTime);
    volume.gain.setValueAtTime(0, context.currentTime + on);
  };
  once();
  const timer = Number.isFinite(off) ? setInterval(once, (on + off) * 1000) : undefined;
  const silence = stream && listen?.(stream.stream);
  return () => {
    clearInterval(timer);
    silence?.();
    void context.close();
  };
}
