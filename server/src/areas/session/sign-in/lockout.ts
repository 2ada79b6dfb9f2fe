/** 10 failures in 15 minutes block for 15 minutes (OP-43). */
export const lockout = { failures: 10, window: 15 * 60_000, block: 15 * 60_000 } as const;

/** From this many failures on, sign-in asks for the captcha where one is configured (OP-41). */
export const failuresBeforeCaptcha = 3;

/** Failed sign-ins under one key: a person, an unknown address, a network address, a device. */
export interface FailureCount {
  count: number;
  since: Date;
  lockedUntil: Date | null;
}

/** Seconds that the key stays locked, 0 when it is not. */
export function lockedFor(failures: FailureCount | null, now: Date): number {
  const until = failures?.lockedUntil?.getTime() ?? 0;
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}

/** Failures that still count; older ones than the window are forgotten. */
export function failuresNow(failures: FailureCount | null, now: Date): number {
  if (failures === null || isOver(failures, now)) return 0;
  return failures.count;
}

/** The count after one more failure. */
export function countFailure(failures: FailureCount | null, now: Date): FailureCount {
  const before =
    failures === null || isOver(failures, now)
      ? { count: 0, since: now, lockedUntil: null }
      : failures;
  const count = before.count + 1;
  const locks = count >= lockout.failures;
  return {
    count,
    since: before.since,
    lockedUntil: locks ? new Date(now.getTime() + lockout.block) : before.lockedUntil,
  };
}

function isOver(failures: FailureCount, now: Date): boolean {
  if (failures.lockedUntil !== null) return failures.lockedUntil.getTime() <= now.getTime();
  return now.getTime() - failures.since.getTime() > lockout.window;
}
