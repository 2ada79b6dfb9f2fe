import { type EntityEvent, type HubEventType, hubMethods } from '@jackfield/contract';
import { missedEvents } from '@jackfield/contract/api/live';
import { getTeam } from '@jackfield/contract/api/team';
import { ownProfile } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { bus, call, profileAtom, session, store, useLiveRefetch } from '@jackfield/runtime';
import {
  act,
  cleanup,
  type FakeApi,
  fakeTeammate,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  tenantId,
  waitFor,
} from '@jackfield/testing';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HubListener } from './hub-port.ts';
import { startLive } from './start-live.ts';

const hub = vi.hoisted(() => ({ listener: undefined as HubListener | undefined }));

vi.mock('./connect-hub.ts', () => ({
  hubConnector: () => (listener: HubListener) => {
    hub.listener = listener;
    return { start: async () => {}, stop: async () => {}, lastHeardAt: () => Date.now() };
  },
}));

let api: FakeApi;
let version = 0;
let rows = '';

/** A list as an area shows it: read once, and again when such an event arrives. */
function List({ eventTypes }: { eventTypes: readonly HubEventType[] }) {
  const queryKey = ['list', ...eventTypes];
  const { data } = useQuery({ queryKey, queryFn: () => rows });
  useLiveRefetch(eventTypes, queryKey);
  return <p>{data}</p>;
}

const event = (eventType: HubEventType): EntityEvent => {
  version += 1;
  return {
    eventType,
    tenantId,
    accountId: tenantId,
    id: `id-${eventType}`,
    ownerType: eventType === 'teammember' ? 'team' : null,
    ownerId: eventType === 'teammember' ? 'team-1' : null,
    status: null,
    role: null,
    version,
    at: new Date().toISOString(),
  };
};

beforeEach(() => {
  api = installFakeApi();
  api.on(missedEvents, () => ({ events: [], latest: 0, isComplete: true }));
  signInAs();
  startLive(0);
});
afterEach(() => {
  cleanup();
  bus.emit('session:ended', { note: null });
  signOutOfTest();
  api.uninstall();
});

const kinds = [
  ['RT-10', 'team'],
  ['RT-12', 'teammember'],
] as const;

for (const [id, eventType] of kinds) {
  for (const method of hubMethods.filter((name) => name !== 'RevokeAccessAsync')) {
    it(`${id} ${method} of a ${eventType} has its list read again, and no other`, async () => {
      rows = 'as it was';
      renderInPortal(
        <>
          <List eventTypes={[eventType]} />
          <List eventTypes={['company']} />
        </>,
      );
      await waitFor(() => expect(screen.getAllByText('as it was')).toHaveLength(2));
      rows = 'as it is';
      act(() => hub.listener?.event(method, event(eventType)));
      await screen.findByText('as it is');
      expect(screen.getAllByText('as it was')).toHaveLength(1);
    });
  }
}

const role = () => store.get(profileAtom)?.role;

it('RT-20 reads the own profile each time the channel stands: the role may have changed before', async () => {
  const isTold = vi.spyOn(session, 'forgetKept');
  api.on(ownProfile, () => ({ ...fakeTeammate(), role: 'standard' as const }));
  expect(role()).toBe('admin');
  act(() => {
    hub.listener?.reconnecting();
    hub.listener?.reconnected();
  });
  await waitFor(() => expect(role()).toBe('standard'));
  await waitFor(() => expect(isTold).toHaveBeenCalledOnce());
});

it('RT-20 reads it when the server says that something may not be done', async () => {
  api
    .on(ownProfile, () => ({ ...fakeTeammate(), role: 'standard' as const }))
    .on(getTeam, () => {
      throw new Refusal('FORBIDDEN');
    });
  await expect(call(getTeam, { params: { id: 'id-team' } })).rejects.toThrow();
  await waitFor(() => expect(role()).toBe('standard'));
});
