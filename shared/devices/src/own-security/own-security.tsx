import { hasAccepted } from '@jackfield/contract/api/second-step';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Alert } from '@jackfield/kit/ui/core';
import { formatDay } from '@jackfield/domain';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { AppSection } from './app-section.tsx';
import { CodesSection } from './codes-section.tsx';
import { securityMessages } from './messages.ts';
import { PasskeysSection } from './passkeys-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useSecurity } from './use-security.ts';

const CodesDialog = lazyPart(() => import('./codes-dialog.tsx').then((f) => f.CodesDialog));

/** How one proves who one is, and where one is signed in (annex J9). */
export function OwnSecurity() {
  const t = useT();
  const security = useSecurity();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { own } = security;
  if (own.isError && !own.data) {
    return (
      <FormSection title={t(securityMessages.passkeys)} intro={t(securityMessages.passkeysText)}>
        <LoadFailure title={t(securityMessages.failed)} query={own} />
      </FormSection>
    );
  }
  const data = own.data;
  const ways = { app: !!data?.app, passkey: !!data?.passkeys.length };
  const isReady = data === undefined || hasAccepted(ways, data.accepted);
  return (
    <>
      {!isReady && data.requiredFrom && (
        <Alert
          kind="info"
          title={t(
            data.accepted === 'passkey' ? securityMessages.askedPasskey : securityMessages.asked,
            { date: formatDay(data.requiredFrom) },
          )}
        />
      )}
      <PasskeysSection own={data} security={security} onCodes={setCodes} />
      <AppSection own={data} security={security} onCodes={setCodes} />
      <CodesSection own={data} security={security} onCodes={setCodes} />
      <SessionsSection security={security} />
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
