import { OwnSecurity } from '@jackfield/devices/own-security';
import { OwnPage } from '../layout/own-page.tsx';

/** /your-settings/security: how one proves who one is, and where one is signed in (annex J9). */
export function Component() {
  return <OwnPage>{() => <OwnSecurity />}</OwnPage>;
}
