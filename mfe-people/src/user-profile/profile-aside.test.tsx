import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, fakeTeammate, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProfileAside } from './profile-aside.tsx';

beforeEach(() => signInAs());
afterEach(() => {
  cleanup();
  signOutOfTest();
});

const id = '018f0000-0000-7000-8000-000000000021';
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('[PPL-05] beside the profile stands where a user is in the calls, with the ways there', () => {
  const teams = [{ id: '018f0000-0000-7000-8000-000000000022', name: 'Front desk' }];
  const missedCallHandling = { actionType: 'team', actionValue: teams[0]?.id } as const;
  const person = fakeTeammate({ id, teams, missedCallHandling, phoneNumbers: [] } as never);
  renderInPortal(<ProfileAside person={person} />);
  expect(linkOf('Assign a number')).toBe(`/admin-settings/users/edit/${id}/phone-numbers`);
  expect(linkOf('Front desk')).toBe(`/admin-settings/teams/edit/${teams[0]?.id}/members`);
  expect(linkOf('Team')).toBe(`/admin-settings/users/edit/${id}/call-handling`);
});
