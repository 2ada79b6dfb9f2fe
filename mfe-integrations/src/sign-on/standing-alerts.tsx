import type { SignOn, SignOnConnection } from '@jackfield/contract/api/sso';
import { formatDay } from '@jackfield/domain';
import { Alert } from '@jackfield/kit/ui/core';
import { useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { signOnMessages as messages } from './messages.ts';
import { providerName } from './provider-name.ts';
import { endingOf } from './sign-on-state.ts';

/** What of a connected provider wants somebody to act: it does not answer, or something ends soon. */
export function StandingAlerts({ signOn }: { signOn: SignOn }) {
  const { connection } = signOn;
  if (connection === null) return null;
  return (
    <>
      {connection.unreachableSince !== null && (
        <Unreachable signOn={signOn} connection={connection} since={connection.unreachableSince} />
      )}
      <EndsSoon connection={connection} />
    </>
  );
}

interface UnreachableProps {
  signOn: SignOn;
  connection: SignOnConnection;
  since: string;
}

function Unreachable({ signOn: { mode, owner }, connection, since }: UnreachableProps) {
  const t = useT();
  const { relative } = useFormats();
  const when = relative(since);
  return (
    <Alert
      kind={mode === 'required' ? 'error' : 'warning'}
      title={t(messages.unreachable, { provider: providerName(connection) })}
    >
      {mode === 'required'
        ? t(messages.unreachableRequired, { when, owner: owner.name })
        : t(messages.unreachableOffered, { when })}
    </Alert>
  );
}

function EndsSoon({ connection }: { connection: SignOnConnection }) {
  const t = useT();
  const { date } = useFormats();
  const [now] = useState(Date.now);
  const ending = endingOf(connection, now);
  if (ending === null) return null;
  const provider = providerName(connection);
  const { what, at, isOver } = ending;
  const kind = isOver ? 'error' : 'warning';
  if (what === 'secret') {
    const title = isOver ? t(messages.secretEnded) : t(messages.secretEnds, { day: formatDay(at) });
    return (
      <Alert kind={kind} title={title}>
        {t(messages.secretDo, { provider })}
      </Alert>
    );
  }
  const title = isOver
    ? t(messages.certificateEnded, { provider })
    : t(messages.certificateEnds, { provider, day: date(at) });
  const isRead = connection.protocol === 'saml' && connection.metadataUrl !== null;
  return (
    <Alert kind={kind} title={title}>
      {t(isRead ? messages.certificateRead : messages.certificatePaste, { provider })}
    </Alert>
  );
}
