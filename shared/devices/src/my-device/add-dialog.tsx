import { newDeviceSchema } from '@jackfield/contract/api/device';
import { focusFirstError } from '@jackfield/kit/form-section';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { deviceMessages } from './messages.ts';
import css from './my-device.module.css';
import type { Devices } from './use-devices.ts';

const blank = { name: '', model: '', macAddress: '' };

interface AddDialogProps {
  devices: Devices;
  onClose(): void;
}

/** Gives a person a desk phone: name, model, MAC address (API-128, annex F5). */
export function AddDialog({ devices, onClose }: AddDialogProps) {
  const t = useT();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(blank);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  const refuse = (faults: Readonly<Record<string, string>>) => {
    setErrors(faults);
    focusFirstError(form.current);
  };
  const add = async () => {
    const read = v.safeParse(newDeviceSchema, { type: 'deskphone', ...draft });
    if (!read.success) {
      const texts = read.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
      return refuse(Object.fromEntries(texts.toReversed()));
    }
    setBusy(true);
    setFailure('');
    setErrors({});
    try {
      const { name } = await devices.add(read.output);
      notify.success(t(deviceMessages.added, { name }));
      onClose();
    } catch (error) {
      const faults = fieldMessages(error);
      if (Object.keys(faults).length > 0) refuse(faults);
      else setFailure(failureText(error));
      setBusy(false);
    }
  };

  const text = (field: keyof typeof blank, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={errors[field]} required={field !== 'model'}>
      <Input
        value={draft[field]}
        autoComplete="off"
        maxLength={50}
        onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
      />
    </Field>
  );
  return (
    <Dialog
      open
      title={t(deviceMessages.addTitle)}
      width={520}
      dirty={JSON.stringify(draft) !== JSON.stringify(blank)}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void add()}
      action={
        <Button type="primary" htmlType="submit" form={id} loading={isBusy}>
          {t(deviceMessages.addConfirm)}
        </Button>
      }
    >
      <form
        id={id}
        ref={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        {failure !== '' && <Alert kind="error" title={failure} />}
        {text('name', t(deviceMessages.name), t(deviceMessages.nameHint))}
        {text('model', t(deviceMessages.model))}
        {text('macAddress', t(deviceMessages.mac), t(deviceMessages.macHint))}
      </form>
    </Dialog>
  );
}
