import {
  keepCallTrial,
  readCallTrial,
  type TrialProgress,
} from '@jackfield/contract/api/call-trial';
import { mediaAddress } from '@jackfield/contract/api/media';
import { listPlannedChanges } from '@jackfield/contract/api/planned-change';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { account, company, mainNumber, menu, to } from '@jackfield/domain/routing/sample-account';
import { renderInPortal } from '@jackfield/kit/testing';
import { bus, queryClient } from '@jackfield/runtime';
import { FakeApi, Refusal, signInAs, signOutOfTest } from '@jackfield/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TryCallDialog } from './try-call-dialog.tsx';

// Wednesday, 10:00 am in Chicago.
const now = Date.parse('2026-11-18T16:00:00Z');
const stored = account({
  menus: [menu('Menu', { keys: [{ input: '1', action: 'teammate', actionId: 'Ben' }] })],
});
/** What the form holds: calls go to the menu. */
const config: RoutingConfig = { ...stored, companies: [company({ openHour: to('ivr', 'Menu') })] };

let api: FakeApi;
let progress: TrialProgress | null;
/** What the phone of the page was told to do. */
let told: unknown[];
let stopHearing: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now });
  progress = null;
  told = [];
  signInAs();
  queryClient.setQueryData(['web-phone'], { phone: { id: 'phone' } });
  stopHearing = bus.on('phone:try', (event) => told.push(event));
  api = new FakeApi()
    .on(listPlannedChanges, () => ({ items: [] }))
    .on(getRoutingConfig, () => stored as never)
    .on(mediaAddress, () => {
      throw new Refusal('NOTFOUND');
    })
    .on(keepCallTrial, () => ({
      code: '123456',
      dial: '*99123456',
      expiresAt: '2026-11-18T16:10:00.000Z',
    }))
    .on(readCallTrial, () => ({ progress }));
});
afterEach(() => {
  cleanup();
  stopHearing();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
async function show() {
  const shown = renderInPortal(
    <TryCallDialog
      config={config}
      root={{ kind: 'company', id: 'Main' }}
      zone="America/Chicago"
      question={{ at: now, inputs: [], number: mainNumber }}
      now={now}
      onClose={vi.fn()}
    />,
  );
  await pass(1);
  return shown;
}
const button = (name: string) => screen.getByRole('button', { name });
async function start(): Promise<void> {
  fireEvent.click(button('Hear it on the phone'));
  await pass(1);
}
const here = () =>
  screen.getAllByRole('listitem').find((item) => item.hasAttribute('aria-current'))?.textContent;

describe('a tried call on the phone of the page [CALL-16]', () => {
  it('dials the trial, with what is not saved, and shows where it is', async () => {
    await show();
    await start();
    expect(api.calls(keepCallTrial)[0]?.body).toEqual({
      call: {
        number: mainNumber,
        from: null,
        at: new Date(now).toISOString(),
        outcomes: { byId: {} },
      },
      change: { companies: config.companies },
    });
    expect(told).toEqual([{ act: 'call', dial: '*99123456', name: 'Try a call' }]);
    expect(screen.getByText('Your phone is calling…')).toBeTruthy();
    progress = { inputs: [], step: 2, isOver: false };
    await pass(1);
    expect(here()).toContain('The call ends.');
    fireEvent.keyDown(document.body, { key: '1' });
    expect(told.at(-1)).toEqual({ act: 'press', key: '1' });
    progress = { inputs: ['1'], step: 3, isOver: false };
    await pass(1);
    expect(here()).toContain('Ben answers.');
    progress = { ...progress, isOver: true };
    await pass(1);
    expect(button('Hear it on the phone')).toBeTruthy();
    // The way that it took stays to be seen.
    expect(screen.getByText('Ben answers.')).toBeTruthy();
    expect(here()).toBeUndefined();
  });

  it('hangs up by its button, and when the dialog is closed', async () => {
    const { unmount } = await show();
    await start();
    fireEvent.click(button('Hang up'));
    expect(told.at(-1)).toEqual({ act: 'end' });
    await start();
    unmount();
    expect(told.slice(-2)).toEqual([expect.objectContaining({ act: 'call' }), { act: 'end' }]);
  });

  it('is not offered where the page has no phone', async () => {
    queryClient.setQueryData(['web-phone'], { phone: null });
    await show();
    expect(screen.queryByRole('button', { name: 'Hear it on the phone' })).toBeNull();
    expect(button('Play all')).toBeTruthy();
  });
});
