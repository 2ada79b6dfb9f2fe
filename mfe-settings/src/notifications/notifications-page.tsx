import { OwnNotices } from '@jackfield/devices/own-notices';
import { OwnPage } from '../layout/own-page.tsx';

/** /your-settings/notifications: what one is told of by mail (NOTE-01). */
export function Component() {
  return <OwnPage>{() => <OwnNotices />}</OwnPage>;
}
