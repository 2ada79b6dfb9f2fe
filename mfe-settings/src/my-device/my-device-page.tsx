import { MyDevice } from '@jackfield/devices/my-device';
import { OwnPage } from '../layout/own-page.tsx';

/** /your-settings/my-device: the own devices, which admins add and remove (SET-03). */
export function Component() {
  return <OwnPage>{({ id }) => <MyDevice teammateId={id} canManage={false} />}</OwnPage>;
}
