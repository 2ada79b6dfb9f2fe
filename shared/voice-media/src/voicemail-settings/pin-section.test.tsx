import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, fakeTeammate, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { PinSection } from './pin-section.tsx';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

const show = () => renderInPortal(<PinSection person={fakeTeammate()} onSaved={() => undefined} />);

it('[PPL-06] sets the PIN of a person', () => {
  signInAs();
  show();
  expect(screen.getByLabelText('New PIN')).toBeTruthy();
});

it('offers no PIN to those who act as somebody else', () => {
  signInAs({ auth: { authenticationType: 2 } });
  show();
  expect(screen.queryByLabelText('New PIN')).toBeNull();
});
