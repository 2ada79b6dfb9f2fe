import { mayDo, paths } from '@jackfield/contract';
import {
  listTeammates,
  type TeammateListItem,
  type TeammateListQuery,
} from '@jackfield/contract/api/teammate';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { lazyPart } from '@jackfield/kit/lazy-part';
import type { Opening } from '@jackfield/kit/remote';
import { UsersRound } from '@jackfield/kit/ui/icons';
import {
  ListPage,
  type ListParams,
  prefetchList,
  useAddDrawer,
  useDenied,
  useListing,
} from '@jackfield/lists/list-page';
import { call, common, navigateTo, useLiveRefetch, useT } from '@jackfield/runtime';
import { useCallback, useMemo } from 'react';
import { peopleKeys } from '../people/api/keys.ts';
import { personMenu } from '../people/person-menu.ts';
import { useTrialBlock } from '../add-users/use-trial-block.tsx';
import { usePersonActions } from '../people/use-person-actions.tsx';
import { useViewer } from '../people/use-viewer.ts';
import { useZone } from '../people/use-zone.ts';
import { useUsersTabs } from '../users-tabs/users-tabs.tsx';
import { userColumns } from './columns.tsx';
import { listingDefaults, scopeOf, toRequest } from './listing-query.ts';
import { listingMessages, userStates } from './messages.ts';
import { phoneRow } from './phone-row.tsx';
import { useBulk } from './use-bulk.tsx';
import { useFilters } from './use-filters.ts';
import { useListMenu } from './use-list-menu.tsx';
import { useSelection } from './use-selection.ts';

/** Kinds of events that change what a row shows (annex D, RT-11, RT-15). */
const eventTypes = ['teammate', 'profileimage', 'phonenumber', 'teammember', 'team'] as const;

/** People as the address asks for them, kept current by live events (RT-01, RT-11). */
function usePeople() {
  useLiveRefetch(eventTypes, peopleKeys.lists);
  return useListing(listingDefaults, pageOf);
}

/** One page of people (API-114). */
function teammatePage(query: TeammateListQuery) {
  return {
    queryKey: peopleKeys.page(query),
    load: (signal: AbortSignal) => call(listTeammates, { query }, { signal }),
  };
}

const list = 'people.users';
const pageOf = (params: ListParams) => teammatePage(toRequest(params));

/** Asks ahead for the first rows. */
export const prefetch = (opening?: Opening) => prefetchList(list, listingDefaults, pageOf, opening);

const AddUsersDrawer = lazyPart(() =>
  import('../add-users/add-users-drawer.tsx').then((file) => file.AddUsersDrawer),
);

const idOf = ({ id }: TeammateListItem) => id;
const nameOf = ({ fullName }: TeammateListItem) => fullName;
const open = ({ id }: TeammateListItem) => void navigateTo(paths.admin.users.edit(id));

/** Users of the account: find them, open them, act on one or many (PPL-01). */
export function Component() {
  const t = useT();
  const viewer = useViewer();
  const { teammateId } = viewer;
  const mayAdd = mayDo(viewer, 'people:write');
  const timeZone = useZone();
  const { listing, answer, loaded, error } = usePeople();
  const { params, all: users } = listing;
  const counts = answer?.counts;
  const { chosen, selection, choose, clear } = useSelection(scopeOf(params), loaded);
  const bulk = useBulk(selection, viewer, clear);
  const { run, dialogs } = usePersonActions();
  const menuOfList = useListMenu(toRequest(params), viewer);
  const adding = useAddDrawer();
  const blocked = useTrialBlock(users);
  useBreadcrumb([{ label: t(common.users) }]);

  const columns = useMemo(() => userColumns(teammateId, timeZone), [teammateId, timeZone]);
  const menu = useCallback(
    (person: TeammateListItem) => personMenu(person, viewer, run),
    [viewer, run],
  );
  const denied = useDenied(error);
  const tabs = useUsersTabs();

  return (
    <>
      <ListPage
        {...listing}
        list={list}
        title={t(common.users)}
        things={t(listingMessages.things)}
        icon={UsersRound}
        tabs={tabs}
        {...(mayAdd && {
          primary: { label: t(listingMessages.add), blocked, run: adding.open },
          secondary: menuOfList.secondary,
          chosen,
          onChosen: choose,
          bulk,
        })}
        more={menuOfList.more}
        searchPlaceholder={t(listingMessages.search)}
        searchPlaceholderShort={t(listingMessages.searchShort)}
        pillsLabel={t(common.status)}
        pills={[
          { value: '', label: t(listingMessages.all), count: counts?.all },
          { value: 'active', label: t(userStates.active), count: counts?.active },
          { value: 'pending', label: t(userStates.pending), count: counts?.pending },
          { value: 'suspended', label: t(userStates.suspended), count: counts?.suspended },
        ]}
        filters={useFilters()}
        texts={{
          emptyTitle: t(listingMessages.emptyTitle),
          emptyText: t(listingMessages.emptyText),
          noMatchText: t(listingMessages.noMatchText, { count: users ?? 0 }),
          deniedTitle: t(listingMessages.deniedTitle),
        }}
        {...denied}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        onOpen={open}
        menu={menu}
        busy={bulk.busy}
        phoneRow={(person) => phoneRow(person, teammateId)}
      />
      {bulk.dialogs}
      {dialogs}
      {menuOfList.dialogs}
      {mayAdd && adding.isOpen && !blocked && (
        <AddUsersDrawer users={users ?? undefined} onClose={adding.close} />
      )}
    </>
  );
}
