import { useNow } from '@jackfield/call-routing/business-hours';
import { useScenarios } from '@jackfield/call-routing/call-flow';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { checksMessages } from './messages.ts';
import { ScenarioList } from './scenario-list.tsx';

/** Test calls of the whole account, under the routing as it is stored (annex J4). */
export function ChecksDrawer({ onClose }: { onClose(): void }) {
  const t = useT();
  return (
    <Drawer open title={t(checksMessages.title)} onClose={onClose}>
      <Checks />
    </Drawer>
  );
}

function Checks() {
  const t = useT();
  const now = useNow();
  const { data: config, error, refetch } = useRoutingConfig();
  const scenarios = useScenarios();
  const failure = (config ? null : error) ?? (scenarios.data ? null : scenarios.error);
  if (failure) {
    return (
      <LoadFailure
        title={t(checksMessages.notLoaded)}
        query={{
          error: failure,
          refetch: () => void Promise.all([refetch(), scenarios.refetch()]),
        }}
      />
    );
  }
  if (!config || !scenarios.data) return <Skeleton width="100%" height={240} />;
  return <ScenarioList config={config} scenarios={scenarios.data} now={now} />;
}
