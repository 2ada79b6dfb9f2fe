/** What is measured of a call at one moment; counts begin with the call. */
export interface Sample {
  /** Milliseconds of any clock. */
  readonly at: number;
  /** Packets of sound that came, and that did not. */
  readonly came: number;
  readonly missed: number;
  /** How unevenly they came, in milliseconds. */
  readonly jitter: number;
  /** Packets of sound that were sent. */
  readonly sent: number;
  /** What the other end said last of what reaches it; null before it says anything. */
  readonly told: {
    /** When it did, in milliseconds of any clock. */
    readonly at: number;
    /** Parts of 1 that were lost since it said so before. */
    readonly loss: number;
    /** Milliseconds. */
    readonly jitter: number;
  } | null;
  /** Milliseconds there and back; null where it is not known. */
  readonly roundTrip: number | null;
}

/**
 * What is wrong with a call. `unheard`: nothing comes; `unsaid`: nothing goes, or nothing tells that it
 * arrives; `hearsLoss`, `saysLoss`: a part of what they or we say is lost; `uneven`; `slow`: a long delay.
 */
export type Cause = 'unheard' | 'unsaid' | 'hearsLoss' | 'saysLoss' | 'uneven' | 'slow';

/** How well a call is heard on both sides (CALL-16). */
export interface Quality {
  /** `unknown` until there is enough to tell. */
  readonly verdict: 'unknown' | 'good' | Cause;
  /** Percent that are lost on the way here and there; null where it is not known. */
  readonly hearsLoss: number | null;
  readonly saysLoss: number | null;
  /** Milliseconds by which sound comes unevenly, the worse of both ways. */
  readonly jitter: number;
  readonly roundTrip: number | null;
}

/** Milliseconds that are looked at: two reports of the other end, of which one comes each 5 s. */
const looksAt = 12_000;
/** Milliseconds without a packet, and without a word of the other end, that mean something. */
const silentAfter = 4500;
const untoldAfter = 11_000;
/** From where on people notice: percent, and milliseconds. */
const noticed = { loss: 4, jitter: 60, roundTrip: 500 };
/** Packets, of which 50 a second come, that are enough for a percentage. */
const enough = 100;

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length;
}

const percent = (part: number) => Math.round(part * 100);

/** Judges a call by its samples, the oldest first. */
export function qualityOf(all: readonly Sample[]): Quality {
  const last = all.at(-1);
  const samples = all.filter(({ at }) => last && last.at - at <= looksAt);
  const [first] = samples;
  if (!first || !last) {
    return { verdict: 'unknown', hearsLoss: null, saysLoss: null, jitter: 0, roundTrip: null };
  }
  const came = last.came - first.came;
  const missed = Math.max(0, last.missed - first.missed);
  const losses = samples.flatMap(({ told }) => (told ? [told.loss] : []));
  const saysLoss = mean(losses);
  const measured = {
    hearsLoss: came + missed < enough ? null : percent(missed / (came + missed)),
    saysLoss: saysLoss === null ? null : percent(saysLoss),
    jitter: Math.round(
      Math.max(
        mean(samples.map(({ jitter }) => jitter)) ?? 0,
        mean(samples.flatMap(({ told }) => (told ? [told.jitter] : []))) ?? 0,
      ),
    ),
    roundTrip: last.roundTrip === null ? null : Math.round(last.roundTrip),
  };
  return { ...measured, verdict: verdictOf(first, last, measured) };
}

function verdictOf(
  first: Sample,
  last: Sample,
  { hearsLoss, saysLoss, jitter, roundTrip }: Omit<Quality, 'verdict'>,
): Quality['verdict'] {
  const span = last.at - first.at;
  const isTold = last.told !== null && last.told.at !== first.told?.at;
  if (span >= silentAfter && last.came === first.came) return 'unheard';
  if (span >= silentAfter && last.sent === first.sent) return 'unsaid';
  if (span >= untoldAfter && !isTold) return 'unsaid';
  if ((hearsLoss ?? 0) >= noticed.loss) return 'hearsLoss';
  if ((saysLoss ?? 0) >= noticed.loss) return 'saysLoss';
  if (jitter >= noticed.jitter) return 'uneven';
  if ((roundTrip ?? 0) >= noticed.roundTrip) return 'slow';
  return hearsLoss === null || !isTold ? 'unknown' : 'good';
}
