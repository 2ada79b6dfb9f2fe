import { noticed } from '@jackfield/call-routing/call-flow';
import { paths } from '@jackfield/contract';
import { MyDevice } from '@jackfield/devices/my-device';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { accountAtom, common, Link, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useViewer } from '../people/use-viewer.ts';
import { PersonPage } from '../user-profile/person-page.tsx';
import { personTabs } from '../user-profile/person-tabs.ts';

const { deskphones } = paths.admin;

/** Ways to the desk phone pages (OP-27); Malaysia accounts buy none (ROLE-08). */
function DeviceLinks() {
  const t = useT();
  const isMalaysia = useAtomValue(accountAtom)?.country === 'MYS';
  return (
    <>
      {!isMalaysia && <Link to={deskphones.buyPhones()}>{t(common.buyDeskPhones)}</Link>}
      <Link to={deskphones.allDevices()}>{t(common.allDevices)}</Link>
    </>
  );
}

/** Devices of a user (PPL-03). */
export function Component() {
  const { isImpersonated } = useViewer();
  return (
    <PersonPage>
      {({ person, head }) => (
        <EditPage head={head} tabs={<LinkTabs tabs={personTabs(person.id)} />}>
          <MyDevice
            key={person.id}
            teammateId={person.id}
            canManage={!isImpersonated}
            noticed={noticed}
            links={<DeviceLinks />}
          />
        </EditPage>
      )}
    </PersonPage>
  );
}
