import type { CallingNameOrder, OrderedNumber } from '@jackfield/contract/api/number-order';
import { fakeList } from '@jackfield/testing/fake-numbers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallingNamePage } from '../src/number-orders/calling-name-page.tsx';
import { CallingNameHistory } from '../src/number-orders/order-history.tsx';

const at = '2026-01-05T15:00:00.000Z';
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
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
    ...fakeList(orders),
    phoneNumber,
    current: done,
  });
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
