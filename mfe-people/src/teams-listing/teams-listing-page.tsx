import { ledTeams, mayDo, paths } from '@jackfield/contract';
import { listTeams, type TeamListItem, type TeamListQuery } from '@jackfield/contract/api/team';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { lazyPart } from '@jackfield/kit/lazy-part';
import type { Opening } from '@jackfield/kit/remote';
import { Archive, Headset, Pencil, Trash2 } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import {
  ListPage,
  type ListParams,
  prefetchList,
  useAddDrawer,
  useDenied,
  useListing,
} from '@jackfield/lists/list-page';
import { activityAction } from '@jackfield/records/activity-address';
import {
  call,
  common,
  navigateTo,
  profileAtom,
  store,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { TeamsTabs } from '../teams-tabs/teams-tabs.tsx';
import { teamKeys } from '../teams/api/keys.ts';
import { flowLabels } from '../teams/flow-labels.ts';
import { teamMessages } from '../teams/messages.ts';
import { teamColumns } from './columns.tsx';
import { listingDefaults, toRequest } from './listing-query.ts';
import { listingMessages } from './messages.ts';
import { phoneRow } from './phone-row.tsx';

const AddTeamDrawer = lazyPart(() =>
  import('../add-team/add-team-drawer.tsx').then((file) => file.AddTeamDrawer),
);
const RoutedDeleted = lazyPart(() =>
  import('@jackfield/call-routing/routed-deleted').then((file) => file.RoutedDeleted),
);
const DeleteTeamDialog = lazyPart(() =>
  import('../teams/delete-team-dialog.tsx').then((file) => file.DeleteTeamDialog),
);

/** Kinds of events that change what a row shows (annex D, RT-10, RT-12). */
const eventTypes = ['team', 'teammember'] as const;

const list = 'people.teams';
/** Teams of who leads some; null for all. */
const ledNow = () => {
  const profile = store.get(profileAtom);
  return profile && ledTeams(profile);
};
const pageOf = (params: ListParams) => teamPage(toRequest(params, ledNow()));

/** Asks ahead for the first rows. */
export const prefetch = (opening?: Opening) => prefetchList(list, listingDefaults, pageOf, opening);

const idOf = ({ id }: TeamListItem) => id;
const nameOf = ({ name }: TeamListItem) => name;
const open = ({ id }: TeamListItem) => void navigateTo(paths.admin.teams.edit(id));

/** Teams of the account: find them, open them, add and delete (TEAM-01, annex G2). */
export function Component() {
  const t = useT();
  const client = useQueryClient();
  useLiveRefetch(eventTypes, teamKeys.lists);
  const { listing, answer, error } = useListing(listingDefaults, pageOf);
  const counts = answer?.counts;
  const adding = useAddDrawer();
  const profile = useAtomValue(profileAtom);
  const isWhole = ledNow() === null;
  const [isDeletedOpen, setDeletedOpen] = useState(false);
  const [leaving, setLeaving] = useState<TeamListItem | null>(null);
  useBreadcrumb([{ label: t(common.teams) }]);

  const columns = useMemo(() => teamColumns(), []);
  const menu = useCallback(
    (team: TeamListItem): MenuGroups => [
      [
        {
          key: 'edit',
          label: t(common.edit),
          icon: Pencil,
          shortcut: 'E',
          run: () => open(team),
        },
      ],
      isWhole
        ? [
            {
              key: 'delete',
              label: t(teamMessages.delete),
              icon: Trash2,
              danger: true,
              run: () => setLeaving(team),
            },
          ]
        : [],
    ],
    [t, isWhole],
  );
  const more: MenuGroups = [
    [
      ...(isWhole
        ? [
            {
              key: 'deleted',
              label: t(common.recentlyDeleted),
              icon: Archive,
              run: () => setDeletedOpen(true),
            },
          ]
        : []),
      ...(mayDo(profile, 'audit:read') ? [activityAction('team')] : []),
    ],
  ];
  const denied = useDenied(error);
  const refresh = () => void client.invalidateQueries({ queryKey: teamKeys.all });

  return (
    <>
      <ListPage
        {...listing}
        list={list}
        title={t(common.teams)}
        tabs={<TeamsTabs />}
        things={t(listingMessages.things)}
        icon={Headset}
        {...(isWhole && { primary: { label: t(listingMessages.add), run: adding.open } })}
        more={() => more}
        searchPlaceholder={t(listingMessages.search)}
        searchPlaceholderShort={t(listingMessages.searchShort)}
        pillsLabel={t(common.type)}
        pills={[
          { value: '', label: t(listingMessages.all), count: counts?.all },
          { value: 'ringGroup', label: t(flowLabels.ringGroup), count: counts?.ringGroup },
          { value: 'callQueue', label: t(flowLabels.callQueue), count: counts?.callQueue },
        ]}
        texts={{
          emptyTitle: t(common.noTeam),
          emptyText: t(listingMessages.emptyText),
          noMatchText: t(listingMessages.noMatchText, { count: listing.all ?? 0 }),
          deniedTitle: t(listingMessages.deniedTitle),
        }}
        {...denied}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        onOpen={open}
        menu={menu}
        phoneRow={phoneRow}
      />
      {adding.isOpen && isWhole && <AddTeamDrawer onAdded={refresh} onClose={adding.close} />}
      {isDeletedOpen && (
        <RoutedDeleted kind="team" onRestored={refresh} onClose={() => setDeletedOpen(false)} />
      )}
      {leaving && (
        <DeleteTeamDialog team={leaving} onDeleted={refresh} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}

/** One page of teams (API-136). */
function teamPage(query: TeamListQuery) {
  return {
    queryKey: teamKeys.list(query),
    load: (signal: AbortSignal) => call(listTeams, { query }, { signal }),
  };
}
