import { MyDevice } from '@jackfield/devices/my-device';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { useViewer } from '../people/use-viewer.ts';
import { PersonPage } from '../user-profile/person-page.tsx';
import { personTabs } from '../user-profile/person-tabs.ts';
import { DeviceLinks } from './device-links.tsx';

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
            links={<DeviceLinks />}
          />
        </EditPage>
      )}
    </PersonPage>
  );
}
