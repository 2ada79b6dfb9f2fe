import { type ApiKey, mostKeys } from '@jackfield/contract/api/key';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { KeyRound, Plus } from '@jackfield/kit/ui/icons';
import { queryClient, sessionAtom, useFormats, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { FirstRequest } from './first-request-aside.tsx';
import { IntegrationsPage } from '../parts/integrations-page.tsx';
import { partMessages } from '../parts/messages.ts';
import look from '../parts/parts.module.css';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { keysOptions, type ShownOnce } from './keys-query.ts';
import { KeysTable } from './keys-table.tsx';
import { keysMessages as messages } from './messages.ts';

const CreateDialog = lazyPart(() => import('./create-dialog.tsx').then((f) => f.CreateDialog));
const SecretDialog = lazyPart(() =>
  import('../parts/secret-dialog.tsx').then((f) => f.SecretDialog),
);
const RotateDialog = lazyPart(() => import('./rotate-dialog.tsx').then((f) => f.RotateDialog));
const EndDialog = lazyPart(() => import('./end-dialog.tsx').then((f) => f.EndDialog));

type Asking =
  | { what: 'create' }
  | { what: 'rotate' | 'end'; key: ApiKey }
  | { what: 'secret'; made: ShownOnce }
  | null;

export const prefetch = () => queryClient.prefetchQuery(keysOptions());

/** /admin-settings/integrations/keys: keys of the public API, for programs of the company (KEY-01). */
export function Component() {
  const t = useT();
  const isActing = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const showSecret = (made: ShownOnce) => setAsking({ what: 'secret', made });
  useLiveRefetch(['key'], keysOptions().queryKey);
  const query = useQuery(keysOptions());
  const keys = query.data?.items;
  const create = !isActing && (
    <Button
      icon={<Plus size={16} strokeWidth={1.75} />}
      disabled={keys === undefined || keys.length >= mostKeys}
      onClick={() => setAsking({ what: 'create' })}
    >
      {t(messages.create)}
    </Button>
  );
  return (
    <IntegrationsPage title={t(partMessages.keys)} actions={keys?.length !== 0 && create}>
      <div className={look.beside}>
        <div className={look.main}>
          {keys && keys.length > 0 && (
            <span className="ui-secondary">
              {t(messages.count, { count: keys.length, maximum: mostKeys })}
            </span>
          )}
          {isActing && <Alert kind="info" title={t(messages.notYours)} />}
          {keys && keys.length >= mostKeys && (
            <Alert kind="info" title={t(messages.full, { most: mostKeys })} />
          )}
          {query.isError && !keys && <LoadFailure title={t(messages.failed)} query={query} />}
          {query.isPending && <RowsSkeleton />}
          {keys?.length === 0 && (
            <EmptyState icon={KeyRound} title={t(messages.empty)} action={create}>
              {t(messages.emptyText)}
            </EmptyState>
          )}
          {keys && keys.length > 0 && (
            <KeysTable
              keys={keys}
              mayChange={!isActing}
              onRotate={(key) => setAsking({ what: 'rotate', key })}
              onEnd={(key) => setAsking({ what: 'end', key })}
            />
          )}
        </div>
        {keys && <FirstRequest keys={keys} />}
      </div>
      {asking?.what === 'create' && <CreateDialog onClose={close} onMade={showSecret} />}
      {asking?.what === 'secret' && <ShownSecret made={asking.made} onClose={close} />}
      {asking?.what === 'rotate' && (
        <RotateDialog apiKey={asking.key} onClose={close} onMade={showSecret} />
      )}
      {asking?.what === 'end' && <EndDialog apiKey={asking.key} onClose={close} />}
    </IntegrationsPage>
  );
}

function ShownSecret({ made: { key, secret }, onClose }: { made: ShownOnce; onClose(): void }) {
  const t = useT();
  const { date } = useFormats();
  const { name, oldSecretEndsAt: end } = key;
  const note = end === null ? undefined : t(messages.oldSecret, { date: date(end) });
  return <SecretDialog name={name} secret={secret} note={note} onClose={onClose} />;
}
