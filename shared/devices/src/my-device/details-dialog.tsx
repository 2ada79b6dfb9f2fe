import { type Device, devicePasswordSchema } from '@jackfield/contract/api/device';
import { makeDevicePassword } from '@jackfield/domain/device-password';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input, Password } from '@jackfield/kit/ui/form';
import { Copy, RefreshCw } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import * as v from 'valibot';
import { deviceMessages } from './messages.ts';
import css from './my-device.module.css';
import type { Devices } from './use-devices.ts';

interface DetailsDialogProps {
  device: Device;
  devices: Devices;
  onClose(): void;
}

/** What a device signs in with: shown on demand, copied, changed (annex F5, VAL-19). */
export function DetailsDialog({ device, devices, onClose }: DetailsDialogProps) {
  const t = useT();
  const { id, name, sip } = device;
  const isSecret = sip.password === undefined;
  const [password, setPassword] = useState(sip.password ?? '');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isChanged = !isSecret && password !== sip.password;

  const change = async () => {
    if (!isChanged) return;
    const read = v.safeParse(devicePasswordSchema, password);
    setFault(read.issues?.[0].message);
    setFailure('');
    if (!read.success) return;
    setBusy(true);
    try {
      await devices.setPassword(id, password);
      notify.success(t(deviceMessages.changed));
      onClose();
    } catch (error) {
      const message = fieldMessages(error)['password'];
      setFault(message);
      if (message === undefined) setFailure(failureText(error));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title={t(deviceMessages.signIn, { name })}
      dirty={isChanged}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void change()}
      action={
        !isSecret && (
          <Button
            type="primary"
            loading={isBusy}
            disabled={!isChanged}
            onClick={() => void change()}
          >
            {t(deviceMessages.change)}
          </Button>
        )
      }
    >
      <p className={css.intro}>{t(deviceMessages.signInText)}</p>
      <div className={css.form}>
        {failure !== '' && <Alert kind="error" title={failure} />}
        <div className={css.secret}>
          <Field label={t(deviceMessages.username)}>
            <Input value={sip.username} readOnly />
          </Field>
          <CopyButton label={t(deviceMessages.copyUsername)} text={sip.username} />
        </div>
        <div className={css.secret}>
          <Field label={t(deviceMessages.domain)}>
            <Input value={sip.domain} readOnly />
          </Field>
          <CopyButton label={t(deviceMessages.copyDomain)} text={sip.domain} />
        </div>
        {isSecret ? (
          <Alert kind="info" title={t(deviceMessages.secret)} />
        ) : (
          <div className={css.secret} data-buttons="2">
            <Field
              label={t(deviceMessages.password)}
              hint={t(isChanged ? deviceMessages.changedText : deviceMessages.passwordHint)}
              error={fault}
            >
              <Password
                value={password}
                autoComplete="off"
                maxLength={64}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
            <CopyButton label={t(deviceMessages.copyPassword)} text={password} />
            <Button
              icon={<RefreshCw size={15} strokeWidth={1.75} />}
              onClick={() => setPassword(makeDevicePassword())}
            >
              {t(deviceMessages.generate)}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t(deviceMessages.copied));
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Button
      aria-label={label}
      title={label}
      icon={<Copy size={15} strokeWidth={1.75} />}
      onClick={() => void copy()}
    />
  );
}
