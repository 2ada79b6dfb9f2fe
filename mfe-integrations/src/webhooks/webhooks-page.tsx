import { mostWebhooks, signsOnHours, type Webhook } from '@jackfield/contract/api/webhook';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Plus, Upload } from '@jackfield/kit/ui/icons';
import { queryClient, sessionAtom, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { firstCommands } from '../parts/first-commands.ts';
import { IntegrationsPage } from '../parts/integrations-page.tsx';
import { partMessages } from '../parts/messages.ts';
import look from '../parts/parts.module.css';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { webhookMessages as messages } from './messages.ts';
import { MessagesSection } from './messages-section.tsx';
import css from './webhooks.module.css';
import { type ShownOnce, webhooksKey, webhooksOptions } from './webhooks-query.ts';
import { type AskedOf, WebhooksTable } from './webhooks-table.tsx';

const AddDialog = lazyPart(() => import('./edit-dialog.tsx').then((f) => f.AddDialog));
const ChangeDialog = lazyPart(() => import('./edit-dialog.tsx').then((f) => f.ChangeDialog));
const TestDialog = lazyPart(() => import('./ask-dialogs.tsx').then((f) => f.TestDialog));
const RotateDialog = lazyPart(() => import('./ask-dialogs.tsx').then((f) => f.RotateDialog));
const RemoveDialog = lazyPart(() => import('./ask-dialogs.tsx').then((f) => f.RemoveDialog));
const SecretDialog = lazyPart(() =>
  import('../parts/secret-dialog.tsx').then((f) => f.SecretDialog),
);

type Asking =
  | { what: 'add' }
  | { what: AskedOf; webhook: Webhook }
  | { what: 'secret'; made: ShownOnce; note?: string }
  | null;

const listen = 'listen --forward-to http://localhost:3000/';

export const prefetch = () => queryClient.prefetchQuery(webhooksOptions());

/** /admin-settings/integrations/webhooks: where the account's changes and calls are told (HOOK-01). */
export function Component() {
  const t = useT();
  const isActing = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  const [asking, setAsking] = useState<Asking>(null);
  useLiveRefetch(['webhook'], webhooksKey);
  const query = useQuery(webhooksOptions());
  const webhooks = query.data?.items;
  const isFull = webhooks !== undefined && webhooks.length >= mostWebhooks;
  const add = !isActing && (
    <Button
      icon={<Plus size={16} strokeWidth={1.75} />}
      disabled={webhooks === undefined || isFull}
      onClick={() => setAsking({ what: 'add' })}
    >
      {t(messages.add)}
    </Button>
  );
  return (
    <IntegrationsPage title={t(partMessages.webhooks)} actions={webhooks?.length !== 0 && add}>
      <div className={css.page}>
        <div className={look.main}>
          {isActing && <Alert kind="info" title={t(messages.notYours)} />}
          {isFull && <Alert kind="info" title={t(messages.full, { most: mostWebhooks })} />}
          {query.isError && !webhooks && <LoadFailure title={t(messages.failed)} query={query} />}
          {query.isPending && <RowsSkeleton />}
          {webhooks?.length === 0 && (
            <EmptyState icon={Upload} title={t(messages.empty)} action={add}>
              {t(messages.emptyText)}
            </EmptyState>
          )}
          {webhooks && <Webhooks webhooks={webhooks} mayChange={!isActing} onAsk={setAsking} />}
          <p className="ui-note">{t(messages.onYourComputer)}</p>
          <pre className={look.code} translate="no">
            <code>{firstCommands(window.location.origin, listen)}</code>
          </pre>
        </div>
      </div>
      <Asked asking={asking} onAsk={setAsking} />
    </IntegrationsPage>
  );
}

interface WebhooksProps {
  webhooks: readonly Webhook[];
  mayChange: boolean;
  onAsk(asking: Asking): void;
}

/** The webhooks, and the messages of the chosen one. */
function Webhooks({ webhooks, mayChange, onAsk }: WebhooksProps) {
  const t = useT();
  const [chosenId, choose] = useState<string>();
  const chosen = webhooks.find(({ id }) => id === chosenId) ?? webhooks[0];
  if (chosen === undefined) return null;
  // One that somebody else adds is not shown in the place of this one.
  if (chosen.id !== chosenId) choose(chosen.id);
  return (
    <>
      <span className="ui-secondary">
        {t(messages.count, { count: webhooks.length, maximum: mostWebhooks })}
      </span>
      <WebhooksTable
        label={t(partMessages.webhooks)}
        webhooks={webhooks}
        chosen={chosen}
        mayChange={mayChange}
        onChoose={choose}
        onAsk={(what, webhook) => onAsk({ what, webhook })}
      />
      <MessagesSection key={chosen.id} webhook={chosen} mayChange={mayChange} />
    </>
  );
}

function Asked({ asking, onAsk }: { asking: Asking; onAsk(asking: Asking): void }) {
  const t = useT();
  const close = () => onAsk(null);
  switch (asking?.what) {
    case 'add':
      return <AddDialog onClose={close} onMade={(made) => onAsk({ what: 'secret', made })} />;
    case 'change':
      return <ChangeDialog webhook={asking.webhook} onClose={close} />;
    case 'test':
      return <TestDialog webhook={asking.webhook} onClose={close} />;
    case 'rotate':
      return (
        <RotateDialog
          webhook={asking.webhook}
          onClose={close}
          onMade={(made) =>
            onAsk({ what: 'secret', made, note: t(messages.rotateText, { hours: signsOnHours }) })
          }
        />
      );
    case 'remove':
      return <RemoveDialog webhook={asking.webhook} onClose={close} />;
    case 'secret': {
      const { made, note } = asking;
      const { webhook, secret } = made;
      return <SecretDialog name={webhook.name} secret={secret} note={note} onClose={close} />;
    }
    default:
      return null;
  }
}
