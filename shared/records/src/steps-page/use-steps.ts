import { toNestErrors } from '@hookform/resolvers';
import { isSameValue } from '@jackfield/domain/same-value';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { faultsByStep, openStep, stepOf, type StepRule, type StepState } from './flow.ts';
import { useDraft } from './use-draft.ts';

/** What a server refused of a form: each value is refused until another one stands in its place. */
class Refusals {
  #known: readonly { path: string; message: string; value: unknown }[] = [];

  /** Takes messages by path for the values that were sent; they replace those of before. */
  take(messages: readonly (readonly [path: string, message: string])[], values: object): void {
    this.#known = messages.map(([path, message]) => ({ path, message, value: get(values, path) }));
  }

  /** Messages by path for values that were refused and are still the same. */
  of(values: object): [path: string, message: string][] {
    return this.#known
      .filter(({ path, value }) => isSameValue(get(values, path), value))
      .map(({ path, message }) => [path, message]);
  }
}

/** Name of the step in the address. */
const stepParam = 'step';

/** What a form of steps is about; the last step is the one that submits. */
export interface StepsOptions<Values extends FieldValues> {
  /** What is written, such as `brand.add`; the draft is kept under it for each person and account. */
  name: string;
  steps: readonly StepRule[];
  /** Rules of the input. */
  schema: v.GenericSchema<Values, unknown>;
  /** The same values without their rules: a draft may hold what is not right yet. */
  typed: v.GenericSchema<unknown, Values>;
  initial: Values;
  /** Version of the record that is corrected; left out for one that is new. */
  version?: number;
  /** Every step can be opened at once, as for a record that was complete before. */
  isComplete?: boolean;
  /** Steps that were gone through before, where what they hold is kept elsewhere too. */
  seen?: readonly string[];
}

/** A form in steps: step in the address, draft at every change, faults by step. */
export function useSteps<Values extends FieldValues>(options: StepsOptions<Values>) {
  const { name, steps, schema, typed, initial, version = 1, isComplete = false } = options;
  const last = steps.at(-1)?.id;
  const before = steps.filter(({ id }) => id !== last).map(({ id }) => id);
  const seenBefore = isComplete ? before : (options.seen ?? []);
  const draft = useDraft({ name, typed, initial, version, seen: seenBefore });
  const [seen, setSeen] = useState(draft.start.seen);
  const [tries, setTries] = useState(0);
  const [refusals] = useState(() => new Refusals());

  const check = (values: Values): Record<string, string> => {
    const faults: Record<string, string> = {};
    for (const issue of v.safeParse(schema, values).issues ?? []) {
      const path = v.getDotPath(issue);
      if (path !== null) faults[path] ??= issue.message;
    }
    for (const [path, message] of refusals.of(values)) faults[path] ??= message;
    return faults;
  };
  const resolver: Resolver<Values> = (values, _context, given) => {
    const faults = Object.entries(check(values));
    if (faults.length === 0) return { values, errors: {} };
    const errors = faults.map(([path, message]) => [path, { type: 'rule', message }]);
    return { values: {}, errors: toNestErrors<Values>(Object.fromEntries(errors), given) };
  };
  const form = useForm<Values>({
    defaultValues: draft.start.values as DefaultValues<Values>,
    resolver,
    mode: 'onTouched',
  });
  const values = useWatch({ control: form.control }) as Values;

  const told = errorPaths(form.formState.errors);
  const latest = useRef({ seen, keep: draft.keep, told });
  useEffect(() => {
    latest.current = { seen, keep: draft.keep, told };
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typedNow }) => {
          const { keep, seen: seenNow, told: toldNow } = latest.current;
          keep(typedNow, seenNow);
          // What was told before anybody left the field ends as soon as it is no longer true.
          if (toldNow.length > 0) void form.trigger(toldNow as Path<Values>[]);
        },
      }),
    [form],
  );

  const [params, setParams] = useSearchParams();
  const at = openStep(steps, params.get(stepParam), seen);
  const here = steps[at]?.id ?? '';
  const faults = faultsByStep(steps, Object.keys(check(values)));
  const shown = faultsByStep(steps, told);

  /** Opens a step; one that cannot be reached yet opens the first that can. */
  const goTo = (step: string) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      next.set(stepParam, step);
      next.delete('field');
      return next;
    });
  const pathsOf = (step: string) =>
    (steps.find(({ id }) => id === step)?.fields ?? []) as readonly Path<Values>[];
  const fail = async (step: string) => {
    if (step !== here) goTo(step);
    await form.trigger([...pathsOf(step)]);
    setTries((count) => count + 1);
  };

  return {
    form,
    values,
    steps,
    /** Index of the open step. */
    at,
    here,
    isLast: here === last,
    tries,
    savedAt: draft.savedAt,
    goTo,
    /** How a step stands. */
    stateOf(step: string): StepState {
      if (step === here) return 'here';
      if (!seen.includes(step)) return 'ahead';
      return faults[step] ? 'faulty' : 'done';
    },
    /** Faults of a step that are to be told: of the open one those in sight. */
    faultsOf: (step: string) =>
      (step === here ? shown[step] : seen.includes(step) ? faults[step] : 0) ?? 0,
    /** Whether a step can be opened. */
    isOpen: (step: string) => {
      const index = steps.findIndex(({ id }) => id === step);
      return openStep(steps, step, seen) === index;
    },
    /** Goes on where the open step has no faults, else shows them. */
    async next() {
      const following = steps[at + 1];
      if (!following) return;
      if (faults[here]) return fail(here);
      const now = seen.includes(here) ? seen : [...seen, here];
      setSeen(now);
      draft.keep(form.getValues(), now);
      goTo(following.id);
    },
    back() {
      const previous = steps[at - 1];
      if (previous) goTo(previous.id);
    },
    /** Whether nothing is refused; otherwise the first step with a fault opens. */
    async isReady() {
      const now = faultsByStep(steps, Object.keys(check(form.getValues())));
      const first = steps.find(({ id }) => now[id]);
      if (first) await fail(first.id);
      return first === undefined;
    },
    /** Shows what the server refused, at its fields; false where no field says it. */
    async refuse(messages: Readonly<Record<string, string>>) {
      const refused = Object.entries(messages).filter(([path]) => stepOf(steps, path) !== null);
      const first = refused[0];
      if (!first) return false;
      refusals.take(refused, form.getValues());
      await fail(stepOf(steps, first[0]) ?? here);
      return true;
    },
    /** Forgets the draft: what it held has been sent. */
    drop: draft.drop,
    /** Forgets what was typed and begins anew. */
    startOver() {
      refusals.take([], {});
      setSeen(seenBefore);
      form.reset(initial);
      draft.drop();
      goTo(steps[0]?.id ?? '');
    },
  };
}

/** Everything that `StepsPage` needs to know of a form in steps. */
export type StepsFlow = Pick<
  ReturnType<typeof useSteps>,
  | 'steps'
  | 'at'
  | 'here'
  | 'isLast'
  | 'tries'
  | 'savedAt'
  | 'goTo'
  | 'stateOf'
  | 'faultsOf'
  | 'isOpen'
  | 'next'
  | 'back'
  | 'startOver'
>;

/** Paths of the messages that the form shows. */
function errorPaths(errors: object, above = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    const path = `${above}${name}`;
    if (typeof error !== 'object' || error === null) return [];
    if ('type' in error && typeof error.type === 'string') return [path];
    return errorPaths(error, `${path}.`);
  });
}
