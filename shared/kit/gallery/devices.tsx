import type { Device } from '@jackfield/contract/api/device';
import type { CallingNameOrder, OrderedNumber } from '@jackfield/contract/api/number-order';
import { draftOfForm, draftOfService } from '@jackfield/domain/address-rules';
import { AddressForm, useAddressForm } from '@jackfield/kit/address-form';
import { FormSection } from '@jackfield/kit/form-section';
import { MyDevice } from '@jackfield/kit/my-device';
import { CallingNameHistory, CallingNamePage } from '@jackfield/kit/number-orders';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import css from './frame.module.css';

const at = '2026-01-05T15:00:00.000Z';
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
const list = <Item,>(items: Item[]) => ({
  items,
  total: items.length,
  limit: items.length,
  pageNum: 1,
  pageCount: 1,
  hasMore: false,
  nextStartAfter: null,
});

const device = (given: Partial<Device>): Device => ({
  id: given.name ?? '',
  teammateId: 'maya',
  type: 'deskphone',
  name: 'Front desk',
  model: null,
  macAddress: null,
  sip: { username: '46e1feeb7d', domain: 'sip.example.com', password: 'Lantern-Road27' },
  isOnline: false,
  lastSeenAt: null,
  createdAt: at,
  updatedAt: at,
  ...given,
});
client.setQueryData(
  ['device', 'of', 'maya'],
  list([
    device({ type: 'desktop', name: 'Maya desktop', isOnline: true }),
    device({ type: 'mobile', name: 'Maya mobile', lastSeenAt: at }),
    device({ name: 'Front desk', model: 'Yealink T54W', macAddress: '805EC04A197F' }),
  ]),
);
client.setQueryData(['device', 'of', 'nobody'], list([]));

const phoneNumber: OrderedNumber = {
  id: 'number',
  number: '+12515550142',
  label: 'Direct line',
  country: 'USA',
  ownerType: 'teammate',
  ownerId: 'maya',
  ownerName: 'Maya Okafor',
};
const order = (given: Partial<CallingNameOrder>): CallingNameOrder => ({
  id: given.callerName ?? '',
  phoneNumberId: 'number',
  orderStatus: 'completed',
  callerName: 'HARBOR DENTAL',
  lineType: 'business',
  reason: null,
  createdAt: at,
  updatedAt: at,
  ...given,
});
const done = order({});
const refused = order({
  callerName: 'UNKNOWN',
  orderStatus: 'failed',
  reason: 'Carriers keep this name for calls without one.',
});
const open = order({ callerName: 'HARBOR FRONT', orderStatus: 'processing' });
for (const [pid, orders] of Object.entries({ number: [refused, done], open: [open, done] })) {
  client.setQueryData(['phonenumber', pid, 'lidb'], {
    ...list(orders),
    phoneNumber,
    current: done,
  });
}

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

/** Calling name of a number; `state` is open (an order is under way) or history. */
export function Orders() {
  const state = new URLSearchParams(location.search).get('state');
  const Page = state === 'history' ? CallingNameHistory : CallingNamePage;
  return (
    <QueryClientProvider client={client}>
      <Page
        pid={state === 'open' ? 'open' : 'number'}
        ownerId="maya"
        places={{ value: '/', history: '/history' }}
        trail={() => []}
      />
    </QueryClientProvider>
  );
}

/** The address form: format two of a USA account, format one of a Malaysia account. */
export function Addresses() {
  const usa = useAddressForm({
    initial: draftOfService(null, 'USA'),
    account: 'USA',
    format: 'two',
    isMandatory: true,
  });
  const malaysia = useAddressForm({
    initial: draftOfForm(null, 'MYS'),
    account: 'MYS',
    format: 'one',
    isMandatory: false,
  });
  return (
    <main className={css.sheet}>
      <h1>Address</h1>
      <FormSection title="Format two" intro="Mandatory, with a choice of country.">
        <AddressForm form={usa} />
      </FormSection>
      <FormSection title="Format one" intro="Not mandatory, of a Malaysia account.">
        <AddressForm form={malaysia} />
      </FormSection>
    </main>
  );
}
