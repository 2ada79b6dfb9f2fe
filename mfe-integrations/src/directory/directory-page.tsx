import type { Directory } from '@jackfield/contract/api/directory';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Alert } from '@jackfield/kit/ui/core';
import { UsersRound } from '@jackfield/kit/ui/icons';
import { formatList, queryClient, sessionAtom, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { IntegrationsPage } from '../parts/integrations-page.tsx';
import { partMessages } from '../parts/messages.ts';
import look from '../parts/parts.module.css';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { ConnectAside } from './connect-aside.tsx';
import { directoryKey, directoryOptions } from './directory-query.ts';
import { GroupsSection, RuleSection } from './groups-section.tsx';
import { HeldAlert } from './held-alert.tsx';
import { directoryMessages as messages } from './messages.ts';
import { RequestsSection } from './requests-section.tsx';
import { SyncedSection } from './synced-section.tsx';

export const prefetch = () => queryClient.prefetchQuery(directoryOptions());

/** /admin-settings/integrations/directory: the company's directory, which keeps users here (SCIM-01). */
export function Component() {
  const t = useT();
  const isActing = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  useLiveRefetch(['directory', 'key'], directoryKey);
  const query = useQuery(directoryOptions());
  const directory = query.data;
  return (
    <IntegrationsPage title={t(partMessages.directory)}>
      <div className={look.beside}>
        <div className={look.main}>
          {isActing && <Alert kind="info" title={t(messages.notYours)} />}
          {query.isError && !directory && <LoadFailure title={t(messages.failed)} query={query} />}
          {query.isPending && <RowsSkeleton />}
          {directory && <Content directory={directory} mayChange={!isActing} />}
        </div>
        {directory && <ConnectAside directory={directory} />}
      </div>
    </IntegrationsPage>
  );
}

function Content({ directory, mayChange }: { directory: Directory; mayChange: boolean }) {
  const t = useT();
  const { lastAt, groups, held, undecided } = directory;
  const isNew = lastAt === null && groups.length === 0;
  return (
    <>
      <HeldAlert held={held} mayChange={mayChange} />
      {undecided.length > 0 && (
        <Alert kind="info" title={t(messages.undecided, { count: undecided.length })}>
          {t(messages.undecidedText, { names: formatList(undecided.map(({ name }) => name)) })}
        </Alert>
      )}
      {isNew && (
        <EmptyState icon={UsersRound} title={t(messages.empty)}>
          {t(messages.emptyText)}
        </EmptyState>
      )}
      <SyncedSection directory={directory} />
      <RuleSection directory={directory} mayChange={mayChange} />
      {!isNew && <GroupsSection directory={directory} mayChange={mayChange} />}
      {!isNew && <RequestsSection />}
    </>
  );
}
