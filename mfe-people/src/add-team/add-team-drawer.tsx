import { focusFirstError } from '@jackfield/kit/record-form';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input, RadioGroup } from '@jackfield/kit/ui/form';
import { ConfirmDialog, Drawer } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { extensionOptions } from '../people/api/check-extension.ts';
import { flowLabels } from '../teams/flow-labels.ts';
import css from './add-team-drawer.module.css';
import { ChosenMembers } from './chosen-members.tsx';
import { addMessages } from './messages.ts';
import { useAddTeam } from './use-add-team.ts';

export interface AddTeamDrawerProps {
  onAdded(): void;
  onClose(): void;
}

/** Adds a team: name, extension, type and first members (TEAM-01, G2). Render it to open it. */
export function AddTeamDrawer({ onAdded, onClose }: AddTeamDrawerProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const add = useAddTeam(onAdded);
  const { draft, errors } = add;
  const free = useQuery(extensionOptions()).data?.extension;
  const form = useRef<HTMLFormElement>(null);
  const send = async () => {
    if (await add.send()) onClose();
    else focusFirstError(form.current);
  };

  return (
    <Drawer
      open
      title={t(addMessages.title)}
      dirty={add.isDirty}
      busy={add.isSending}
      onClose={() => (add.isDirty ? setAsking(true) : onClose())}
      footer={
        <div className={css.footer}>
          <Button disabled={add.isSending} onClick={onClose}>
            {t(addMessages.cancel)}
          </Button>
          <Button type="primary" loading={add.isSending} onClick={() => void send()}>
            {t(addMessages.add)}
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {add.failure !== undefined && <Alert kind="error" title={add.failure} />}
        <p className={css.intro}>{t(addMessages.intro)}</p>
        <Field label={t(addMessages.name)} error={errors.name} required>
          <Input
            value={draft.name}
            autoComplete="off"
            onChange={(event) => add.change({ name: event.target.value })}
          />
        </Field>
        <Field
          label={t(addMessages.extension)}
          error={errors.extension}
          hint={
            free ? t(addMessages.extensionHint, { extension: free }) : t(addMessages.extensionRule)
          }
          required
        >
          <Input
            value={draft.extension}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => add.change({ extension: event.target.value })}
          />
        </Field>
        <Field
          label={t(addMessages.type)}
          hint={t(
            draft.inboundFlow === 'ringGroup'
              ? addMessages.ringGroupHint
              : addMessages.callQueueHint,
          )}
        >
          <RadioGroup
            label={t(addMessages.type)}
            value={draft.inboundFlow}
            options={[
              { value: 'ringGroup', label: t(flowLabels.ringGroup) },
              { value: 'callQueue', label: t(flowLabels.callQueue) },
            ]}
            onChange={(inboundFlow) => add.change({ inboundFlow })}
          />
        </Field>
        <ChosenMembers
          members={draft.members}
          error={errors.teammateId}
          onChange={(members) => add.change({ members })}
        />
      </form>
      <ConfirmDialog
        open={isAsking}
        title={t(addMessages.discardTitle)}
        confirmText={t(addMessages.discard)}
        cancelText={t(addMessages.keep)}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t(addMessages.discardText)}
      </ConfirmDialog>
    </Drawer>
  );
}
