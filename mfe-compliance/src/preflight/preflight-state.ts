import { createContext, useContext } from 'react';
import type { Passed } from '@jackfield/compliance';
import type { Override } from '@jackfield/contract/api/submission';
import type { ShownFinding } from './shown.ts';

/** What the parts of a form in steps know of its pre-flight. */
export interface PreflightState {
  readonly shown: readonly ShownFinding[];
  readonly passed: readonly Passed[];
  readonly passes: number;
  readonly total: number;
  /** Something was filled in or read; before, what passes is no news. */
  readonly isBegun: boolean;
  /** Overrides of what is still found. */
  readonly overrides: readonly Override[];
  /** Blocks without a reason to send them anyway. */
  readonly open: number;
  /** Whether a field belongs to the open step. */
  isHere(field: string): boolean;
  /** Writes into a field so that it can be taken back. */
  fill(field: string, value: string | boolean): void;
  /** Fills in what the finding offers. */
  fix(finding: ShownFinding): void;
  /** Opens the field of a finding. */
  go(finding: ShownFinding): void;
  override(code: string, reason: string): void;
  withdraw(code: string): void;
}

const Context = createContext<PreflightState | null>(null);

export const PreflightProvider = Context.Provider;

const none: readonly ShownFinding[] = [];

/** Findings of one field; none where nothing is checked. */
export function useFieldFindings(field: string): readonly ShownFinding[] {
  const state = useContext(Context);
  return state?.shown.filter((one) => one.field === field && one.state !== 'todo') ?? none;
}

/** The pre-flight of the form around; null where nothing is checked. */
export const usePreflightState = (): PreflightState | null => useContext(Context);
