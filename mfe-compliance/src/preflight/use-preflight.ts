import type { Finding, Preflight } from '@jackfield/compliance';
import { openBlocks } from '@jackfield/compliance';
import type { Override } from '@jackfield/contract/api/submission';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { stepOf } from '@jackfield/records/steps-page';
import type { StepsFlow } from '@jackfield/records/steps-page';
import type { PreflightState } from './preflight-state.ts';
import { type ShownFinding, shownFindings } from './shown.ts';
import { useFindingKeys } from './use-finding-keys.ts';

/** The control of a form that has a name, or the first below it (`sampleMessages.0`), where it is on the screen. */
const controlOf = (path: string): HTMLInputElement | HTMLTextAreaElement | null =>
  document.querySelector(
    `:is(input, textarea):is([name="${CSS.escape(path)}"], [name^="${CSS.escape(path)}."])`,
  );

/**
 * Writes a text into a control as if it were typed, so that Ctrl+Z takes it back; false where the
 * browser does not. There is no other way to write into a browser's own history of a field.
 */
function fillIn(control: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
  control.focus();
  control.select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing has taken its place
  const isDone = document.execCommand?.('insertText', false, text) ?? false;
  return isDone && control.value === text;
}

interface PreflightOptions<Values extends FieldValues> {
  result: Preflight;
  form: UseFormReturn<Values>;
  flow: StepsFlow;
  /** The record was complete before: nothing waits for a field to be left. */
  isComplete: boolean;
  /** Reasons that were given when it was sent before. */
  given?: readonly Override[];
  /** The path in the form of a member that pre-flight names otherwise. */
  pathOf?: (field: string) => string;
}

const same = (field: string) => field;

/** Pre-flight of a form in steps: what is found, how it is shown, and what can be done about it. */
export function usePreflight<Values extends FieldValues>(
  options: PreflightOptions<Values>,
): PreflightState {
  const { result, form, flow, isComplete, given = [], pathOf = same } = options;
  const [reasons, setReasons] = useState<readonly Override[]>(() =>
    given.map(({ code, reason }) => ({ code, reason })),
  );
  const { touchedFields, isDirty } = form.formState;
  const { here, isLast } = flow;
  const stepAt = (field: string) => stepOf(flow.steps, pathOf(field));
  const isLeft = (field: string) => {
    if (isComplete || isLast) return true;
    const step = stepAt(field);
    if (step !== null && step !== here && flow.stateOf(step) !== 'ahead') return true;
    return Boolean(get(touchedFields, pathOf(field)));
  };
  const shown = shownFindings(result, { overrides: reasons, isLeft });

  /** The field that takes the focus once its step is open, which may take several renders. */
  const wanted = useRef<{ step: string; path: string } | null>(null);
  const focus = (path: string) => {
    const control = controlOf(path);
    if (control) control.focus();
    else form.setFocus(path as Path<Values>);
  };
  useEffect(() => {
    if (wanted.current?.step !== here) return;
    focus(wanted.current.path);
    wanted.current = null;
  });
  const go = ({ field }: Pick<Finding, 'field'>) => {
    const step = stepAt(field);
    if (step === null || step === here) return focus(pathOf(field));
    wanted.current = { step, path: pathOf(field) };
    flow.goTo(step);
  };

  /** What fixes replaced that the browser does not take back itself. */
  const replaced = useRef<{ path: string; value: unknown }[]>([]);
  const put = (path: string, value: unknown) =>
    form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const fill = (field: string, value: string | boolean) => {
    const path = pathOf(field);
    const control = controlOf(path);
    if (typeof value === 'string' && control && fillIn(control, value)) return;
    replaced.current.push({ path, value: form.getValues(path as Path<Values>) });
    put(path, value);
  };
  const fix = ({ fix: wantedFix }: Pick<Finding, 'fix'>) => {
    if (wantedFix) fill(wantedFix.field, wantedFix.value);
  };
  const undo = () => {
    const last = replaced.current.pop();
    if (last) put(last.path, last.value);
    return last !== undefined;
  };

  const overridden = useMemo(
    () => reasons.filter(({ code }) => result.findings.some((one) => one.code === code)),
    [reasons, result],
  );
  const state: PreflightState = {
    shown,
    passed: result.passed,
    passes: result.passes,
    total: result.total,
    isBegun: isComplete || isDirty || flow.at > 0 || Object.keys(touchedFields).length > 0,
    overrides: overridden,
    open: openBlocks(result, reasons).length,
    isHere: (field) => stepAt(field) === here,
    fill,
    fix,
    go,
    override: (code, reason) =>
      setReasons((before) => [...before.filter((one) => one.code !== code), { code, reason }]),
    withdraw: (code) => setReasons((before) => before.filter((one) => one.code !== code)),
  };
  useFindingKeys({ findings: shown.filter(isWalked), go, fix, undo, pathOf });
  return state;
}

const isWalked = ({ state }: ShownFinding) => state !== 'overridden';
