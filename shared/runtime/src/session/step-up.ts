import { atom } from 'jotai';
import { store } from '../store/store.ts';

/** Somebody is asked to show the second step again; calls wait for it. */
export interface StepUpQuestion {
  /** Ends the question; the calls that wait go on when it was shown. */
  settle(isShown: boolean): void;
}

/** The question on the screen; the host shows it. */
export const stepUpAtom = atom<StepUpQuestion | null>(null);

let asked: Promise<boolean> | null = null;

/** Asks once for all calls that want it at the same time. */
export function askStepUp(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    const settle = (isShown: boolean) => {
      asked = null;
      store.set(stepUpAtom, null);
      resolve(isShown);
    };
    store.set(stepUpAtom, { settle });
  });
  return asked;
}
