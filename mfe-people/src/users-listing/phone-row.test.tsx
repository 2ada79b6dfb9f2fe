import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { samplePerson } from '../people/sample-person.ts';
import { phoneRow } from './phone-row.tsx';

afterEach(cleanup);

it('says beside the name who is not active, so that the number below has the whole row', () => {
  const person = samplePerson({ status: 'suspended', defaultNumber: '+12515550144' });
  const { title, line, badge } = phoneRow(person, 'viewer');
  render(<MemoryRouter>{title}</MemoryRouter>);
  expect(screen.getByText('Suspended')).toBeTruthy();
  expect(line).toContain('+1 (251) 555-0144');
  expect(badge).toBeUndefined();
});
