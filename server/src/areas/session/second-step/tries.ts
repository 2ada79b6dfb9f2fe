/** 5 wrong codes in 15 minutes refuse all of them for 15 minutes. */
const most = 5;
const window = 15 * 60_000;
const wait = 15 * 60_000;

interface Tries {
  wrong: number;
  wrong_since: Date | null;
  locked_until: Date | null;
}

/** Seconds until codes count again; 0 when they do. */
export function waitOf({ locked_until: until }: Tries, now: Date): number {
  return Math.max(0, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1000));
}

/** The count after one more wrong code. */
export function afterWrong(tries: Tries, now: Date): Tries {
  const since = tries.wrong_since;
  const isOver =
    since === null || tries.locked_until !== null || now.getTime() - since.getTime() > window;
  const wrong = isOver ? 1 : tries.wrong + 1;
  return {
    wrong,
    wrong_since: isOver ? now : since,
    locked_until: wrong >= most ? new Date(now.getTime() + wait) : null,
  };
}

/** The count after a right one. */
export const noTries: Tries = { wrong: 0, wrong_since: null, locked_until: null };
