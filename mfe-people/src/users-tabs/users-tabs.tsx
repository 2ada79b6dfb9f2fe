import { mayDo, paths } from '@jackfield/contract';
import { LinkTabs } from '@jackfield/records/edit-page';
import {
  accountAtom,
  common,
  firstRowsAtom,
  profileAtom,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { boardEvents, boardKey, countsOptions } from '../emergency-board/board-query.ts';
import { boardMessages } from '../emergency-board/messages.ts';
import { rolesMessages } from '../roles/messages.ts';

/** The pages about all users; alone among them, the listing has no tabs. */
export function useUsersTabs() {
  const country = useAtomValue(accountAtom)?.country;
  const isAdmin = useAtomValue(profileAtom)?.role === 'admin';
  return country === 'USA' || country === 'CAN' || isAdmin ? <UsersTabs /> : undefined;
}

/**
 * The pages about all users: whom 911 would find, in the USA and Canada, where it is called; and who
 * has which role, for admins, who give them. Who is lost is counted once the first rows are there.
 */
export function UsersTabs() {
  const t = useT();
  useLiveRefetch(boardEvents, boardKey);
  const country = useAtomValue(accountAtom)?.country;
  const profile = useAtomValue(profileAtom);
  const hasBoard = (country === 'USA' || country === 'CAN') && mayDo(profile, 'people:read');
  const enabled = useAtomValue(firstRowsAtom) && hasBoard;
  const lost = useQuery({ ...countsOptions(), enabled }).data?.counts.toFix ?? 0;
  const text = t(boardMessages.lostCount, { count: lost });
  const emergency = {
    label: t(boardMessages.title),
    to: paths.admin.users.emergency(),
    count: lost > 0 ? { value: lost, text, isLoss: true } : undefined,
  };
  const roles = { label: t(rolesMessages.title), to: paths.admin.users.roles() };
  return (
    <LinkTabs
      tabs={[
        { label: t(common.users), to: paths.admin.users.listing() },
        ...(hasBoard ? [emergency] : []),
        ...(profile?.role === 'admin' ? [roles] : []),
      ]}
    />
  );
}
