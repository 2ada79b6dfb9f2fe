// @vitest-environment jsdom
import type { PartSource, RegistryArea, RemoteHandle, RemoteModule } from '@jackfield/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AreaEvent } from './area-event.ts';
import { AreaLifecycle, type AreaPorts, type AreaState } from './area-lifecycle.ts';

const area: RegistryArea = {
  area: 'people',
  label: 'Users and teams',
  name: 'mfe-people',
  version: 'abc',
  entry: '/assets/mfe-people/abc/remoteEntry.js',
  integrity: 'sha384-x',
  preload: [],
  routes: ['/admin-settings/users'],
  contract: '^1.0.0',
  navigation: [],
  config: { colour: 'green' },
};

const states: AreaState[] = [];
const events: AreaEvent[] = [];
const load = vi.fn<(area: RegistryArea) => Promise<RemoteModule>>();
const unmount = vi.fn(async () => {});
const mount = vi.fn<RemoteModule['mount']>();
const isReloading = vi.fn(async (_error: unknown) => false);
const isMovingOn = vi.fn<AreaPorts['isMovingOn']>(async () => false);
const report = vi.fn();
const partSource: PartSource = { load: vi.fn(), loaded: () => undefined, report: vi.fn() };
let outlet: HTMLElement;
/** How often the area stands. */
let held = 0;
let lifecycle: AreaLifecycle;
let ports: AreaPorts;

const remote = (parts: Partial<RemoteModule> = {}): RemoteModule => ({
  contract: '^1.0.0',
  mount,
  ...parts,
});
const last = () => states.at(-1);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  held = 0;
  states.length = 0;
  events.length = 0;
  for (const mock of [load, mount, unmount, isReloading, isMovingOn, report]) mock.mockClear();
  load.mockImplementation(async () => remote());
  mount.mockImplementation(async () => ({ painted: Promise.resolve(), unmount }));
  isMovingOn.mockResolvedValue(false);
  isReloading.mockResolvedValue(false);
  outlet = document.createElement('div');
  ports = {
    load,
    show: (_area, state) => states.push(state),
    outlet: () => outlet,
    isReloading,
    isMovingOn,
    stand: () => {
      held += 1;
      return () => {
        held -= 1;
      };
    },
    parts: partSource,
    observe: (_area, event) => events.push(event),
    report,
  };
  lifecycle = new AreaLifecycle(area, ports);
});
afterEach(() => vi.useRealTimers());

