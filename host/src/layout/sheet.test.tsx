import { renderInPortal } from '@jackfield/kit/testing';
import { store } from '@jackfield/runtime';
import { cleanup, screen } from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { decisionAtom } from '../areas/atoms.ts';
import type { Areas } from '../areas/register-areas.ts';
import { decide } from '../navigation/decide.ts';
import { Sheet } from './sheet.tsx';

const registry = { areas: [], parts: [], contributions: [] } as never;

afterEach(cleanup);

it('SHELL-20 a route that names an unknown guard shows the error page with status 500', async () => {
  const address = { pathname: '/moon', search: '', hash: '' };
  const visitor = { person: null, account: null, variant: 'direct' } as const;
  const rules = [{ path: '/moon', guards: ['moonPhase' as never] }];
  store.set(decisionAtom, decide(address, visitor, [], rules));
  renderInPortal(<Sheet areas={{} as Areas} registry={registry} />);
  await screen.findByRole('heading', { level: 1, name: 'Oops, something went wrong.' });
  expect(screen.getByText('500')).toBeTruthy();
});
