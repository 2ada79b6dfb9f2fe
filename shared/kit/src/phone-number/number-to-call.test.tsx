import { renderInPortal } from '@jackfield/kit/testing';
import { bus, canCallAtom, store } from '@jackfield/runtime';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NumberToCall } from './number-to-call.tsx';

const janet = '+12515550167';
const heard = vi.fn();
let stop: () => void;
beforeEach(() => {
  stop = bus.on('phone:call', heard);
  store.set(canCallAtom, true);
});
afterEach(() => {
  stop();
  heard.mockClear();
  store.set(canCallAtom, false);
  cleanup();
});

it('[CALL-16] a press calls a number, and leaves the row that it stands in alone', async () => {
  const open = vi.fn();
  const { user } = renderInPortal(
    <table>
      <tbody>
        <tr tabIndex={0} onClick={open} onKeyDown={open}>
          <td>
            <NumberToCall number={janet} name="Janet Prewitt" />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const button = screen.getByRole('button', { name: 'Call Janet Prewitt, +1 (251) 555-0167' });
  await user.click(button);
  button.focus();
  await user.keyboard('{Enter}');
  expect(heard.mock.calls).toEqual([
    [{ to: janet, name: 'Janet Prewitt' }],
    [{ to: janet, name: 'Janet Prewitt' }],
  ]);
  expect(open).not.toHaveBeenCalled();
});

it('[CALL-16] is text without a phone', () => {
  store.set(canCallAtom, false);
  renderInPortal(<NumberToCall number={janet} />);
  expect(screen.getByText('+1 (251) 555-0167')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each(['', '911', '1008'])('[CALL-16] is text where nobody calls it: %s', (number) => {
  renderInPortal(<NumberToCall number={number} />);
  expect(screen.queryByRole('button')).toBeNull();
});
