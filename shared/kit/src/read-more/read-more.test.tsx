import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderKit } from '../testing/public.ts';
import { ReadMore } from './read-more.tsx';

afterEach(cleanup);

it('[CONST-04] [OP-133] shows 200 characters, and the rest on demand', async () => {
  const { container } = renderKit(<ReadMore text={'x'.repeat(201)} />);
  expect(container.textContent).toBe(`${'x'.repeat(200)}... Read more`);
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(container.textContent).toBe(`${'x'.repeat(201)} Read less`);
  await userEvent.click(screen.getByRole('button', { name: 'Read less' }));
  expect(container.textContent).toContain('...');
});

it('[CONST-04] shows a text of 200 characters whole, without a button', () => {
  renderKit(<ReadMore text={'x'.repeat(200)} />);
  expect(screen.queryByRole('button')).toBeNull();
});
