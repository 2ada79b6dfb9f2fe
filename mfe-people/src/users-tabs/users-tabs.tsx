import { paths } from '@jackfield/contract';
import { LinkTabs } from '@jackfield/records/edit-page';
import { accountAtom, common, firstRowsAtom, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { boardEvents, boardKey, countsOptions } from '../emergency-board/board-query.ts';
import { boardMessages } from '../emergency-board/messages.ts';

/** Users, and whom 911 would find: it is called in the USA and Canada alone. */
export function useUsersTabs() {
  const country = useAtomValue(accountAtom)?.country;
  return country === 'USA' || country === 'CAN' ? <UsersTabs /> : undefined;
}

/** The pages about all users; who 911 would not find is counted once the first rows are there. */
export function UsersTabs() {
  const t = useT();
  useLiveRefetch(boardEvents, boardKey);
  const enabled = useAtomValue(firstRowsAtom);
  const lost = useQuery({ ...countsOptions(), enabled }).data?.counts.toFix ?? 0;
  const text = t(boardMessages.lostCount, { count: lost });
  return (
    <LinkTabs
      tabs={[
        { label: t(common.users), to: paths.admin.users.listing() },
        {
          label: t(boardMessages.title),
          to: paths.admin.users.emergency(),
          count: lost > 0 ? { value: lost, text, isLoss: true } : undefined,
        },
      ]}
    />
  );
}
