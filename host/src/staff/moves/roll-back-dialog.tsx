import type { ReleasePointer } from '@jackfield/contract/api/release';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { notify, t, useT } from '@jackfield/runtime';
import { useRef, useState } from 'react';
import { rollBack } from '../api/moves.ts';
import { focusRefused } from '../focus-refused.ts';
import { shortVersion } from '../overview/words.ts';
import { moveMessages as messages } from './messages.ts';
import { MoveNotes } from './move-notes.tsx';
import css from './moves.module.css';
import { whyError } from './read-promotion.ts';
import { useMove } from './use-move.ts';

export interface RollBackDialogProps {
  pointer: ReleasePointer;
  label: string;
  variantName: string;
  onClose(): void;
}

/** From which version to which a roll back leads: off the canary, or to the previous version. */
function wayBack({ canary, live, previous }: ReleasePointer) {
  const name = (version: string | undefined) =>
    version === undefined ? t(messages.nothing) : shortVersion(version);
  const from = name(canary?.version ?? live?.version);
  const to = name(canary ? live?.version : previous?.version);
  return { isCanary: canary !== null, isPossible: canary !== null || previous !== null, from, to };
}

/** Ends a canary or goes back to the previous version, with a reason. Render it when it opens. */
export function RollBackDialog({ label, variantName, onClose, ...props }: RollBackDialogProps) {
  const text = useT();
  const form = useRef<HTMLDivElement>(null);
  const [why, setWhy] = useState('');
  const [isSent, setSent] = useState(false);
  const { pointer, isBusy, failure, overtaken, run } = useMove(props.pointer, (now) => {
    const version = now.live ? shortVersion(now.live.version) : t(messages.nothing);
    notify.success(t(messages.rolledBack, { label, version }));
    onClose();
  });
  const { isCanary, isPossible, from, to } = wayBack(pointer);
  const submit = () => {
    setSent(true);
    if (!isPossible || whyError(why)) return focusRefused(form.current);
    void run((at) => rollBack(at, why.trim()));
  };
  const confirm = isCanary ? text(messages.endCanary) : text(messages.rollBack, { to });
  const values = { name: variantName, from, to };
  return (
    <Dialog
      open
      width={520}
      title={text(isCanary ? messages.endCanaryTitle : messages.rollBackTitle, { label })}
      dirty={why !== ''}
      busy={isBusy}
      onClose={onClose}
      onSubmit={submit}
      action={
        isPossible && (
          <Button type="primary" danger loading={isBusy} onClick={submit}>
            {confirm}
          </Button>
        )
      }
    >
      <div className={css.form} ref={form}>
        <MoveNotes label={label} failure={failure} overtaken={overtaken} />
        {isPossible ? (
          <p>
            {text(isCanary ? messages.endCanaryText : messages.rollBackText, values)}{' '}
            {text(messages.openBrowsers)}
          </p>
        ) : (
          <Alert kind="info" title={text(messages.nothingToDo, { label })} />
        )}
        <Field
          label={text(messages.why)}
          hint={text(messages.whyHint)}
          error={isSent ? whyError(why) : undefined}
          required
        >
          <TextArea
            value={why}
            maxLength={500}
            rows={2}
            onChange={(event) => setWhy(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
