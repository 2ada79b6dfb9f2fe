import { useNow } from '@jackfield/call-routing/business-hours';
import { useScenarios } from '@jackfield/call-routing/call-flow';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { needsSomebody, usePlannedChanges } from '@jackfield/call-routing/planned-routing';
import { type HomeWatchProps, paths } from '@jackfield/contract';
import { listTenantNumbers } from '@jackfield/contract/api/number';
import { listPortOrders } from '@jackfield/contract/api/port-in';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { accountAtom, call, t as plain, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { portKey } from '../port-in/port-query.ts';
import { checkMessages } from '../call-check/messages.ts';
import { type StoredFinding, useFindings } from '../call-check/use-findings.ts';
import { useFix } from '../call-check/use-fix.ts';
import { isOpenNow } from './answer.ts';
import {
  findingItems,
  isUrgent,
  orderItems,
  plannedItem,
  portItem,
  scenarioItem,
} from './attention.ts';
import { homeMessages } from './messages.ts';
import { setupSteps } from './setup-steps.ts';

const queryKey = ['phone-numbers', 'refused'];

/** Numbers whose newest order of a calling name or listing was refused. */
function useRefusedOrders() {
  const id = useAtomValue(accountAtom)?.id ?? '';
  useLiveRefetch(['phonenumber'], queryKey);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const query = { orderStatus: 'failed', pageNum: 1, limit: 25 } as const;
      return (await call(listTenantNumbers, { params: { id }, query }, { signal })).items;
    },
  });
}

/** Porting orders that wait for a correction; Malaysia has none. */
function useRejectedPorts() {
  const account = useAtomValue(accountAtom);
  const rejected = { state: 'rejected', pageNum: 1, limit: 25 } as const;
  useLiveRefetch(['portorder'], portKey);
  return useQuery({
    queryKey: [...portKey, 'rejected'],
    queryFn: async ({ signal }) =>
      account === null || account.country === 'MYS'
        ? []
        : (await call(listPortOrders, { query: rejected }, { signal })).items,
  });
}

/** The call that a finding shows, fetched when it opens. */
const FindingDrawer = lazyPart(() =>
  import('./finding-drawer.tsx').then((file) => file.FindingDrawer),
);

/** A call that is tried, fetched when it opens. */
const TryAnyCall = lazyPart(() => import('./try-any-call.tsx').then((file) => file.TryAnyCall));

/** Tells Home what the numbers have: findings, broken test calls, plans, refused and rejected orders, steps. */
export function NumbersWatch({ tell }: HomeWatchProps) {
  const t = useT();
  const now = useNow();
  const account = useAtomValue(accountAtom);
  const [shown, setShown] = useState<StoredFinding | null>(null);
  const [isTrying, setTrying] = useState(false);
  const routing = useRoutingConfig();
  const findings = useFindings();
  const scenarios = useScenarios();
  const planned = usePlannedChanges();
  const orders = useRefusedOrders();
  const ports = useRejectedPorts();
  const fix = useFix(routing.data);
  const queries = [routing, findings, scenarios, planned, orders, ports];
  const isFailed = queries.some(({ data, error }) => data === undefined && error !== null);
  const isLoading = queries.some(({ data, error }) => data === undefined && error === null);
  const config = routing.data;

  useEffect(() => {
    const open = config?.companies.filter((company) => isOpenNow(company, now)).length ?? 0;
    const count = config?.companies.length ?? 0;
    tell({
      state: isFailed ? 'failed' : isLoading ? 'loading' : 'ready',
      retry() {
        for (const query of queries) if (query.error !== null) void query.refetch();
      },
      attention: [
        ...findingItems(findings.data?.items.filter(isUrgent) ?? [], {
          config,
          fix: (finding) => fix.run(finding, finding.fix.acts),
          show: setShown,
        }),
        ...(scenarios.data ?? []).flatMap(scenarioItem),
        ...(planned.data ?? []).filter(needsSomebody).map(plannedItem),
        ...orderItems(orders.data ?? []),
        ...(ports.data ?? []).map(portItem),
      ],
      setup: config && account ? setupSteps(config, account, now) : [],
      notes: count > 0 ? [plain(homeMessages.openNow, { open, count })] : [],
      links: [
        {
          id: 'check',
          icon: 'check',
          label: plain(checkMessages.title),
          to: paths.admin.numbers.callCheck(),
        },
        ...(count > 0
          ? [
              {
                id: 'call',
                icon: 'call' as const,
                label: plain(homeMessages.tryCall),
                run: () => setTrying(true),
              },
            ]
          : []),
      ],
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told anew when something of it is read
  }, [
    tell,
    t,
    now,
    account,
    isFailed,
    isLoading,
    config,
    findings.data,
    scenarios.data,
    planned.data,
    orders.data,
    ports.data,
  ]);

  if (!config) return null;
  return (
    <>
      {shown && (
        <FindingDrawer
          config={config}
          finding={shown}
          stored={findings.data}
          fix={fix}
          onClose={() => setShown(null)}
        />
      )}
      {isTrying && <TryAnyCall config={config} now={now} onClose={() => setTrying(false)} />}
    </>
  );
}
