import { paths } from '@jackfield/contract';
import { OwnSecurity } from '@jackfield/devices/own-security';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { navigateTo } from '@jackfield/runtime';
import { useEffect } from 'react';
import { PersonPage, type PersonPageParts } from '../user-profile/person-page.tsx';
import { personTabs } from '../user-profile/person-tabs.ts';

/** Security of the own record (annex J9); that of others is theirs. */
export function Component() {
  return <PersonPage>{(parts) => <Security {...parts} />}</PersonPage>;
}

function Security({ person, viewer, head }: PersonPageParts) {
  const { id } = person;
  const isOwn = id === viewer.teammateId && !viewer.isImpersonated;
  useEffect(() => {
    if (!isOwn) void navigateTo(paths.admin.users.edit(id, 'profile'), { replace: true });
  }, [isOwn, id]);
  return (
    <EditPage head={head} tabs={<LinkTabs tabs={personTabs(id)} />}>
      {isOwn && <OwnSecurity />}
    </EditPage>
  );
}
