import { expect, it } from 'vitest';
import { type GroupDraft, changeGroupDraft } from './group-draft.ts';
import { emailOf, readOperations, readPath, readUser, readUserChange } from './user-draft.ts';

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

it.each([
  [{ op: 'Replace', path: 'active', value: 'False' }, { active: false }],
  [{ OP: 'add', PATH: 'NAME.givenName', Value: 'Ana' }, { givenName: 'Ana' }],
  [
    {
      op: 'add',
      path: 'emails',
      value: [
        { value: 'a@x.com', type: 'home' },
        { value: 'b@x.com', type: 'work' },
      ],
    },
    { workEmail: 'b@x.com' },
  ],
  [{ op: 'replace', path: 'emails[type eq "home"].value', value: 'h@x.com' }, {}],
  [
    { op: 'replace', path: 'emails[primary eq "True"].value', value: 'p@x.com' },
    { workEmail: 'p@x.com' },
  ],
  [{ op: 'add', path: `${enterprise}:manager`, value: 'm1' }, { managerId: 'm1' }],
  [{ op: 'add', value: { [enterprise]: { manager: { value: 'm1' } } } }, { managerId: 'm1' }],
  [{ op: 'remove', path: 'title' }, { title: '' }],
  [{ op: 'replace', value: { 'name.familyName': 'Cole', nickName: 'x' } }, { familyName: 'Cole' }],
  [{ op: 'add', path: 'urn:okta:custom:1.0:shoeSize', value: '44' }, {}],
])('[SCIM-01] %j means %j', (operation, draft) => {
  expect(readUserChange(readOperations({ Operations: [operation] }))).toEqual(draft);
});

it.each([
  [{ op: 'move', path: 'title' }, 'op is add, replace or remove.'],
  [{ op: 'replace', path: 'active', value: 'maybe' }, 'active is true or false.'],
  [{ op: 'remove', path: 'userName' }, 'userName cannot be removed.'],
  [{ op: 'add', path: '__proto__.polluted', value: 'x' }, 'This path names no attribute'],
  [{ op: 'add', path: 'title[', value: 'x' }, 'This path names no attribute'],
])('[SCIM-01] %j is refused', (operation, message) => {
  expect(() => readUserChange(readOperations({ Operations: [operation] }))).toThrow(message);
});

it('[SCIM-01] no path and no member reaches a prototype', () => {
  const value = JSON.parse('{"constructor":{"prototype":{"polluted":1}}}') as object;
  readUserChange([{ op: 'add', path: 'constructor.prototype', value: { polluted: 1 } }]);
  readUser(value);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

it.each([
  [{ userName: 'Ana@Example.com' }, 'ana@example.com'],
  [{ userName: 'ana@example.com', workEmail: 'work@example.com' }, 'work@example.com'],
  [{ userName: 'ana' }, undefined],
  [{ userName: `${'0f'.repeat(16)}ana@example.com` }, undefined],
  [{ userName: 'gone@example.com', active: false }, undefined],
])('[SCIM-01] the email of %j is %j', (draft, email) => {
  expect(emailOf(draft)).toBe(email);
});

it('[SCIM-01] a path is read without its schema', () => {
  expect(readPath('urn:ietf:params:scim:schemas:core:2.0:User:name.givenName')).toEqual({
    name: 'name.givenname',
    filter: undefined,
  });
});

it.each([
  [{ op: 'remove', path: 'members', value: [{ value: 'a' }] }, ['b']],
  [{ op: 'remove', path: 'members[value eq "a"]' }, ['b']],
  [{ op: 'remove', path: 'members' }, []],
  [{ op: 'add', path: 'members', value: { value: 'c' } }, ['a', 'b', 'c']],
  [{ op: 'replace', path: 'members', value: [{ value: 'c' }] }, ['c']],
  [{ op: 'replace', value: { id: 'other', members: [] } }, []],
])('[SCIM-01] %j leaves the members %j', (operation, members) => {
  const draft: GroupDraft = { name: 'Desk', externalId: null, members: new Set(['a', 'b']) };
  changeGroupDraft(draft, readOperations({ Operations: [operation] }));
  expect([...draft.members]).toEqual(members);
});
