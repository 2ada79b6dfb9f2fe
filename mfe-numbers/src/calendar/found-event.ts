/** An event of a calendar file: whole days, or a time of them. */
export interface FoundEvent {
  readonly key: string;
  readonly name: string;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** When it begins on its first day and ends on its last, minutes since midnight: 0 and 1440. */
  readonly start: number;
  readonly end: number;
  readonly repeatsYearly: boolean;
}

/** Why an event of a file is no date. */
export type LeftOut = 'over' | 'cancelled' | 'unnamed' | 'momentary' | 'unfollowed' | 'unreadable';

export interface FoundEvents {
  /** Whole days first, in order, each once. */
  readonly events: readonly FoundEvent[];
  readonly leftOut: ReadonlyMap<LeftOut, number>;
}

export const minutesOfDay = 24 * 60;

export const isWholeDays = ({ start, end }: FoundEvent): boolean =>
  start === 0 && end === minutesOfDay;
