import { noticed } from '@jackfield/call-routing/call-flow';
import { mayDo, paths } from '@jackfield/contract';
import { type Teammate, updateTeammate } from '@jackfield/contract/api/teammate';
import { MayChange } from '@jackfield/kit/may';
import { MyDevice } from '@jackfield/devices/my-device';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { accountAtom, call, common, Link, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cachePerson } from '../people/api/cached-people.ts';
import { useViewer } from '../people/use-viewer.ts';
import { mayChange } from '../people/user-actions.ts';
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

/** Where help is sent to when the user calls for it. */
function useAddress() {
  const client = useQueryClient();
  return ({ id, version, e911Address: address }: Teammate) => ({
    address,
    onSave: async (e911Address: NonNullable<typeof address>) => {
      const asked = { params: { id }, body: { e911Address } };
      cachePerson(client, await call(updateTeammate, asked, { version }));
    },
  });
}

/** Devices of a user (PPL-03). */
export function Component() {
  const viewer = useViewer();
  const canManage = ({ role, access }: Teammate) =>
    !viewer.isImpersonated &&
    mayDo(viewer, 'devices:write') &&
    (viewer.role === 'admin' || (role !== 'admin' && !access));
  const addressOf = useAddress();
  return (
    <PersonPage>
      {({ person, head }) => (
        <MayChange value={canManage(person) || viewer.isImpersonated}>
          <EditPage head={head} tabs={<LinkTabs tabs={personTabs(person.id)} />}>
            <MyDevice
              key={person.id}
              teammateId={person.id}
              canManage={canManage(person)}
              noticed={noticed}
              {...(mayChange(person, viewer) && { person: addressOf(person) })}
              links={<DeviceLinks />}
            />
          </EditPage>
        </MayChange>
      )}
    </PersonPage>
  );
}
