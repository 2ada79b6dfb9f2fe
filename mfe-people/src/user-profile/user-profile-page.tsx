import { PersonPage } from './person-page.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Profile of a user (PPL-05). */
export function Component() {
  return <PersonPage>{(parts) => <ProfileForm {...parts} />}</PersonPage>;
}
