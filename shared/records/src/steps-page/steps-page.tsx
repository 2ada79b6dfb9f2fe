import { useMayChange } from '@jackfield/kit/may';
import { MissingPage } from '@jackfield/kit/error-page';
import { Alert, useIsPhone } from '@jackfield/kit/ui/core';
import { focusFirstError } from '@jackfield/kit/ui/form';
import { ChevronLeft, CircleAlert } from '@jackfield/kit/ui/icons';
import { RecordHead } from '@jackfield/records/record-head';
import { useT } from '@jackfield/runtime';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Foot } from './foot.tsx';
import { stepsMessages as messages } from './messages.ts';
import { Rail } from './rail.tsx';
import { SavedNote } from './saved-note.tsx';
import css from './steps-page.module.css';
import type { StepsFlow } from './use-steps.ts';

/** What the rail says of a step: its name, and what it asks or what was entered there. */
export interface StepText {
  label: string;
  note: string;
}

export interface StepsPageProps {
  title: string;
  badges?: ReactNode;
  meta?: readonly ReactNode[];
  flow: StepsFlow;
  /** By the id of the step. */
  texts: Readonly<Record<string, StepText>>;
  /** What helps with the open step; beside the form, in a sheet where narrow. */
  help: ReactNode;
  /** What the bar says that opens the sheet. */
  helpBar: ReactNode;
  /** Name of the sheet. */
  helpTitle: string;
  /** What submitting costs: below the help, and below the form where narrow. */
  cost?: ReactNode;
  /** Beside the button of the first step; left out: that nothing is charged before the last one. */
  firstNote?: string;
  /** Why the open step cannot be left yet; left out where it can. */
  blocked?: string | undefined;
  /** The button of the last step. */
  submit: { label: string; isDisabled?: boolean; isBusy: boolean; run(): void };
  /** What the last attempt to submit ended with. */
  failure?: { title: string; text?: ReactNode; action?: ReactNode } | null;
  /** Where the page is left to; the draft stays. */
  closeTo: string;
  /** The open step. */
  children: ReactNode;
}

/** A form in steps, for those who may send it: head, rail, form with its buttons, help. */
export function StepsPage(props: StepsPageProps) {
  const mayChange = useMayChange();
  return mayChange ? <OpenSteps {...props} /> : <MissingPage text="page" />;
}

function OpenSteps(props: StepsPageProps) {
  const { title, badges, meta, flow, texts, help, closeTo, failure } = props;
  const t = useT();
  const isPhone = useIsPhone();
  const form = useRef<HTMLFormElement>(null);
  useStepFocus(form, flow);
  const run = () => (flow.isLast ? submit(props) : void flow.next());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (props.blocked === undefined) run();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut of the whole page
    <div className={`ui-page ${css.page}`} onKeyDown={onKeyDown}>
      <div className={css.top}>
        <RecordHead
          sign={
            isPhone && (
              <Link className={css.close} to={closeTo} aria-label={t(messages.saveAndClose)}>
                <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
              </Link>
            )
          }
          name={title}
          badges={badges}
          meta={isPhone ? [] : (meta ?? [])}
          actions={
            !isPhone && (
              <Link to={closeTo} className={css.closeButton}>
                {t(messages.saveAndClose)}
              </Link>
            )
          }
        />
      </div>
      <div className={css.columns}>
        <div className={css.side}>
          <Rail flow={flow} texts={texts} />
          <Place flow={flow} texts={texts} />
          <SavedNote flow={flow} />
        </div>
        <div className={css.main}>
          <form
            ref={form}
            className={css.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // Enter in a field goes on; it pays for nothing.
              if (!flow.isLast && props.blocked === undefined) void flow.next();
            }}
          >
            {failure && (
              <Alert kind="error" title={failure.title} action={failure.action}>
                {failure.text}
              </Alert>
            )}
            {props.children}
            {props.cost && <div className={css.costBelow}>{props.cost}</div>}
            <button type="submit" className="ui-hidden" tabIndex={-1} aria-hidden="true" />
          </form>
          <Foot {...props} onRun={run} />
        </div>
        <aside className={css.help}>
          {help}
          {props.cost}
        </aside>
      </div>
    </div>
  );
}

function submit({ submit: { run, isBusy, isDisabled = false } }: StepsPageProps) {
  if (!isBusy && !isDisabled) run();
}

/** Where narrow: which step is open, in words, and its faults. */
function Place({ flow, texts }: Pick<StepsPageProps, 'flow' | 'texts'>) {
  const t = useT();
  const count = flow.faultsOf(flow.here);
  return (
    <p className={css.place}>
      <span>
        <strong className="ui-strong">{texts[flow.here]?.label}</strong>
        <span className="ui-text2">
          {t(messages.place, { at: flow.at + 1, all: flow.steps.length })}
        </span>
      </span>
      {count > 0 && (
        <span className={css.faults}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {t(messages.toFix, { count })}
        </span>
      )}
    </p>
  );
}

const fields = 'input, textarea, select';

/**
 * The question of a step that opens takes the focus, unless one of its fields was asked for; after
 * a refusal the first refused field does.
 */
function useStepFocus(form: RefObject<HTMLFormElement | null>, flow: StepsFlow) {
  const { here, tries } = flow;
  const before = useRef({ here, tries });
  /** A refusal that may belong to a step that is still to open. */
  const isRefused = useRef(false);
  useEffect(() => {
    const was = before.current;
    before.current = { here, tries };
    if (tries !== was.tries) isRefused.current = true;
    else if (here === was.here) return undefined;
    const frame = requestAnimationFrame(() => {
      const invalid = isRefused.current && form.current?.querySelector('[aria-invalid="true"]');
      const isOpened = here !== was.here;
      if (isOpened) isRefused.current = false;
      const isAtField = form.current?.contains(document.activeElement?.closest(fields) ?? null);
      if (isOpened && !isAtField) {
        form.current?.scrollTo?.({ top: 0 });
        if (!invalid) form.current?.querySelector<HTMLElement>('[data-step-head]')?.focus();
      }
      if (invalid) focusFirstError(form.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [form, here, tries]);
}
