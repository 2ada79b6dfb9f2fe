import { may } from '@jackfield/kit/may';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Archive } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { activityAction } from '@jackfield/records/activity-address';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';

const RoutedDeleted = lazyPart(() =>
  import('@jackfield/call-routing/routed-deleted').then((file) => file.RoutedDeleted),
);

/** Actions on the whole listing: what was deleted, who changed what (annex J2). */
export function useListMenu(onRestored: () => void) {
  const t = useT();
  const [isDeletedOpen, setDeletedOpen] = useState(false);
  const more = (): MenuGroups => [
    [
      {
        key: 'deleted',
        label: t(common.recentlyDeleted),
        icon: Archive,
        run: () => setDeletedOpen(true),
      },
      ...(may('audit:read') ? [activityAction('company')] : []),
    ],
  ];
  const dialogs = isDeletedOpen && (
    <RoutedDeleted kind="company" onRestored={onRestored} onClose={() => setDeletedOpen(false)} />
  );
  return { more, dialogs };
}
