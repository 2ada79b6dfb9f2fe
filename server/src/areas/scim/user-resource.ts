import type { UserRow } from './find-users.ts';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** Version of a user as its ETag: what the record and the directory hold both count. */
export const versionOf = (row: UserRow): number => row.version + (row.scim_version ?? 0);

/** A person as the directory reads them (RFC 7643 section 4.1). */
export function userResource(row: UserRow, base: string): object {
  const { id, scim_updated_at: told, manager_id: managerId } = row;
  const modified = told !== null && told > row.updated_at ? told : row.updated_at;
  return {
    schemas: [userSchema, ...(managerId === null ? [] : [enterpriseSchema])],
    id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    userName: row.user_name ?? row.email,
    active: row.status !== 'suspended',
    name: { givenName: row.first_name, familyName: row.last_name, formatted: row.full_name },
    displayName: row.full_name,
    ...(row.title !== '' && { title: row.title }),
    emails: [{ value: row.pending_email ?? row.email, type: 'work', primary: true }],
    timezone: row.time_zone,
    ...(row.language !== null && { preferredLanguage: row.language, locale: row.language }),
    ...(managerId !== null && { [enterpriseSchema]: { manager: { value: managerId } } }),
    meta: {
      resourceType: 'User',
      created: row.created_at.toISOString(),
      lastModified: modified.toISOString(),
      location: `${base}/Users/${id}`,
      version: `"${versionOf(row)}"`,
    },
  };
}
