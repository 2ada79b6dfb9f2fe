import { keptPlanDays } from '@jackfield/contract/api/config-file';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { useMay } from '@jackfield/kit/may';
import { Button } from '@jackfield/kit/ui/core';
import { Copy, Download, FileText } from '@jackfield/kit/ui/icons';
import { queryClient, sessionAtom, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { IntegrationsPage } from '../parts/integrations-page.tsx';
import { partMessages } from '../parts/messages.ts';
import look from '../parts/parts.module.css';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { useCopy } from '../parts/use-copy.ts';
import { Approval } from './approval.tsx';
import css from './files.module.css';
import { filesKey, plansOptions } from './files-query.ts';
import { firstCommands } from '../parts/first-commands.ts';
import { KeptRecords } from './kept-table.tsx';
import { filesMessages as messages } from './messages.ts';
import { PlansTable } from './plans-table.tsx';
import { useDownload } from './use-download.ts';

export const prefetch = () => queryClient.prefetchQuery(plansOptions());

/** /admin-settings/integrations/files: the account as files, and plans of changes (FILE-01). */
export function Component() {
  const t = useT();
  const isActing = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  const mayWrite = useMay('routing:write');
  const downloading = useDownload();
  useLiveRefetch(['fileplan', 'tenant'], filesKey);
  const query = useQuery(plansOptions());
  const plans = query.data?.items;
  return (
    <IntegrationsPage
      title={t(partMessages.files)}
      actions={
        <Button
          looks
          icon={<Download size={16} strokeWidth={1.75} />}
          loading={downloading.busy}
          onClick={() => void downloading.run()}
        >
          {t(messages.download)}
        </Button>
      }
    >
      <div className={css.page}>
        <div className={look.main}>
          <p className={css.about}>{t(messages.about)}</p>
          <Approval mayChange={mayWrite && !isActing} />
          {query.isError && !plans && <LoadFailure title={t(messages.failed)} query={query} />}
          {query.isPending && <RowsSkeleton />}
          {plans?.length === 0 && <Empty />}
          {plans && plans.length > 0 && (
            <section className={css.section} aria-labelledby="files-plans">
              <header className={look.head}>
                <h2 id="files-plans">{t(messages.plans, { days: keptPlanDays })}</h2>
              </header>
              <PlansTable plans={plans} />
            </section>
          )}
          <KeptRecords />
        </div>
      </div>
    </IntegrationsPage>
  );
}

/** Before the first plan: how somebody begins. */
function Empty() {
  const t = useT();
  const copy = useCopy();
  const commands = firstCommands(window.location.origin, 'export phones', 'plan phones');
  return (
    <div className={css.empty}>
      <EmptyState
        icon={FileText}
        title={t(messages.empty)}
        action={
          <Button
            looks
            icon={<Copy size={16} strokeWidth={1.75} />}
            onClick={() => void copy(commands, t(messages.copied))}
          >
            {t(messages.copy)}
          </Button>
        }
      >
        {t(messages.emptyText)}
      </EmptyState>
      <pre className={look.code} translate="no" aria-label={t(messages.commands)}>
        <code>{commands}</code>
      </pre>
    </div>
  );
}
