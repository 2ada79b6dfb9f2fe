/** What a finished command tells the shell. */
export const exitCodes = {
  done: 0,
  /** The portal, or the files, say no. */
  refused: 1,
  /** The portal is no longer as the files say. */
  drifted: 2,
  /** An admin has to approve the plan in the portal. */
  waits: 3,
  /** The command line was written wrongly (EX_USAGE). */
  usage: 64,
} as const;

/** A failure that its reader gets as one line, and the shell as a code. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.refused) {
    super(message);
    this.exitCode = exitCode;
  }
}
