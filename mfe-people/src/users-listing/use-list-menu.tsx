import type { TeammateListQuery } from '@jackfield/contract/api/teammate';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { History, Upload } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { exportAction } from '@jackfield/lists/csv-export';
import { activityAction } from '@jackfield/records/activity-address';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { batchMessages } from '../batches/messages.ts';
import { exportPeople } from '../people/api/export-teammates.ts';
import { exportColumns } from './export-columns.ts';
import { listingMessages } from './messages.ts';

const ImportDialog = lazyPart(() =>
  import('../import-users/import-dialog.tsx').then((file) => file.ImportDialog),
);
const BatchesDialog = lazyPart(() =>
  import('../batches/batches-dialog.tsx').then((file) => file.BatchesDialog),
);

/** Actions on the whole listing: import, export, what was done to many (annex J7). */
export function useListMenu(request: TeammateListQuery) {
  const t = useT();
  const [open, setOpen] = useState<'import' | 'batches'>();
  const close = () => setOpen(undefined);
  const more = ({
    hidden,
    isEmpty,
  }: {
    hidden: readonly string[];
    isEmpty: boolean;
  }): MenuGroups => [
    [
      {
        key: 'import',
        label: t(listingMessages.import),
        icon: Upload,
        run: () => setOpen('import'),
      },
      ...(isEmpty
        ? []
        : [
            exportAction({
              name: 'users',
              load: () => exportPeople(request, exportColumns(hidden)),
            }),
          ]),
    ],
    [
      {
        key: 'batches',
        label: t(batchMessages.menu),
        icon: History,
        run: () => setOpen('batches'),
      },
      activityAction('teammate'),
    ],
  ];
  const dialogs = (
    <>
      {open === 'import' && <ImportDialog onClose={close} />}
      {open === 'batches' && <BatchesDialog onClose={close} />}
    </>
  );
  return { more, dialogs };
}
