import { required } from '@jackfield/contract';
import { changeScenario } from '@jackfield/call-routing/call-flow';
import type { Scenario } from '@jackfield/contract/api/scenario';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { checksMessages } from './messages.ts';

/** Asks for another name of a scenario. */
export function RenameScenario({ scenario, onClose }: { scenario: Scenario; onClose(): void }) {
  const t = useT();
  const [name, setName] = useState(scenario.name);
  const wanted = name.trim();
  const fault = wanted === '' ? required('name')() : undefined;
  const renamed = useConfirm(
    async () => wanted !== scenario.name && changeScenario(scenario, { name: wanted }),
    { check: () => ({ name: fault }), onDone: onClose },
  );

  return (
    <FormDialog
      title={t(checksMessages.renameTitle)}
      dirty={name !== scenario.name}
      confirmText={t(checksMessages.save)}
      onClose={onClose}
      {...renamed.dialog}
    >
      <Field label={t(checksMessages.name)} error={fault} required>
        <Input value={name} most={60} onChange={(event) => setName(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
