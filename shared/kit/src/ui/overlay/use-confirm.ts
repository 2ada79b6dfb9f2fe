import { failureText, fieldMessages, type NoticeAction, notify } from '@jackfield/runtime';
import { useRef, useState } from 'react';

/** What is wrong with the input, by field; empty for nothing. */
export type Faults = Readonly<Record<string, string | undefined>>;

/** The toast of a success: its words, and the way back where there is one. */
export type Done = string | readonly [text: string, back?: NoticeAction | false | null | undefined];

export interface ConfirmSteps<Result> {
  /** What is wrong before anything is sent; then nothing is. */
  check?(): Faults;
  /** What the fields hold: a fault goes with what it was said of. */
  of?: object;
  /** Fields that show refusals of the server themselves, or what an answer refuses, by field. */
  fields?: readonly string[] | ((error: unknown) => Faults);
  /** Why it failed in words of its own; else those of the failure. */
  say?(error: unknown): string;
  /** The toast once it is done. */
  done?: Done | ((result: Result) => Done);
  /** It is done: closes the dialog. */
  onDone?(result: Result): void;
  onFailed?(error: unknown): void;
  /** It was tried, with whatever end: for example reads lists again. */
  settle?(): unknown;
}

export interface Confirm {
  /** What ConfirmDialog, FormDialog and DrawerForm take: spread it over them. */
  readonly dialog: {
    readonly busy: boolean;
    readonly error: string | undefined;
    onConfirm(): Promise<boolean>;
  };
  readonly busy: boolean;
  /** Why the last run failed, where no field says it. */
  readonly error: string | undefined;
  readonly faults: Faults;
  /** Runs the action unless it runs already; answers whether it was done. */
  run(): Promise<boolean>;
  /** A field was changed: its fault no longer holds; without a name, nothing of the last run does. */
  forgive(field?: string): void;
}

const none: Faults = {};

/** Refusals of the given fields and of what lies in them, such as `target.actionValue`. */
function refusalsOf(error: unknown, fields: ConfirmSteps<never>['fields'] = []): Faults {
  if (typeof fields === 'function') return fields(error);
  const named = Object.entries(fieldMessages(error)).flatMap(([path, message]) => {
    const field = fields.find((one) => path === one || path.startsWith(`${one}.`));
    return field === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(named);
}

/** What a field holds, also one that lies in others, such as `address.city`. */
const heldAt = (of: object | undefined, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (held, name) => (Object(held) === held ? Reflect.get(held as object, name) : undefined),
      of,
    );

const isNone = (faults: Faults): boolean => Object.values(faults).every((text) => !text);

/**
 * What a dialog asks for: runs it, busy meanwhile, once at a time. A failure stays in the dialog,
 * at the fields that it is about; a success says so in a toast and closes the dialog.
 */
export function useConfirm<Result>(
  action: () => Promise<Result>,
  steps: ConfirmSteps<Result> = {},
): Confirm {
  const isRunning = useRef(false);
  const [refused, setRefused] = useState<ConfirmSteps<Result>['of']>();
  const [state, setState] = useState<{ busy: boolean; error?: string; faults: Faults }>({
    busy: false,
    faults: none,
  });

  async function run(): Promise<boolean> {
    if (isRunning.current) return false;
    setRefused(steps.of);
    const wrong = steps.check?.() ?? none;
    if (!isNone(wrong)) {
      setState({ busy: false, faults: wrong });
      return false;
    }
    isRunning.current = true;
    setState({ busy: true, faults: none });
    try {
      const result = await action();
      const done = typeof steps.done === 'function' ? steps.done(result) : steps.done;
      const [text, back] = typeof done === 'string' ? [done] : (done ?? []);
      if (text !== undefined) notify.success(text, back || undefined);
      setState({ busy: false, faults: none });
      steps.onDone?.(result);
      return true;
    } catch (error) {
      const faults = refusalsOf(error, steps.fields);
      setState({
        busy: false,
        faults,
        ...(isNone(faults) && { error: (steps.say ?? failureText)(error) }),
      });
      steps.onFailed?.(error);
      return false;
    } finally {
      isRunning.current = false;
      void steps.settle?.();
    }
  }

  const { busy, error } = state;
  const isStill = (field: string) => Object.is(heldAt(steps.of, field), heldAt(refused, field));
  const faults = Object.fromEntries(
    Object.entries(state.faults).filter(([field]) => isStill(field)),
  );
  return {
    dialog: { busy, error, onConfirm: run },
    busy,
    error,
    faults,
    run,
    forgive: (field) =>
      setState(({ busy: isBusy, faults: known, ...now }) =>
        field === undefined
          ? { busy: isBusy, faults: none }
          : { ...now, busy: isBusy, faults: { ...known, [field]: '' } },
      ),
  };
}
