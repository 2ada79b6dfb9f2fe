import { play } from '../sound/play.ts';

/** Pitches of a North American telephone, in hertz, and how long it rings and is silent, in seconds. */
const pitches = [440, 480];
const rings = 2;
const pauses = 4;

/** As loud as a phone that wants to be heard, and as the ringing of another one. */
export type Loudness = 'here' | 'there';
const gains: Readonly<Record<Loudness, number>> = { here: 0.1, there: 0.03 };

/**
 * Rings until the answer is called. A browser in which nobody has pressed anything yet lets no page
 * make a sound.
 */
export function ring(where: Loudness): () => void {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 0 });
  const sound = context.createMediaStreamDestination();
  volume.connect(sound);
  for (const frequency of pitches) {
    const pitch = new OscillatorNode(context, { frequency });
    pitch.connect(volume);
    pitch.start();
  }
  const once = () => {
    volume.gain.setValueAtTime(gains[where], context.currentTime);
    volume.gain.setValueAtTime(0, context.currentTime + rings);
  };
  once();
  const silence = play(sound.stream, 'ringer');
  const timer = setInterval(once, (rings + pauses) * 1000);
  return () => {
    clearInterval(timer);
    silence();
    void context.close();
  };
}
