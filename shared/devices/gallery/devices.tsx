import type { Device } from '@jackfield/contract/api/device';
import { MyDevice } from '@jackfield/devices/my-device';
import css from '@jackfield/kit/gallery/frame.module.css';
import { fakeList } from '@jackfield/testing/fake-numbers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

const at = '2026-01-05T15:00:00.000Z';
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
const device = (given: Partial<Device>): Device => ({
  id: given.name ?? '',
  teammateId: 'maya',
  type: 'deskphone',
  name: 'Front desk',
  model: null,
  macAddress: null,
  isWeb: false,
  sip: { username: '46e1feeb7d', domain: 'sip.example.com', password: 'Lantern-Road27' },
  isOnline: false,
  lastSeenAt: null,
  registration: null,
  createdAt: at,
  updatedAt: at,
  ...given,
});
client.setQueryData(
  ['device', 'of', 'maya'],
  fakeList([
    device({ type: 'desktop', name: 'Maya desktop', isOnline: true }),
    device({ type: 'mobile', name: 'Maya mobile', lastSeenAt: at }),
    device({ name: 'Front desk', model: 'Yealink T54W', macAddress: '805EC04A197F' }),
  ]),
);
client.setQueryData(['device', 'of', 'nobody'], fakeList([]));

/** Devices of somebody; `state` empty has none. */
export function Devices() {
  const state = new URLSearchParams(location.search).get('state');
  return (
    <QueryClientProvider client={client}>
      <main className={css.sheet}>
        <h1>My device</h1>
        <MyDevice teammateId={state === 'empty' ? 'nobody' : 'maya'} canManage />
      </main>
    </QueryClientProvider>
  );
}
