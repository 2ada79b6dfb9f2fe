import { renderInPortal } from '@jackfield/kit/testing';
import { signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TimeZoneSelect } from './time-zone-select.tsx';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

/** The first lines of the open list. */
function firstZones(country: 'MYS' | 'USA'): string[] {
  signInAs({ account: { country } });
  renderInPortal(<TimeZoneSelect aria-label="Time zone" value="" onChange={() => undefined} />);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Time zone' }));
  return [...document.querySelectorAll('.ant-select-item-option')].map(
    ({ textContent }) => textContent ?? '',
  );
}

it('ENUM-15 begins with the time zones of the country of the account, west to east', () => {
  expect(firstZones('USA').slice(0, 3)).toEqual([
    expect.stringContaining('America/Adak'),
    expect.stringContaining('Pacific/Honolulu'),
    expect.stringContaining('America/Anchorage'),
  ]);
});

it('ENUM-15 goes on with those of everywhere else', () => {
  const [first, second, third] = firstZones('MYS');
  expect([first, second]).toEqual([
    expect.stringContaining('Asia/Kuala Lumpur'),
    expect.stringContaining('Asia/Kuching'),
  ]);
  expect(third).toContain('UTC-11:00');
});
