import { disconnectSignOn, type SignOnConnection } from '@jackfield/contract/api/sso';
import { Button } from '@jackfield/kit/ui/core';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, formatList, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { connectMessages as messages } from './messages.ts';
import { OidcForm } from './oidc-form.tsx';
import { providerName } from './provider-name.ts';
import { SamlForm } from './saml-form.tsx';
import css from './sign-on.module.css';
import { signOnOptions } from './sign-on-query.ts';

interface ConnectSectionProps {
  connection: SignOnConnection | null;
  protocol: SignOnConnection['protocol'];
}

/** What is known of the provider, and what was found there (SSO-01). */
export function ConnectSection({ connection, protocol }: ConnectSectionProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const isShown = connection?.protocol === protocol;
  const aside = isShown && (
    <Button danger onClick={() => setAsking(true)}>
      {t(messages.disconnectAsk)}
    </Button>
  );
  // Somebody else's change is shown, what is typed meanwhile is about what was.
  const key = `${connection?.issuer} ${connection?.connectedAt}`;
  return (
    <>
      {protocol === 'oidc' ? (
        <OidcForm
          key={key}
          connection={connection}
          found={isShown ? <Found connection={connection} /> : undefined}
          aside={aside}
        />
      ) : (
        <SamlForm
          key={key}
          connection={connection}
          found={isShown && <SamlFacts connection={connection} />}
          aside={aside}
        />
      )}
      {isAsking && connection && (
        <DisconnectDialog connection={connection} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function Found({ connection }: { connection: SignOnConnection }) {
  const t = useT();
  const { keys, signOutPage } = connection.found;
  const counted = connection.protocol === 'saml' ? messages.foundCertificates : messages.foundKeys;
  const what = [
    t(counted, { count: keys }),
    t(messages.foundSignIn),
    ...(signOutPage ? [t(messages.foundSignOut)] : []),
  ];
  return <>{t(messages.found, { what: formatList(what) })}</>;
}

function SamlFacts({ connection }: { connection: SignOnConnection }) {
  const t = useT();
  const { date } = useFormats();
  if (connection.protocol !== 'saml') return null;
  return (
    <>
      <p className={`ui-text3 ${css.note}`}>
        <Found connection={connection} />
      </p>
      <dl className={css.facts}>
        <dt>{t(messages.signInPage)}</dt>
        <dd className={look.mono}>{connection.signInUrl}</dd>
        {connection.certificates.map(({ fingerprint, endsAt }) => (
          <div key={fingerprint}>
            <dt>{t(messages.certificate)}</dt>
            <dd>
              <span className={look.mono}>{fingerprint}</span>{' '}
              <span className="ui-secondary">
                {t(messages.certificateEnds, { day: date(endsAt) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface DisconnectDialogProps {
  connection: SignOnConnection;
  onClose(): void;
}

function DisconnectDialog({ connection, onClose }: DisconnectDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const provider = providerName(connection);
  const confirm = useConfirm(() => call(disconnectSignOn), {
    done: t(messages.disconnected, { provider }),
    onDone: onClose,
    settle: () => client.invalidateQueries({ queryKey: signOnOptions().queryKey }),
  });
  return (
    <ConfirmDialog
      title={t(messages.disconnectTitle, { provider })}
      confirmText={t(messages.disconnect)}
      onClose={onClose}
      {...confirm.dialog}
    >
      {t(messages.disconnectText)}
    </ConfirmDialog>
  );
}
