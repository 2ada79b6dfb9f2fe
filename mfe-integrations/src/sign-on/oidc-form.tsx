import { connectSignOn, type SignOnConnection } from '@jackfield/contract/api/sso';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input, Password } from '@jackfield/kit/ui/form';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { connectMessages as messages } from './messages.ts';
import { providerName } from './provider-name.ts';
import css from './sign-on.module.css';
import { signOnOptions } from './sign-on-query.ts';

interface OidcFormProps {
  connection: SignOnConnection | null;
  /** Below the first field. */
  found: ReactNode;
  /** Beside the button. */
  aside: ReactNode;
}

interface Typed {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly secretEndsOn: string;
}

/** A provider of OpenID Connect; its secret is never shown again (SSO-01). */
export function OidcForm({ connection, found, aside }: OidcFormProps) {
  const t = useT();
  const client = useQueryClient();
  const stored = connection?.protocol === 'oidc' ? connection : null;
  const fresh: Typed = {
    issuer: stored?.issuer ?? '',
    clientId: stored?.clientId ?? '',
    clientSecret: '',
    secretEndsOn: stored?.secretEndsOn ?? '',
  };
  const [typed, setTyped] = useState(fresh);
  const [isReplacing, setReplacing] = useState(stored === null);
  const change = (part: Partial<Typed>) => setTyped((was) => ({ ...was, ...part }));
  const { issuer, clientId, clientSecret, secretEndsOn } = typed;
  const isOther = connection !== null && issuer.trim() !== stored?.issuer;
  const isSecretAsked = isReplacing || isOther || clientId.trim() !== stored?.clientId;
  const isChanged = JSON.stringify(typed) !== JSON.stringify(fresh);
  const send = () =>
    call(connectSignOn, {
      body: {
        protocol: 'oidc',
        issuer: issuer.trim(),
        clientId: clientId.trim(),
        ...(isSecretAsked && { clientSecret: clientSecret.trim() }),
        secretEndsOn: secretEndsOn === '' ? null : secretEndsOn,
      },
    });
  const saving = useConfirm(send, {
    of: typed,
    fields: ['issuer', 'clientId', 'clientSecret', 'secretEndsOn'],
    check: () => ({
      issuer: URL.canParse(issuer.trim()) ? undefined : t(messages.issuerMissing),
      clientId: clientId.trim() === '' ? t(messages.clientIdMissing) : undefined,
      clientSecret:
        isSecretAsked && clientSecret.trim() === '' ? t(messages.clientSecretMissing) : undefined,
    }),
    done: (saved) => t(messages.connected, { provider: providerName(saved.connection) }),
    onDone: (saved) => client.setQueryData(signOnOptions().queryKey, saved),
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.run();
      }}
    >
      <Field
        label={t(messages.issuer)}
        hint={isChanged ? undefined : found}
        error={saving.faults['issuer']}
        required
      >
        <Input
          className={css.code}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={t(messages.issuerExample)}
          value={issuer}
          onChange={({ target }) => change({ issuer: target.value })}
        />
      </Field>
      <div className={css.pair}>
        <Field label={t(messages.clientId)} error={saving.faults['clientId']} required>
          <Input
            className={css.code}
            autoComplete="off"
            spellCheck={false}
            value={clientId}
            onChange={({ target }) => change({ clientId: target.value })}
          />
        </Field>
        <Field label={t(messages.clientSecret)} error={saving.faults['clientSecret']} required>
          {isSecretAsked ? (
            <Password
              isSecret
              className={css.code}
              autoComplete="off"
              value={clientSecret}
              onChange={({ target }) => change({ clientSecret: target.value })}
            />
          ) : (
            <Input
              readOnly
              className={css.code}
              value={t(messages.hiddenSecret, { end: stored?.secretEnd ?? '' })}
              suffix={
                <Button size="small" type="text" onClick={() => setReplacing(true)}>
                  {t(messages.replace)}
                </Button>
              }
            />
          )}
        </Field>
        <Field
          label={t(messages.secretEnds)}
          hint={t(messages.secretEndsHint)}
          error={saving.faults['secretEndsOn']}
        >
          <Input
            type="date"
            value={secretEndsOn}
            onChange={({ target }) => change({ secretEndsOn: target.value })}
          />
        </Field>
      </div>
      {isOther && <Alert kind="warning" title={t(messages.another)} />}
      {saving.error && <Alert kind="error" title={saving.error} />}
      <div className="ui-actions">
        {(isChanged || stored === null) && (
          <Button type="primary" htmlType="submit" loading={saving.busy}>
            {stored === null || isOther ? t(messages.connect) : t(common.saveChanges)}
          </Button>
        )}
        {aside}
      </div>
    </form>
  );
}
