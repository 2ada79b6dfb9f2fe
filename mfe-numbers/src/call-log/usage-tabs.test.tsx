import { renderInPortal } from '@jackfield/kit/testing';
import { signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UsageTabs } from './usage-tabs.tsx';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

it.each([
  ['USA', true],
  ['CAN', true],
  ['MYS', false],
] as const)('[PROV-01] an account in %s has a tab of texts: %s', (country, isThere) => {
  signInAs({ account: { country } });
  renderInPortal(<UsageTabs />);
  expect(screen.getByRole('link', { name: 'Calls' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Texts' }) !== null).toBe(isThere);
});
