import type { Teammate } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, fakeTeammate, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IdentitySection } from './identity-section.tsx';
import { type ProfileValues, valuesOf } from './profile-values.ts';

beforeEach(() => signInAs({ profile: { role: 'admin' } }));
afterEach(() => {
  cleanup();
  signOutOfTest();
});

function Identity({ person }: { person: Teammate }) {
  const { control } = useForm<ProfileValues>({ defaultValues: valuesOf(person) });
  return <IdentitySection person={person} control={control} />;
}

const confirmed = 'A new address takes effect once it is confirmed by email.';
const invited = 'A new address takes effect at once. The invitation is sent there again.';
const unconfirmed = 'A new address takes effect at once. We email it a link to confirm.';

it.each([
  ['whose email is confirmed', { isEmailConfirmed: true }, confirmed],
  ['who has not accepted yet', { isEmailConfirmed: false, status: 'pending' }, invited],
  ['who confirmed none yet', { isEmailConfirmed: false, status: 'active' }, unconfirmed],
] as const)('[PPL-05] OP-45 says what becomes of a new address of a user %s', (_who, of, hint) => {
  renderInPortal(<Identity person={fakeTeammate(of)} />);
  expect(screen.getByText(hint)).toBeTruthy();
});
