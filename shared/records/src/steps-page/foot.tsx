import { Button } from '@jackfield/kit/ui/core';
import { ChevronUp } from '@jackfield/kit/ui/icons';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { stepsMessages as messages } from './messages.ts';
import type { StepsPageProps } from './steps-page.tsx';
import css from './steps-page.module.css';

/** Help where narrow, Back, why it does not go on, and the one button that does. */
export function Foot(props: StepsPageProps & { onRun(): void }) {
  const { flow, texts, blocked, submit: last, helpBar, helpTitle, help, onRun } = props;
  const { firstNote } = props;
  const t = useT();
  const [isHelping, setHelping] = useState(false);
  const following = flow.steps[flow.at + 1];
  const missing = flow.steps.reduce(
    (sum, { id }) => sum + (id === flow.here ? 0 : flow.faultsOf(id)),
    0,
  );
  const note =
    blocked ??
    (missing > 0
      ? t(messages.fixFirst, { count: missing })
      : flow.at === 0
        ? (firstNote ?? t(messages.free, { at: 1, all: flow.steps.length }))
        : '');
  return (
    <div className={css.foot}>
      <button type="button" className={css.helpBar} onClick={() => setHelping(true)}>
        <span className="ui-fill">{helpBar}</span>
        <ChevronUp size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div className={css.buttons}>
        {flow.at > 0 && <Button onClick={flow.back}>{t(common.back)}</Button>}
        <output className={`ui-note ${css.note}`}>{note}</output>
        <Button
          type="primary"
          className={css.go ?? ''}
          loading={flow.isLast && last.isBusy}
          disabled={flow.isLast ? (last.isDisabled ?? false) : blocked !== undefined}
          onClick={onRun}
        >
          {flow.isLast || !following
            ? last.label
            : t(messages.next, { step: texts[following.id]?.label ?? '' })}
        </Button>
      </div>
      <Drawer
        open={isHelping}
        placement="bottom"
        title={helpTitle}
        onClose={() => setHelping(false)}
      >
        <div className={css.sheet}>{help}</div>
      </Drawer>
    </div>
  );
}
