import { paths } from '@jackfield/contract';
import { OwnNotices } from '@jackfield/devices/own-notices';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { navigateTo } from '@jackfield/runtime';
import { useEffect } from 'react';
import { PersonPage, type PersonPageParts } from '../user-profile/person-page.tsx';
import { personTabs } from '../user-profile/person-tabs.ts';

/** What the person is told of by mail (NOTE-01); that of others is theirs. */
export function Component() {
  return <PersonPage>{(parts) => <Notices {...parts} />}</PersonPage>;
}

function Notices({ person: { id }, viewer, head }: PersonPageParts) {
  const isOwn = id === viewer.teammateId;
  useEffect(() => {
    if (!isOwn) void navigateTo(paths.admin.users.edit(id, 'profile'), { replace: true });
  }, [isOwn, id]);
  return (
    <EditPage head={head} tabs={<LinkTabs tabs={personTabs(id)} />}>
      {isOwn && <OwnNotices />}
    </EditPage>
  );
}
