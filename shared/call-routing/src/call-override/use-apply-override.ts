import type { SeenChange } from '@jackfield/call-routing/call-flow';
import { targetFault } from '@jackfield/call-routing/routing-editor';
import { type Faults, useConfirm } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import type { OverrideOwner } from './override-owner.ts';
import { closedMessages } from './messages.ts';
import { useOverride } from './use-override.ts';
import type { useOverrideForm } from './use-override-form.ts';

/** Checks what the dialog holds and stores it; says at the fields what is wrong. */
export function useApplyOverride(
  owner: OverrideOwner,
  { values, until, isPast }: ReturnType<typeof useOverrideForm>,
  save: SeenChange['save'],
  onDone: () => void,
) {
  const t = useT();
  const { close } = useOverride(owner);
  const [wasTried, setTried] = useState(false);
  const own = {
    until: isPast ? t(closedMessages.past) : undefined,
    target: targetFault(values.target) ?? undefined,
  };
  const asked = useConfirm(
    () => {
      const { target, note } = values;
      const change = { until: new Date(until ?? 0).toISOString(), target, note };
      return save((asSeen) => close(change, asSeen));
    },
    {
      check: () => {
        setTried(true);
        return own;
      },
      of: { ...values, until },
      fields: ['until', 'target', 'note'],
      onDone,
    },
  );

  const errors: Faults = { ...(wasTried && own), ...asked.faults };
  return { dialog: asked.dialog, errors };
}
