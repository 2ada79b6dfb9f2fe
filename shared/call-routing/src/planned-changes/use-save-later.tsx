import { useMay } from '@jackfield/kit/may';
import { lazyPart } from '@jackfield/kit/lazy-part';
import type { SaveLater } from '@jackfield/records/save-bar';
import { useT } from '@jackfield/runtime';
import { type ReactNode, useState } from 'react';
import { planMessages } from './messages.ts';
import type { PlannedRecord } from '@jackfield/call-routing/planned-routing';

const PlanDialog = lazyPart(() => import('./plan-dialog.tsx').then((file) => file.PlanDialog));

/** What is needed of a form so that it can be saved later. */
interface PlannedEdit {
  readonly dialogs?: ReactNode;
  readonly form: {
    trigger(field: undefined, options: { shouldFocus: true }): Promise<boolean>;
  };
  discard(): void;
}

export interface SaveLaterOptions {
  /** What the form holds, as a save sends it. */
  part(): PlannedRecord;
  zone: string;
}

/**
 * A form that can be saved from a date as well as now (annex J4). Once it is planned it shows again
 * what holds until then. Who may not change the routing plans nothing (annex C3, RIGHT-02).
 */
export function useSaveLater<Edit extends PlannedEdit>(
  edit: Edit,
  { part, zone }: SaveLaterOptions,
): Edit & { dialogs: ReactNode; later: SaveLater | undefined } {
  const t = useT();
  const mayPlan = useMay('routing:write');
  const [planned, setPlanned] = useState<PlannedRecord | null>(null);
  const run = async () => {
    const isValid = await edit.form.trigger(undefined, { shouldFocus: true });
    if (isValid) setPlanned(part());
  };
  const later = {
    text: t(planMessages.later),
    textShort: t(planMessages.laterShort),
    run: () => void run(),
  };
  const dialogs = (
    <>
      {edit.dialogs}
      {planned && (
        <PlanDialog
          part={planned}
          zone={zone}
          onPlanned={edit.discard}
          onClose={() => setPlanned(null)}
        />
      )}
    </>
  );
  return { ...edit, dialogs, later: mayPlan ? later : undefined };
}
