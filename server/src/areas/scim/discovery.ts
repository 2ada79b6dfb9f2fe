import { t } from '@jackfield/texts';
import { groupSchema } from './groups.ts';
import { texts } from './texts.ts';
import { enterpriseSchema, userSchema } from './user-resource.ts';

const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** A page of a list as RFC 7644 sends it. */
export const listResponse = (
  resources: readonly object[],
  { total = resources.length, startIndex = 1 } = {},
): object => ({
  schemas: [listSchema],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** What the server can (RFC 7643 section 5). */
export const serviceProviderConfig = (base: string): object => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer',
      description: t(texts.keyWanted),
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const resourceType = (base: string, name: 'User' | 'Group', schema: string): object => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  endpoint: `/${name}s`,
  schema,
  ...(name === 'User' && { schemaExtensions: [{ schema: enterpriseSchema, required: false }] }),
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
});

/** Kinds of resources by name. */
export const resourceTypes = (base: string): Readonly<Record<string, object>> => ({
  User: resourceType(base, 'User', userSchema),
  Group: resourceType(base, 'Group', groupSchema),
});

interface Described {
  readonly type?: string;
  readonly multiValued?: boolean;
  readonly required?: boolean;
  readonly mutability?: string;
  readonly uniqueness?: string;
  readonly caseExact?: boolean;
  readonly subAttributes?: readonly object[];
}

const attribute = (name: string, described: Described = {}): object => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...described,
});

const value = [attribute('value')];

const schema = (base: string, id: string, name: string, attributes: readonly object[]): object => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});

/** The attributes that are kept, by schema (RFC 7643 section 7). */
export const schemas = (base: string): Readonly<Record<string, object>> => ({
  [userSchema]: schema(base, userSchema, 'User', [
    attribute('userName', { required: true, uniqueness: 'server' }),
    attribute('externalId', { caseExact: true }),
    attribute('active', { type: 'boolean' }),
    attribute('name', {
      type: 'complex',
      subAttributes: [
        attribute('givenName', { required: true }),
        attribute('familyName', { required: true }),
        attribute('formatted', { mutability: 'readOnly' }),
      ],
    }),
    attribute('displayName', { mutability: 'readOnly' }),
    attribute('title'),
    attribute('emails', {
      type: 'complex',
      multiValued: true,
      subAttributes: [...value, attribute('type'), attribute('primary', { type: 'boolean' })],
    }),
    attribute('timezone'),
    attribute('preferredLanguage'),
    attribute('locale', { mutability: 'readOnly' }),
  ]),
  [enterpriseSchema]: schema(base, enterpriseSchema, 'EnterpriseUser', [
    attribute('manager', { type: 'complex', subAttributes: value }),
  ]),
  [groupSchema]: schema(base, groupSchema, 'Group', [
    attribute('displayName', { required: true, uniqueness: 'server' }),
    attribute('externalId', { caseExact: true }),
    attribute('members', { type: 'complex', multiValued: true, subAttributes: value }),
  ]),
});
