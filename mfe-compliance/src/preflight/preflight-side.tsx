import type { ReactNode } from 'react';
import { CheckList } from './check-list.tsx';
import type { PreflightState } from './preflight-state.ts';
import { ScoreBar, ScoreRing } from './score.tsx';

interface PreflightSideProps {
  state: PreflightState;
  isLast: boolean;
  /** What else helps with the open step. */
  children?: ReactNode;
}

/** Beside the form: how far it is, what is found, and help. */
export function PreflightSide({ state, isLast, children }: PreflightSideProps) {
  return (
    <>
      {isLast ? <ScoreRing state={state} /> : <ScoreBar state={state} />}
      <CheckList state={state} isLast={isLast} />
      {children}
    </>
  );
}
