import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import css from './bulk-confirm.module.css';
import type { BulkResult } from './bulk-run.ts';
import { bulkMessages } from './messages.ts';

/** Reports person by person what a bulk action could not do. */
export function BulkFailures({
  failed,
  onClose,
}: {
  failed: BulkResult['failed'];
  onClose(): void;
}) {
  const t = useT();
  return (
    <Dialog
      open
      width={520}
      title={t(bulkMessages.failedTitle, { count: failed.length })}
      cancelText={t(common.close)}
      onClose={onClose}
    >
      <ul className={`ui-secondary ${css.skipped}`}>
        {failed.map(({ person, reason }) => (
          <li key={person.id}>{t(bulkMessages.failed, { fullName: person.fullName, reason })}</li>
        ))}
      </ul>
    </Dialog>
  );
}
