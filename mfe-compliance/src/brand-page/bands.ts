/** Ends of the bands that carriers read a score by; the last reaches 100. */
const ends = [25, 50, 75, 101] as const;

/** A band of the scale: its first and last score. */
export interface Band {
  from: number;
  to: number;
}

/** The four bands of a vetting score, the lowest first. */
export const bands: readonly Band[] = ends.map((end, at) => ({
  from: ends[at - 1] ?? 0,
  to: end - 1,
}));

/** Whether a score lies in a band. */
export const isIn = ({ from, to }: Band, score: number): boolean => score >= from && score <= to;
