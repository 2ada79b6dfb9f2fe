import { targetFault } from '@jackfield/call-routing/routing-editor';
import { failureText, fieldMessages, useT } from '@jackfield/runtime';
import { useState } from 'react';
import type { ClosingOwner } from './closing-owner.ts';
import { closedMessages } from './messages.ts';
import { useClosing } from './use-closing.ts';
import type { useClosingForm } from './use-closing-form.ts';

type Field = 'until' | 'target' | 'note';
type Errors = Partial<Record<Field, string>>;

/** Refusals of the server by the field that they are about, such as `target.actionValue`. */
function refusedFields(error: unknown): Errors {
  const named = Object.entries(fieldMessages(error)).map(([path, message]) => [
    path.split('.')[0],
    message,
  ]);
  return Object.fromEntries(named) as Errors;
}

/** Checks what the dialog holds and stores it; says at the fields what is wrong. */
export function useApplyClosing(
  owner: ClosingOwner,
  { values, until, isPast }: ReturnType<typeof useClosingForm>,
  onDone: () => void,
) {
  const t = useT();
  const { close } = useClosing(owner);
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<{ values: unknown; errors: Errors }>();
  const targetError = targetFault(values.target) ?? undefined;
  const own: Errors = {
    ...(isPast && { until: t(closedMessages.past) }),
    ...(targetError !== undefined && { target: targetError }),
  };

  async function apply(): Promise<void> {
    setTried(true);
    if (until === null || Object.keys(own).length > 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { target, note } = values;
      await close({ until: new Date(until).toISOString(), target, note });
      onDone();
    } catch (error) {
      const errors = refusedFields(error);
      setRefused({ values, errors });
      if (Object.keys(errors).length === 0) setFailure(failureText(error));
      setBusy(false);
    }
  }

  // A refusal holds for what was sent; once something else is typed it may be right.
  const ofServer = refused?.values === values ? refused.errors : {};
  const errors: Errors = { ...ofServer, ...(wasTried && own) };
  return { apply, isBusy, failure, errors };
}
