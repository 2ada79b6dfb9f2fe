import css from '@jackfield/kit/gallery/frame.module.css';
import { changedRouting, sampleScenario } from '@jackfield/testing/sample-routing';
import { sampleReport } from '../src/call-check/sample-report.ts';
import { ChecksDrawer } from '../src/routing-checks/lazy-checks-drawer.ts';
import { ChecksSummary } from '../src/routing-checks/checks-summary.tsx';
import { Button } from '@jackfield/kit/ui/core';
import { useDrawer } from '@jackfield/lists/list-page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

const routing = changedRouting();
const passing = {
  id: '018f0000-0000-7000-8000-0000000000f2',
  name: 'Ben on Wednesdays',
  expected: {
    kind: 'answered',
    node: { kind: 'teammate', id: routing.people[1]?.id ?? '', name: 'Ben' },
  },
} as const;
const broken = { ...sampleScenario().result, state: 'broken' } as const;

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
client.setQueryData(['routing', 'config'], routing);
client.setQueryData(['scenarios'], [sampleScenario({ result: broken }), sampleScenario(passing)]);
client.setQueryData(['routing', 'findings'], sampleReport(routing, Date.now()));

/** The quiet line over a listing, and the drawer with saved test calls. */
export function Checks() {
  const { isOpen, open, close } = useDrawer('checks');
  return (
    <QueryClientProvider client={client}>
      <main className={css.sheet}>
        <h1>Company numbers</h1>
        <ChecksSummary />
        <Button onClick={open}>Saved test calls</Button>
      </main>
      {isOpen && <ChecksDrawer onClose={close} />}
    </QueryClientProvider>
  );
}
