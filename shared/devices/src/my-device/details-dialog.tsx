import { type Device, devicePasswordSchema, type SipServer } from '@jackfield/contract/api/device';
import { makeDevicePassword } from '@jackfield/domain/device-password';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Copy, RefreshCw } from '@jackfield/kit/ui/icons';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, notify, sessionAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { useSignedInText } from './device-text.tsx';
import { deviceMessages } from './messages.ts';
import css from './my-device.module.css';
import { SecretInput } from './secret-input.tsx';
import { SetupSection } from './setup-section.tsx';
import type { Devices } from './use-devices.ts';

interface DetailsDialogProps {
  device: Device;
  /** Where it signs in; null while that is not known. */
  server: SipServer | null;
  devices: Devices;
  onClose(): void;
}

/** What a device signs in with: shown on demand, copied, changed (annex F5, VAL-19). */
export function DetailsDialog({ device, server, devices, onClose }: DetailsDialogProps) {
  const t = useT();
  const signedInText = useSignedInText();
  const { id, name, sip } = device;
  const serverText = server && `${server.host}:${server.port}`;
  const isSecret = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  /** As it is stored, once it was asked for. */
  const [stored, setStored] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const password = typed ?? stored ?? '';
  const isChanged = password !== (stored ?? '');
  const kept = stored === null ? deviceMessages.looksKept : deviceMessages.passwordHint;
  const hint = isChanged ? deviceMessages.changedText : kept;
  const passwordText = async (): Promise<string> => {
    if (isChanged || stored !== null) return password;
    const asked = await devices.reveal(id);
    setStored(asked);
    return asked;
  };
  const change = useConfirm(() => devices.setPassword(id, password), {
    check: () => ({ password: v.safeParse(devicePasswordSchema, password).issues?.[0].message }),
    of: { password },
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
      <output>{signedInText(device)}</output>
      <p className="ui-text2">{t(deviceMessages.signInText)}</p>
      <div className={css.form}>
        {server && serverText && (
          <div className={css.secret}>
            <Field
              label={t(deviceMessages.server)}
              hint={t(deviceMessages.serverHint, { transport: server.transport.toUpperCase() })}
            >
              <Input value={serverText} readOnly />
            </Field>
            <CopyButton label={t(deviceMessages.copyServer)} text={async () => serverText} />
          </div>
        )}
        <div className={css.secret}>
          <Field label={t(deviceMessages.username)}>
            <Input value={sip.username} readOnly />
          </Field>
          <CopyButton label={t(deviceMessages.copyUsername)} text={async () => sip.username} />
        </div>
        <div className={css.secret}>
          <Field label={t(deviceMessages.domain)}>
            <Input value={sip.domain} readOnly />
          </Field>
          <CopyButton label={t(deviceMessages.copyDomain)} text={async () => sip.domain} />
        </div>
        {isSecret ? (
          <Alert kind="info" title={t(deviceMessages.secret)} />
        ) : (
          <div className={css.secret} data-buttons="2">
            <Field label={t(deviceMessages.password)} hint={t(hint)} error={change.faults.password}>
              <SecretInput value={password} onChange={setTyped} onShow={passwordText} />
            </Field>
            <CopyButton label={t(deviceMessages.copyPassword)} text={passwordText} />
            <Button
              icon={<RefreshCw size={15} strokeWidth={1.75} />}
              onClick={() => setTyped(makeDevicePassword())}
            >
              {t(deviceMessages.generate)}
            </Button>
          </div>
        )}
        {server && !isSecret && (
          <SetupSection
            device={device}
            server={server}
            isStored={!isChanged}
            askLink={() => devices.makeSetupLink(id)}
            askPassword={passwordText}
          />
        )}
      </div>
    </FormDialog>
  );
}

function CopyButton({ label, text }: { label: string; text(): Promise<string> }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await text());
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
