import {
  pointerSchema,
  type ReleaseMove,
  type ReleasePointer,
} from '@jackfield/contract/api/release';
import { ApiFailure } from '@jackfield/runtime';
import { useState } from 'react';
import * as v from 'valibot';
import { lastMove } from '../api/moves.ts';
import { cachePointer } from '../api/pointers.ts';

/** What somebody else did to the pointer while a dialog was open. */
export interface Overtaken {
  /** The move that came in between; null when the history could not be read. */
  move: ReleaseMove | null;
}

interface MoveState {
  pointer: ReleasePointer;
  isBusy: boolean;
  failure: unknown;
  overtaken: Overtaken | null;
}

const currentOf = (error: unknown): ReleasePointer | null => {
  if (!(error instanceof ApiFailure) || error.status !== 412) return null;
  const read = v.safeParse(pointerSchema, error.current);
  return read.success ? read.output : null;
};

/**
 * Moves a pointer as it was when the dialog opened. When somebody else was faster (412), the
 * dialog goes on with the pointer as it is now and says what happened; nothing typed is lost.
 */
export function useMove(
  opened: ReleasePointer,
  onDone: (now: ReleasePointer, before: ReleasePointer) => void,
) {
  const [state, setState] = useState<MoveState>({
    pointer: opened,
    isBusy: false,
    failure: null,
    overtaken: null,
  });

  async function fail(error: unknown): Promise<void> {
    const current = currentOf(error);
    if (!current) return setState((known) => ({ ...known, isBusy: false, failure: error }));
    cachePointer(current);
    const move = await lastMove(current).catch(() => undefined);
    setState({ pointer: current, isBusy: false, failure: null, overtaken: { move: move ?? null } });
  }

  async function run(send: (pointer: ReleasePointer) => Promise<ReleasePointer>): Promise<void> {
    if (state.isBusy) return;
    setState((known) => ({ ...known, isBusy: true, failure: null }));
    try {
      const now = await send(state.pointer);
      cachePointer(now);
      onDone(now, state.pointer);
    } catch (error) {
      await fail(error);
    }
  }

  return { ...state, run };
}
