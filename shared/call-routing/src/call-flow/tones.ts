/** Pitches of a North American telephone that rings, in hertz, and its seconds of tone and of silence. */
const ringing = { pitches: [440, 480], on: 2, off: 4 };
/** After it callers speak. */
const beep = { pitches: [1000], on: 0.4, off: Infinity };
const loudness = 0.05;

/** Tones again and again, as an exchange makes them; what it returns ends them. */
function play({ pitches, on, off }: typeof ringing): () => void {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 0 });
  volume.connect(context.destination);
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
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/** What a caller hears while a telephone rings. */
export const playRinging = (): (() => void) => play(ringing);

export const playBeep = (): (() => void) => play(beep);
