import { paths, type UserPage, type YourSettingsPage } from '@jackfield/contract';

/** Whose own settings are opened. */
export interface OwnPlace {
  readonly role: 'admin' | 'standard';
  readonly id: string;
}

/** A page of the own settings: of an admin in the own record, of others in Your settings. */
export const ownPath = ({ role, id }: OwnPlace, page: UserPage & YourSettingsPage): string =>
  role === 'admin' ? paths.admin.users.edit(id, page) : paths.yourSettings.page(page);