describe('an area', () => {
  it('is mounted with its element, configuration and signal', async () => {
    await lifecycle.mount();
    await settle();
    expect(states).toEqual([{ phase: 'loading' }, { phase: 'shown' }]);
    const context = mount.mock.calls[0]?.[0];
    expect(context).toMatchObject({ area: 'people', basename: '/', config: { colour: 'green' } });
    expect(context?.parts).toBe(partSource);
    expect(context?.element.parentElement).toBe(outlet);
    expect(context?.signal.aborted).toBe(false);
  });

  it('tells of the visit, of both phases, and of what the remote reports', async () => {
    await lifecycle.mount();
    await settle();
    mount.mock.calls[0]?.[0].report?.('broken list');
    expect(events.map((event) => ('phase' in event ? event.phase : event.kind))).toEqual([
      'visit',
      'entry',
      'mount',
      'shown',
      'error',
    ]);
    expect(events.at(-1)).toEqual({ kind: 'error', error: 'broken list' });
  });

  it('tells of a visit that failed as a visit and an error', async () => {
    load.mockRejectedValueOnce(new Error('gone'));
    await lifecycle.mount();
    await settle();
    expect(events.map(({ kind }) => kind)).toEqual(['visit', 'error', 'neverShown']);
  });

  it('[SHIP-01] that this portal cannot run loads nothing and says why', async () => {
    const misfit = 'react is needed as ^19.4.0; the host provides 19.3.2.';
    lifecycle = new AreaLifecycle({ ...area, misfit }, ports);
    await lifecycle.mount();
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(last()).toMatchObject({
      phase: 'failed',
      during: 'contract',
      error: { message: misfit },
    });
  });

  it('ends with its signal and leaves nothing behind', async () => {
    await lifecycle.mount();
    await settle();
    expect(held).toBe(1);
    await lifecycle.unmount();
    await settle();
    expect(held).toBe(0);
    expect(mount.mock.calls[0]?.[0].signal.aborted).toBe(true);
    expect(unmount).toHaveBeenCalledOnce();
    expect(outlet.childElementCount).toBe(0);
  });

  it('that hangs while loading lets single-spa go on, and shows why after 10 s', async () => {
    load.mockReturnValue(new Promise(() => {}));
    await lifecycle.mount();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(last()).toEqual({ phase: 'loading' });
    await vi.advanceTimersByTimeAsync(1);
    expect(last()).toMatchObject({ phase: 'failed', during: 'load', error: { name: 'TimeOut' } });
  });

  it('that hangs while mounting is undone when it comes up late', async () => {
    let come: (handle: RemoteHandle) => void = () => {};
    mount.mockReturnValue(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    await lifecycle.mount();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last()).toMatchObject({ phase: 'failed', during: 'mount' });
    expect(outlet.childElementCount).toBe(0);
    come({ unmount });
    await settle();
    expect(unmount).toHaveBeenCalledOnce();
    expect(outlet.childElementCount).toBe(0);
  });

  it('that hangs while mounting leaves the page at once when it is left, and opens later', async () => {
    mount.mockReturnValueOnce(new Promise(() => {}));
    await lifecycle.mount();
    await settle();
    expect(outlet.childElementCount).toBe(1);
    await lifecycle.unmount();
    expect(outlet.childElementCount).toBe(0);
    await lifecycle.mount();
    await settle();
    expect(last()).toEqual({ phase: 'shown' });
    expect(outlet.childElementCount).toBe(1);
  });

  it('that hangs while unmounting leaves the page at once, and counts as failed after 10 s', async () => {
    unmount.mockReturnValueOnce(new Promise(() => {}));
    await lifecycle.mount();
    await settle();
    await lifecycle.unmount();
    expect(outlet.childElementCount).toBe(0);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(events.at(-1)?.kind).not.toBe('error');
    await vi.advanceTimersByTimeAsync(1);
    expect(events.at(-1)).toMatchObject({ kind: 'error', error: { name: 'TimeOut' } });
  });

  it('that hangs while unmounting opens again with one element', async () => {
    unmount.mockReturnValueOnce(new Promise(() => {}));
    await lifecycle.mount();
    await settle();
    await lifecycle.unmount();
    await lifecycle.mount();
    await settle();
    expect(last()).toEqual({ phase: 'shown' });
    expect(outlet.childElementCount).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last()).toEqual({ phase: 'shown' });
    expect(outlet.childElementCount).toBe(1);
  });

  it('still has its element on the page when it begins to unmount', async () => {
    let wasThere: boolean | undefined;
    unmount.mockImplementationOnce(async () => {
      wasThere = outlet.contains(mount.mock.calls[0]?.[0].element ?? null);
    });
    await lifecycle.mount();
    await settle();
    await lifecycle.unmount();
    expect(wasThere).toBe(true);
  });

  it('that throws in unmount before its first promise is reported and leaves the page', async () => {
    unmount.mockImplementationOnce(() => {
      throw new Error('at once');
    });
    await lifecycle.mount();
    await settle();
    await lifecycle.unmount();
    await settle();
    expect(outlet.childElementCount).toBe(0);
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('at once'));
  });

  it('that throws in mount is shown as failed, and opens on the next try', async () => {
    mount.mockRejectedValueOnce(new Error('broken'));
    await lifecycle.mount();
    await settle();
    expect(last()).toMatchObject({
      phase: 'failed',
      during: 'mount',
      error: { message: 'broken' },
    });
    lifecycle.open();
    await settle();
    expect(last()).toEqual({ phase: 'shown' });
    expect(outlet.childElementCount).toBe(1);
  });

  it('that throws before its first promise leaves no element behind', async () => {
    mount.mockImplementationOnce(() => {
      throw new Error('at once');
    });
    await lifecycle.mount();
    await settle();
    expect(last()).toMatchObject({ phase: 'failed', during: 'mount' });
    expect(outlet.childElementCount).toBe(0);
  });

  it('whose files are gone is shown as failed unless the page reloads itself', async () => {
    load.mockRejectedValue(new Error('gone'));
    await lifecycle.mount();
    await settle();
    expect(last()).toMatchObject({ phase: 'failed', during: 'load' });

    isReloading.mockResolvedValue(true);
    lifecycle.open();
    await settle();
    expect(last()).toEqual({ phase: 'loading' });
  });

  it('that is left while it is found out whether the page reloads is not shown as failed', async () => {
    let answer: (isReload: boolean) => void = () => {};
    isReloading.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    load.mockRejectedValue(new Error('gone'));
    await lifecycle.mount();
    await settle();
    await lifecycle.unmount();
    answer(false);
    await settle();
    expect(last()).toEqual({ phase: 'loading' });
  });

  it.each(['^2.0.0', '~1.0.0', 'nonsense', ''])(
    'built for contract %j is refused',
    async (contract) => {
      load.mockResolvedValue(remote({ contract }));
      await lifecycle.mount();
      await settle();
      expect(last()).toMatchObject({ phase: 'failed', during: 'contract' });
      expect(mount).not.toHaveBeenCalled();
    },
  );

  it('left while loading is neither mounted nor shown', async () => {
    let arrive: (module: RemoteModule) => void = () => {};
    load.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await lifecycle.mount();
    await lifecycle.unmount();
    arrive(remote());
    await settle();
    expect(mount).not.toHaveBeenCalled();
    expect(states).toEqual([{ phase: 'loading' }]);
  });

  it('counts as shown when its first page stands, and loads until then', async () => {
    let paint = () => {};
    const painted = new Promise<void>((resolve) => {
      paint = resolve;
    });
    mount.mockResolvedValueOnce({ painted, unmount });
    await lifecycle.mount();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(last()).toEqual({ phase: 'loading' });
    paint();
    await settle();
    expect(last()).toEqual({ phase: 'shown' });
    expect(events.at(-1)).toEqual({ kind: 'shown', value: 3_000 });
  });

  it('whose first page never stands is taken off after 10 s, and counts as never shown', async () => {
    mount.mockResolvedValueOnce({ painted: new Promise(() => {}), unmount });
    await lifecycle.mount();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last()).toMatchObject({ phase: 'failed', during: 'paint', error: { name: 'TimeOut' } });
    expect(events.at(-1)).toEqual({ kind: 'neverShown' });
    expect(held).toBe(0);
    expect(unmount).toHaveBeenCalledOnce();
    expect(outlet.childElementCount).toBe(0);
  });

  it('whose page files are missing is shown as failed', async () => {
    mount.mockResolvedValueOnce({ painted: Promise.reject(new Error('no chunk')), unmount });
    await lifecycle.mount();
    await settle();
    expect(last()).toMatchObject({ phase: 'failed', during: 'paint' });
    expect(outlet.childElementCount).toBe(0);
  });

  it('that was left before its first page stood is neither shown nor counted', async () => {
    mount.mockResolvedValueOnce({ painted: new Promise(() => {}), unmount });
    await lifecycle.mount();
    await settle();
    await lifecycle.unmount();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(states).toEqual([{ phase: 'loading' }]);
    expect(events.map(({ kind }) => kind)).toEqual(['visit', 'load', 'load']);
  });

  it('of a remote that tells nothing counts as shown with its first content', async () => {
    mount.mockResolvedValueOnce({ unmount });
    await lifecycle.mount();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last()).toEqual({ phase: 'loading' });
    const element = mount.mock.calls[0]?.[0].element;
    element?.append(document.createElement('h1'));
    await settle();
    expect(last()).toEqual({ phase: 'shown' });
  });

  it('asks the registry before another try, and stays where the page moves on', async () => {
    const broken = new Error('broken');
    mount.mockRejectedValueOnce(broken);
    await lifecycle.mount();
    await settle();
    isMovingOn.mockResolvedValueOnce(true);
    await lifecycle.reopen();
    expect(isMovingOn).toHaveBeenCalledWith(area, broken);
    expect(load).toHaveBeenCalledOnce();
    expect(last()).toEqual({ phase: 'loading' });
    await lifecycle.reopen();
    await settle();
    expect(last()).toEqual({ phase: 'shown' });
  });

  it('opens anew when its own page asks for it, and tells what the page had reported', async () => {
    await lifecycle.mount();
    await settle();
    mount.mock.calls[0]?.[0].report?.('no chunk');
    mount.mock.calls[0]?.[0].reopen?.();
    await settle();
    expect(isMovingOn).toHaveBeenCalledExactlyOnceWith(area, 'no chunk');
    expect(unmount).toHaveBeenCalledOnce();
    expect(mount).toHaveBeenCalledTimes(2);
    expect(outlet.childElementCount).toBe(1);
  });

  it('hands on to the reload when it reports that files are missing', async () => {
    await lifecycle.mount();
    await settle();
    mount.mock.calls[0]?.[0].report?.('no chunk');
    expect(isReloading).toHaveBeenCalledExactlyOnceWith('no chunk');
  });
});
