/** Samples a second of the built-in hold music: twice what a telephone carries. */
export const holdRate = 16_000;
/** Seconds of a bar, and how many the loop has. */
const bar = 3;
const bars = 8;

/** Chords of the loop as semitones from middle C: one a bar, the root first. */
const chords = [
  [0, 4, 7, 11],
  [-3, 0, 4, 7],
  [-7, 0, 5, 9],
  [-5, 2, 5, 11],
  [-8, -1, 4, 7],
  [-3, 0, 4, 9],
  [-10, 0, 2, 5],
  [-5, -1, 5, 7],
] as const;

/** Notes of a chord in the order in which they are plucked, and the melody above them. */
const pattern = [0, 2, 3, 1, 2, 3, 1, 2] as const;
const melody = [16, 14, 12, 11, 12, 9, 14, 12] as const;

const frequency = (semitones: number) => 261.63 * 2 ** (semitones / 12);

interface Note {
  /** Seconds from the start of the loop. */
  readonly start: number;
  readonly length: number;
  readonly semitones: number;
  readonly level: number;
  /** Seconds until the note is at its loudest. */
  readonly attack: number;
}

function notesOf(chord: readonly number[], at: number): Note[] {
  const start = at * bar;
  const soft = chord.map((semitones) => ({
    start,
    length: bar * 1.3,
    semitones,
    level: 0.045,
    attack: 0.8,
  }));
  const plucked = pattern.map((degree, step) => ({
    start: start + (step * bar) / pattern.length,
    length: 1.8,
    semitones: (chord[degree] ?? 0) + 12,
    level: step % 4 === 0 ? 0.11 : 0.075,
    attack: 0.006,
  }));
  const bass = { start, length: bar, semitones: (chord[0] ?? 0) - 24, level: 0.16, attack: 0.02 };
  const tune = { start: start + bar / 4, length: 2.4, level: 0.1, attack: 0.03 };
  return [...soft, ...plucked, bass, { ...tune, semitones: melody[at] ?? 12 }];
}

/** Adds a note to the loop; what rings on past its end rings at its start. */
function add(loop: Float64Array, { start, length, semitones, level, attack }: Note): void {
  const turn = (2 * Math.PI * frequency(semitones)) / holdRate;
  const first = Math.round(start * holdRate);
  const count = Math.round(length * holdRate);
  for (let index = 0; index < count; index += 1) {
    const seconds = index / holdRate;
    const rise = Math.min(1, seconds / attack);
    const fall = Math.exp((-3 * seconds) / length) * Math.min(1, (count - index) / 800);
    const tone =
      Math.sin(turn * index) +
      0.35 * Math.exp(-4 * seconds) * Math.sin(2 * turn * index) +
      0.12 * Math.exp(-9 * seconds) * Math.sin(3 * turn * index);
    const place = (first + index) % loop.length;
    loop[place] = (loop[place] ?? 0) + level * rise * fall * tone;
  }
}

/**
 * The built-in hold music (MEDIA-20): a quiet progression that goes on without a seam where it
 * starts again.
 */
export function holdTrack(): Int16Array {
  const loop = new Float64Array(bars * bar * holdRate);
  for (const [at, chord] of chords.entries()) {
    for (const note of notesOf(chord, at)) add(loop, note);
  }
  const loudest = loop.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return Int16Array.from(loop, (sample) => Math.round((sample / loudest) * 20_000));
}
