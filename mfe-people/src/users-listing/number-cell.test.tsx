import { renderInPortal } from '@jackfield/kit/testing';
import { signInAs, signInWithRole, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { samplePerson } from '../people/sample-person.ts';
import { NumberCell } from './number-cell.tsx';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

const person = samplePerson({ defaultNumber: null });

it('[PPL-01] offers a first number to who has none', () => {
  signInAs({ profile: { role: 'admin' } });
  renderInPortal(<NumberCell person={person} />);
  expect(screen.getByRole('link', { name: /^Assign number/ })).toBeTruthy();
});

it('[RIGHT-02] offers no number to who may only look at users', () => {
  signInWithRole('auditor');
  renderInPortal(<NumberCell person={person} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('None')).toBeTruthy();
});
