import { paths } from '@jackfield/contract';
import { PhoneNumbers } from '@jackfield/phone-numbers/phone-numbers';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { PersonPage } from '../user-profile/person-page.tsx';
import { personTabs } from '../user-profile/person-tabs.ts';

const { users } = paths.admin;

/** Phone numbers of a user (PPL-04). */
export function Component() {
  return (
    <PersonPage>
      {({ person: { id, fullName }, head }) => (
        <EditPage head={head} tabs={<LinkTabs tabs={personTabs(id)} />}>
          <PhoneNumbers
            owner={{ type: 'teammate', id, name: fullName }}
            links={(pid) => ({
              callingName: users.outboundEdit(id, pid, 'outbound-calling-name'),
              listing: users.directoryEdit(id, pid, 'directory-listing'),
            })}
          />
        </EditPage>
      )}
    </PersonPage>
  );
}
