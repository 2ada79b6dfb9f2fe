import { officeWeek, alwaysOpenIn } from '@jackfield/domain/business-hours';
import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, fakeRouting, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { useBusyNumbers } from './use-busy-numbers.ts';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

const company = (label: string, isDefault = false) => ({
  id: label,
  label,
  isDefault,
  businessHour: { ...alwaysOpenIn('UTC'), alwaysOpen: false, weekly: officeWeek() },
  openHour: { actionType: 'hangup', actionValue: null } as never,
  closedHour: { actionType: 'hangup', actionValue: null } as never,
  override: null,
  sms: null,
});

it('[annex J9] the main line stands first', () => {
  signInAs();
  const config = fakeRouting({ companies: [company('Billing'), company('Main line', true)] });
  function Names() {
    const all = useBusyNumbers(config, { isMany: false, now: 0 });
    return <p>{all.map(({ label }) => label).join(', ')}</p>;
  }
  renderInPortal(<Names />);
  expect(screen.getByText('Main line, Billing')).toBeTruthy();
});
