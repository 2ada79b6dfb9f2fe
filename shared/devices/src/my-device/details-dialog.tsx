import { type Device, devicePasswordSchema } from '@jackfield/contract/api/device';
import { makeDevicePassword } from '@jackfield/domain/device-password';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input, Password } from '@jackfield/kit/ui/form';
import { Copy, RefreshCw } from '@jackfield/kit/ui/icons';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, notify, useT } from '@jackfield/runtime';
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
  const isChanged = !isSecret && password !== sip.password;
  const change = useConfirm(() => devices.setPassword(id, password), {
    check: () => ({ password: v.safeParse(devicePasswordSchema, password).issues?.[0].message }),
    fields: ['password'],
    done: t(common.passwordChanged),
    onDone: onClose,
  });

  return (
    <FormDialog
      title={t(deviceMessages.signIn, { name })}
      width={600}
      dirty={isChanged}
      confirmText={isSecret ? null : t(common.changePassword)}
      mayConfirm={isChanged}
      onClose={onClose}
      {...change.dialog}
    >
      <p className="ui-text2">{t(deviceMessages.signInText)}</p>
      <div className={css.form}>
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
              error={change.faults.password}
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
    </FormDialog>
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
