import { type BatchItem, listBatches } from '@jackfield/contract/api/batch';
import { formatDateTime } from '@jackfield/domain';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { call, common, failureText, useT } from '@jackfield/runtime';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useZone } from '../people/use-zone.ts';
import css from './batches-dialog.module.css';
import { batchMessages } from './messages.ts';
import { RollBackButton } from './roll-back-button.tsx';

/** Recent imports and bulk changes, each to be rolled back with one click (annex J7). */
export function BatchesDialog({ onClose }: { onClose(): void }) {
  const t = useT();
  const { data: batches, error, refetch } = useQuery(batchesOptions());
  return (
    <Dialog open title={t(batchMessages.title)} cancelText={t(common.done)} onClose={onClose}>
      {error && (
        <ErrorAlert title={t(batchMessages.failed)} error={error} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorAlert>
      )}
      {!batches && !error && <Skeleton width={320} height={10} />}
      {batches?.length === 0 && <p className="ui-secondary">{t(batchMessages.empty)}</p>}
      <ul className={css.batches}>
        {batches?.map((batch) => (
          <BatchRow key={batch.id} batch={batch} />
        ))}
      </ul>
    </Dialog>
  );
}

function BatchRow({ batch }: { batch: BatchItem }) {
  const t = useT();
  const zone = useZone();
  const { added, changed, at, actorName, rolledBackAt } = batch;
  const what = [
    ...(added > 0 ? [t(common.usersInvited, { count: added })] : []),
    ...(changed > 0 ? [t(common.usersChanged, { count: changed })] : []),
  ].join(' · ');
  return (
    <li className={css.batch}>
      <div className={`ui-lines ${css.text}`}>
        <strong>{what}</strong>
        <span className="ui-secondary">
          {t(batchMessages.by, { when: formatDateTime(at, zone), name: actorName })}
        </span>
      </div>
      {rolledBackAt === null ? (
        <RollBackButton batch={batch} size="small" />
      ) : (
        <span className={`ui-secondary ${css.over}`}>
          {t(batchMessages.rolledBack, { when: formatDateTime(rolledBackAt, zone) })}
        </span>
      )}
    </li>
  );
}

/** The newest imports and bulk changes (annex J7). */
function batchesOptions() {
  return queryOptions({
    queryKey: ['batch', 'list'],
    queryFn: ({ signal }) => call(listBatches, {}, { signal }),
    select: ({ items }) => items,
    staleTime: 0,
  });
}
