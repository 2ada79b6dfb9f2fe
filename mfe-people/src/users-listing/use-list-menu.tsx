import { mayDo } from '@jackfield/contract';
import type { TeammateListQuery } from '@jackfield/contract/api/teammate';
import { exportTeammates, type TeammateColumn } from '@jackfield/contract/api/teammate-export';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Archive, History, Upload } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { exportAction } from '@jackfield/lists/csv-export';
import { useDrawer } from '@jackfield/lists/list-page';
import { activityAction } from '@jackfield/records/activity-address';
import { call, common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { batchMessages } from '../batches/messages.ts';
import { refreshLists } from '../people/api/cached-people.ts';
import type { Viewer } from '../people/user-actions.ts';
import { listingMessages } from './messages.ts';

/** Columns of the file that a column of the listing stands for. */
const fileColumns: Readonly<Record<string, readonly TeammateColumn[]>> = {
  fullName: ['firstName', 'lastName', 'email', 'title'],
  extension: ['extension'],
  number: ['number'],
  role: ['role'],
  teams: ['teams'],
  status: ['status'],
  lastSeenAt: ['lastSeenAt'],
};

/** What a file of the listing holds when these columns of it are put away. */
function exportColumns(hidden: readonly string[]): TeammateColumn[] {
  const shown = Object.entries(fileColumns).flatMap(([key, columns]) =>
    hidden.includes(key) ? [] : columns,
  );
  // By these an import of the edited file knows whom it changes.
  return [...shown, 'id', 'version'];
}

const ImportDialog = lazyPart(() =>
  import('../import-users/import-dialog.tsx').then((file) => file.ImportDialog),
);
const BatchesDialog = lazyPart(() =>
  import('../batches/batches-dialog.tsx').then((file) => file.BatchesDialog),
);

const RoutedDeleted = lazyPart(() =>
  import('@jackfield/call-routing/routed-deleted').then((file) => file.RoutedDeleted),
);

/** Actions on the whole listing: import, export, what was deleted or done to many (annex J7). */
export function useListMenu(request: TeammateListQuery, viewer: Viewer) {
  const t = useT();
  const client = useQueryClient();
  const [open, setOpen] = useState<'import' | 'batches' | 'deleted'>();
  // The command palette opens it by the address.
  const asked = useDrawer('import');
  const close = () => {
    setOpen(undefined);
    if (asked.isOpen) asked.close();
  };
  const batches = {
    key: 'batches',
    label: t(batchMessages.menu),
    icon: History,
    run: () => setOpen('batches'),
  };
  const deleted = {
    key: 'deleted',
    label: t(common.recentlyDeleted),
    icon: Archive,
    run: () => setOpen('deleted'),
  };
  const more = ({
    hidden,
    isEmpty,
  }: {
    hidden: readonly string[];
    isEmpty: boolean;
  }): MenuGroups => [
    isEmpty
      ? []
      : [
          exportAction({
            name: 'users',
            load: () => exportPeople(request, exportColumns(hidden)),
          }),
        ],
    [
      ...(mayDo(viewer, 'people:write') ? [batches, deleted] : []),
      ...(mayDo(viewer, 'audit:read') ? [activityAction('teammate')] : []),
    ],
  ];
  const dialogs = (
    <>
      {(open === 'import' || asked.isOpen) && mayDo(viewer, 'people:write') && (
        <ImportDialog onClose={close} />
      )}
      {open === 'batches' && <BatchesDialog onClose={close} />}
      {open === 'deleted' && (
        <RoutedDeleted
          kind="teammate"
          onRestored={() => void refreshLists(client)}
          onClose={close}
        />
      )}
    </>
  );
  const secondary = {
    label: t(listingMessages.import),
    icon: Upload,
    run: () => setOpen('import'),
  };
  return { more, secondary, dialogs };
}

/** The listing under its search and filters as a CSV file with these columns. */
function exportPeople(
  { pageNum: _page, limit: _limit, ...query }: TeammateListQuery,
  columns: readonly TeammateColumn[],
): Promise<Blob> {
  return call(exportTeammates, { query: { ...query, columns: columns.join(',') } });
}
