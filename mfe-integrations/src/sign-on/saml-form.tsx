import { connectSignOn, type SignOnConnection } from '@jackfield/contract/api/sso';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input, Segmented, TextArea } from '@jackfield/kit/ui/form';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { connectMessages as messages } from './messages.ts';
import { providerName } from './provider-name.ts';
import css from './sign-on.module.css';
import { signOnOptions } from './sign-on-query.ts';

interface SamlFormProps {
  connection: SignOnConnection | null;
  /** What is known of the provider. */
  found: ReactNode;
  /** Beside the button. */
  aside: ReactNode;
}

/** A provider of SAML 2.0, by its metadata (SSO-01). */
export function SamlForm({ connection, found, aside }: SamlFormProps) {
  const t = useT();
  const client = useQueryClient();
  const stored = connection?.protocol === 'saml' ? connection : null;
  const storedUrl = stored?.metadataUrl ?? '';
  const isPasted = stored !== null && stored.metadataUrl === null;
  const [by, setBy] = useState<'address' | 'text'>(isPasted ? 'text' : 'address');
  const [metadataUrl, setUrl] = useState(storedUrl);
  const [metadataXml, setXml] = useState('');
  const isByAddress = by === 'address';
  const isChanged = isByAddress ? metadataUrl !== storedUrl : metadataXml !== '';
  const body = isByAddress ? { metadataUrl: metadataUrl.trim() } : { metadataXml };
  const saving = useConfirm(() => call(connectSignOn, { body: { protocol: 'saml', ...body } }), {
    of: { metadataUrl, metadataXml },
    fields: ['metadataUrl', 'metadataXml'],
    check: () =>
      isByAddress
        ? { metadataUrl: URL.canParse(metadataUrl.trim()) ? '' : t(messages.metadataMissing) }
        : { metadataXml: metadataXml.trim() === '' ? t(messages.metadataTextMissing) : '' },
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
      <div>
        <Segmented
          label={t(messages.source)}
          value={by}
          options={[
            { value: 'address', label: t(messages.byAddress) },
            { value: 'text', label: t(messages.byText) },
          ]}
          onChange={(way) => setBy(way)}
        />
      </div>
      {isByAddress ? (
        <Field
          label={t(messages.metadataAddress)}
          hint={t(messages.metadataAddressHint)}
          error={saving.faults['metadataUrl']}
          required
        >
          <Input
            className={css.code}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={metadataUrl}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Field>
      ) : (
        <Field
          label={t(messages.metadataText)}
          hint={t(messages.metadataTextHint)}
          error={saving.faults['metadataXml']}
          required
        >
          <TextArea
            className={css.code}
            rows={6}
            spellCheck={false}
            value={metadataXml}
            onChange={({ target }) => setXml(target.value)}
          />
        </Field>
      )}
      {!isChanged && found}
      {connection !== null && isChanged && <Alert kind="info" title={t(messages.another)} />}
      {saving.error && <Alert kind="error" title={saving.error} />}
      <div className="ui-actions">
        {(isChanged || stored === null) && (
          <Button type="primary" htmlType="submit" loading={saving.busy}>
            {stored === null ? t(messages.connect) : t(common.saveChanges)}
          </Button>
        )}
        {aside}
      </div>
    </form>
  );
}
