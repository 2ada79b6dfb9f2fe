import { changeScenario } from '@jackfield/call-routing/call-flow';
import type { Scenario } from '@jackfield/contract/api/scenario';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { failureText, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { checksMessages } from './messages.ts';

interface RenameScenarioProps {
  scenario: Scenario;
  onClose(): void;
}

/** Asks for another name of a scenario. */
export function RenameScenario({ scenario, onClose }: RenameScenarioProps) {
  const t = useT();
  const [name, setName] = useState(scenario.name);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const wanted = name.trim();

  async function submit(): Promise<void> {
    if (wanted === '') return;
    setBusy(true);
    try {
      if (wanted !== scenario.name) await changeScenario(scenario, { name: wanted });
      onClose();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      width={520}
      title={t(checksMessages.renameTitle)}
      dirty={name !== scenario.name}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
      action={
        <Button type="primary" loading={isBusy} onClick={() => void submit()}>
          {t(checksMessages.save)}
        </Button>
      }
    >
      <Field
        label={t(checksMessages.name)}
        error={wanted === '' ? t(checksMessages.nameRequired) : undefined}
        required
      >
        <Input
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={() => void submit()}
        />
      </Field>
      {failure !== undefined && <Alert kind="error" title={failure} />}
    </Dialog>
  );
}
