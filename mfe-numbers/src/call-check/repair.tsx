import type { IvrKey } from '@jackfield/contract/api/routing';
import {
  type FindingCall,
  type RoutingConfig,
  say,
  simulate,
  withFix,
} from '@jackfield/domain/routing';
import { Button } from '@jackfield/kit/ui/core';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import css from './call-panel.module.css';
import { panelMessages } from './messages.ts';
import type { FixAct } from './use-fix.ts';
import type { StoredFinding } from './use-findings.ts';

/** A target of a key in one word, as a choice of a list is named. */
type Target = `${'team' | 'teammate' | 'ivr'} ${string}`;

/** Where a key may lead: teams, users, other menus. */
function targetsOf({ teams, people, menus }: RoutingConfig, menuId: string) {
  const named = <Item extends { id: string; name: string }>(
    kind: 'team' | 'teammate' | 'ivr',
    items: readonly Item[],
  ) => items.map(({ id, name }) => ({ value: `${kind} ${id}` as Target, kind, name }));
  return [
    ...named('team', teams),
    ...named(
      'teammate',
      people.filter(({ status }) => status === 'active'),
    ),
    ...named(
      'ivr',
      menus.filter(({ id }) => id !== menuId),
    ),
  ];
}

/** The target that is offered first: the team of key 0, else the first team of the menu. */
export function firstTarget(config: RoutingConfig, menuId: string): Target | null {
  const keys = config.menus.find(({ id }) => id === menuId)?.keys ?? [];
  const teams = keys.filter(({ action, actionId }) => action === 'team' && actionId !== null);
  const key = teams.find(({ input }) => input === '0') ?? teams[0];
  return key?.actionId ? `team ${key.actionId}` : (targetsOf(config, menuId)[0]?.value ?? null);
}

/** What a key does that leads to a target. */
function keyTo(input: IvrKey['input'], target: Target): IvrKey {
  const [action, actionId = ''] = target.split(' ');
  return { input, action: action === 'team' || action === 'ivr' ? action : 'teammate', actionId };
}

/** What a finding needs to be put right at once; empty where it cannot. */
export function actsOf({ fix }: StoredFinding, target: Target | null): readonly FixAct[] {
  if (fix.key === null) return fix.acts;
  const { menuId, input } = fix.key;
  return target === null ? [] : [{ kind: 'setKey', menuId, key: keyTo(input, target) }];
}

interface RepairProps {
  config: RoutingConfig;
  finding: StoredFinding;
  call: Pick<FindingCall, 'number' | 'at' | 'inputs'>;
  until: string;
  target: Target | null;
  onTarget(target: Target): void;
  busy: boolean;
  onFix(): void;
}

/** The fix of a finding with what callers meet afterwards. */
export function Repair(props: RepairProps) {
  const { config, finding, call, until, target, onTarget, busy, onFix } = props;
  const t = useT();
  const { key, text } = finding.fix;
  const acts = actsOf(finding, target);
  if (acts.length === 0) return null;
  const after = acts.reduce<RoutingConfig>((fixed, act) => withFix(fixed, act), config);
  const ask = (everyone: 'answers' | 'silent') =>
    simulate(after, { ...call, from: null, outcomes: { everyone } }).end.reason;
  const [taken, missed] = [say(ask('answers')), say(ask('silent'))];
  const isSame = taken === missed;
  return (
    <section className={css.repair} aria-labelledby="call-repair">
      <h3 id="call-repair">{t(panelMessages.repair)}</h3>
      {key && <p className="ui-secondary">{t(panelMessages.where, { key: key.input })}</p>}
      <div className={css.fix}>
        {key && (
          <Select<Target>
            showSearch
            aria-label={t(panelMessages.where, { key: key.input })}
            value={target}
            options={targetsOf(config, key.menuId).map(({ value, kind, name }) => ({
              value,
              label:
                kind === 'teammate'
                  ? name
                  : t(kind === 'team' ? panelMessages.team : panelMessages.menu, { name }),
            }))}
            onChange={onTarget}
          />
        )}
        <Button type="primary" loading={busy} onClick={onFix}>
          {key ? t(panelMessages.assign, { key: key.input }) : text}
        </Button>
      </div>
      <p className={css.then}>
        <strong>{t(panelMessages.afterwards)}</strong> {taken}{' '}
        {!isSame && t(panelMessages.otherwise, { end: missed })}{' '}
        {t(panelMessages.until, { date: until })}
      </p>
    </section>
  );
}
