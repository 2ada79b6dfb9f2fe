import { mayDo } from '@jackfield/contract';
import { zoneName } from '@jackfield/domain/days-in-words';
import { exportActivity } from '@jackfield/contract/api/audit';
import { Button } from '@jackfield/kit/ui/core';
import { Download, RefreshCw } from '@jackfield/kit/ui/icons';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { exportAction } from '@jackfield/lists/csv-export';
import { type ActivityFilters, askedFor } from '@jackfield/records/activity-address';
import { call, common, profileAtom, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './activity.module.css';
import { ActivityList } from './activity-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { activityMessages } from './messages.ts';
import { useActivity } from './use-activity.ts';

export interface ActivityDrawerProps {
  filters: ActivityFilters;
  onFilters(filters: ActivityFilters): void;
  onClose(): void;
}

/**
 * Who changed what in the whole account, with filters and export; who may not read that sees what they
 * did and what was done for them (annex J2). Render it when it is to open.
 */
export function ActivityDrawer({ filters, onFilters, onClose }: ActivityDrawerProps) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const zone = useAtomValue(timeZoneAtom);
  const activity = useActivity(filters);
  const seesAll = mayDo(profile, 'audit:read');
  const isNarrowed = Object.keys(askedFor(filters)).length > 0;
  const text = isNarrowed ? 'narrowed' : seesAll ? 'text' : 'ownText';
  const download = exportAction({
    name: 'activity',
    load: () => call(exportActivity, { body: askedFor(filters) }),
  });
  return (
    <Drawer
      open
      width={960}
      title={t(seesAll ? activityMessages.title : activityMessages.ownTitle)}
      onClose={onClose}
    >
      <div className={`ui-actions ${css.head}`}>
        <p>{t(activityMessages[text], { zone: zoneName(zone) })}</p>
        <Button
          icon={<RefreshCw size={15} strokeWidth={1.75} />}
          loading={activity.isRefetching && !activity.isFetchingNextPage}
          onClick={() => void activity.refetch()}
        >
          {t(common.refresh)}
        </Button>
        <Button icon={<Download size={15} strokeWidth={1.75} />} onClick={() => download.run()}>
          {t(common.exportCSV)}
        </Button>
      </div>
      <FilterBar filters={filters} seesAll={seesAll} onFilters={onFilters} />
      {profile && (
        <ActivityList
          activity={activity}
          filters={filters}
          reader={profile}
          onFilters={onFilters}
        />
      )}
    </Drawer>
  );
}
