import type { ChildProcess, SpawnOptions } from 'node:child_process';

export type AsteriskProgram = 'asterisk' | 'sipp' | 'baresip';

/**
 * Runs a program of the system that Asterisk was found in.
 *
 * @param options.folder where it runs; the only folder of this machine that it is sure to see, under
 *   the same path
 * @returns the program itself: a signal to it reaches nothing in between
 */
export type RunProgram = (
  program: AsteriskProgram,
  args: readonly string[],
  options: Pick<SpawnOptions, 'stdio'> & { folder: string },
) => ChildProcess;

export interface Asterisk {
  /** Such as 22.10.1. */
  version: string;
  run: RunProgram;
}

/** Whether a telephone that transfers without a subscription ends it, and every call with it. */
export function endsByRefer(version: string): boolean;

/** An Asterisk that has these programs, or what is missing, in words for people. */
export function findAsterisk(
  programs?: readonly AsteriskProgram[],
): Promise<Asterisk | { lacks: string }>;
