import type { PartModule, PartName, PartProps, PartSource } from '@jackfield/contract';
import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { definePart } from './define-part.ts';
import { Part } from './part.tsx';
import { PartsContext } from './parts-context.ts';

const name = 'call-routing/ivr-panel/v1';
const owner = { ownerType: 'team', ownerId: 'front-desk' } as const;

let isBroken = false;
function Menus(props: PartProps[typeof name]) {
  if (isBroken) throw new Error('broken on purpose');
  return <p>Menus of {props.owner.ownerId}</p>;
}
const offered: PartModule<PartName> = definePart(name, '^1.2.0', Menus);

const load = vi.fn<() => Promise<PartModule<PartName>>>();
const report = vi.fn<PartSource['report']>();
let known: PartModule<PartName> | undefined;
const source: PartSource = { load, loaded: () => known, report };

/** A page with the part on it, as a remote shows it. */
function show(from: PartSource | null, isExtra = false) {
  return renderInPortal(
    <PartsContext value={from}>
      <h1>Front desk</h1>
      <Part name={name} label="IVR menus" height={100} props={{ owner }} isExtra={isExtra} />
    </PartsContext>,
  );
}
const card = () => screen.findByRole('alert');

beforeEach(() => {
  isBroken = false;
  known = undefined;
  for (const mock of [load, report]) mock.mockReset();
  load.mockImplementation(async () => offered);
  // React says in the console what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows what another remote offers, and until then that it is loading', async () => {
  show(source);
  expect(screen.getByRole('region', { name: 'IVR menus', busy: true })).toBeDefined();
  expect(await screen.findByText('Menus of front-desk')).toBeDefined();
  expect(load).toHaveBeenCalledExactlyOnceWith(name);
});

it('a part that was loaded before is there at once', () => {
  known = offered;
  show(source);
  expect(screen.getByText('Menus of front-desk')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});

it('a part that cannot be loaded costs the page nothing, and is tried anew', async () => {
  load.mockRejectedValueOnce(new Error('The files are gone'));
  const { user } = show(source);
  expect((await card()).textContent).toContain('IVR menus could not be opened');
  const details = (await card()).querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('The files are gone');
  expect(screen.getByRole('heading', { name: 'Front desk' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Menus of front-desk')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what a part throws is fenced, counted for the part, and can be tried again', async () => {
  isBroken = true;
  const { user } = show(source);
  expect((await card()).textContent).toContain('broken on purpose');
  expect(screen.getByRole('heading', { name: 'Front desk' })).toBeDefined();
  expect(report).toHaveBeenCalledExactlyOnceWith(name, expect.objectContaining({}));
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Menus of front-desk')).toBeDefined();
});

it('in the place of an extra one stands nothing while it loads, and when it fails', async () => {
  show(source, true);
  expect(screen.queryByRole('region')).toBeNull();
  expect(await screen.findByText('Menus of front-desk')).toBeDefined();
  cleanup();
  load.mockRejectedValueOnce(new Error('The files are gone'));
  show(source, true);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  cleanup();
  isBroken = true;
  show(source, true);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { name: 'Front desk' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a host that knows no parts costs the part only', async () => {
  show(null);
  expect((await card()).textContent).toContain('This portal offers no parts');
  expect(screen.getByRole('heading', { name: 'Front desk' })).toBeDefined();
});

it('a part that arrives after the page was left is not shown', async () => {
  let arrive: (part: PartModule<PartName>) => void = () => {};
  load.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const { unmount } = show(source);
  unmount();
  arrive(offered);
  await Promise.resolve();
  expect(document.body.textContent).not.toContain('Menus of');
});
