import { runAll, type RunScenario, ScenarioLine } from '@jackfield/call-routing/call-flow';
import { mostScenarios, type Scenario } from '@jackfield/contract/api/scenario';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { RowMenu } from '@jackfield/kit/ui/table';
import { useT } from '@jackfield/runtime';
import { useMemo, useState } from 'react';
import css from './checks-drawer.module.css';
import { checksMessages } from './messages.ts';
import { acceptWithUndo, deleteWithUndo } from './scenario-actions.ts';

const RenameScenario = lazyPart(() =>
  import('./rename-scenario.tsx').then((file) => file.RenameScenario),
);
const RunDialog = lazyPart(() => import('./run-dialog.tsx').then((file) => file.RunDialog));

interface ScenarioListProps {
  config: RoutingConfig;
  scenarios: readonly Scenario[];
  /** Milliseconds. */
  now: number;
}

/** Every scenario of the account under the stored routing, the red ones first, with what can be done. */
export function ScenarioList({ config, scenarios, now }: ScenarioListProps) {
  const t = useT();
  const [renamed, setRenamed] = useState<Scenario | null>(null);
  const [tried, setTried] = useState<Scenario | null>(null);
  const all = useMemo(() => runAll(config, scenarios, now), [config, scenarios, now]);

  function menu({ scenario, run }: RunScenario): MenuGroups {
    const { state, end } = run;
    const { accept, rename, run: runText, delete: remove } = checksMessages;
    const tryIt = { key: 'run', label: t(runText), run: () => setTried(scenario) };
    const acceptIt = end && {
      key: 'accept',
      label: t(accept),
      run: () => void acceptWithUndo(scenario, end),
    };
    return [
      [
        ...(state === 'cannotRun' ? [] : [tryIt]),
        { key: 'rename', label: t(rename), run: () => setRenamed(scenario) },
        ...(state === 'broken' && acceptIt ? [acceptIt] : []),
      ],
      [
        {
          key: 'delete',
          label: t(remove),
          danger: true,
          run: () => void deleteWithUndo({ scenario, run }),
        },
      ],
    ];
  }

  return (
    <section aria-labelledby="checks-scenarios">
      <h2 id="checks-scenarios">
        {t(checksMessages.scenarios)}
        {all.length > 0 && (
          <span className={css.count}>
            {t(checksMessages.countScenarios, { count: all.length, most: mostScenarios })}
          </span>
        )}
      </h2>
      {all.length === 0 && (
        <p className={`ui-secondary ${css.none}`}>{t(checksMessages.noScenarios)}</p>
      )}
      {all.length > 0 && (
        <ul className={css.scenarios} aria-labelledby="checks-scenarios">
          {all.map((one) => (
            <li key={one.scenario.id}>
              <ScenarioLine config={config} {...one} />
              <RowMenu upright name={one.scenario.name} groups={() => menu(one)} />
            </li>
          ))}
        </ul>
      )}
      {renamed && <RenameScenario scenario={renamed} onClose={() => setRenamed(null)} />}
      {tried && (
        <RunDialog config={config} scenario={tried} now={now} onClose={() => setTried(null)} />
      )}
    </section>
  );
}
