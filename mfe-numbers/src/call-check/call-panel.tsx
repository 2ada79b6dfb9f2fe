import { DayAndTime, KeepScenario, placePath } from '@jackfield/call-routing/call-flow';
import { paths } from '@jackfield/contract';
import type { IvrInput } from '@jackfield/contract/api/routing';
import { formatPhone } from '@jackfield/domain';
import {
  isLost,
  type RouteNode,
  type RoutingConfig,
  simulate,
  withFix,
} from '@jackfield/domain/routing';
import { Button } from '@jackfield/kit/ui/core';
import { Bookmark } from '@jackfield/kit/ui/icons';
import { Looking } from '@jackfield/kit/may';
import { Select } from '@jackfield/kit/ui/select';
import { navigateTo, useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './call-panel.module.css';
import { CallSteps } from './call-steps.tsx';
import { choicesOf, keyOrder, pressing } from './choices.ts';
import { panelMessages } from './messages.ts';
import { actsOf, firstTarget, Repair } from './repair.tsx';
import type { FixAct } from './use-fix.ts';
import type { StoredFinding } from './use-findings.ts';

const silent = { everyone: 'silent' } as const;

/** A call that is tried: when it comes in, and what is pressed. */
export interface Tried {
  number: string;
  /** Milliseconds. */
  at: number;
  inputs: readonly IvrInput[];
}

/** What a tried call says about itself in the head of its panel. */
export function panelTitle(config: RoutingConfig, tried: Tried) {
  const { end } = simulate(config, { ...tried, from: null, outcomes: silent });
  if (isLost(end.kind)) return panelMessages.fails;
  return end.kind === 'message' ? panelMessages.ends : panelMessages.arrives;
}

/** What there is to open: what was found, or the tried number where another number was found. */
export function openedOf(
  config: RoutingConfig,
  { object, fix }: Pick<StoredFinding, 'object' | 'fix'>,
  { number: dialed }: Pick<Tried, 'number'>,
): { name: string; path: string } {
  const number = config.numbers.find((one) => one.number === dialed);
  const isThere = object.kind !== 'company' || number === undefined || number.ownerId === object.id;
  if (isThere) return { name: object.name, path: placePath(config, fix.place) };
  const { ownerType, ownerId, label } = number;
  const { numbers, users } = paths.admin;
  const pages = ownerType === 'company' ? numbers : users;
  const company = config.companies.find(({ id }) => id === ownerId);
  return {
    name: company?.label ?? (label || formatPhone(dialed)),
    path: pages.edit(ownerId, 'call-handling'),
  };
}

interface CallPanelProps {
  config: RoutingConfig;
  finding: StoredFinding;
  tried: Tried;
  onTried(tried: Tried): void;
  /** The finding still stands. */
  isOpen: boolean;
  until: string;
  /** Zone of those who have none of their own. */
  ownZone: string;
  busy: boolean;
  onFix(acts: readonly FixAct[]): void;
}

/** The call that shows a finding: when it comes in, what is pressed, what happens, and the repair. */
export function CallPanel(props: CallPanelProps) {
  const { config, finding, tried, onTried, isOpen, until, ownZone, busy, onFix } = props;
  const t = useT();
  const { at, inputs } = tried;
  const [target, setTarget] = useState(() =>
    finding.fix.key ? firstTarget(config, finding.fix.key.menuId) : null,
  );
  const [isKeeping, setKeeping] = useState(false);
  const number = config.numbers.find((one) => one.number === tried.number);
  const company = config.companies.find(({ id }) => id === number?.ownerId);
  const zone = company?.businessHour.timeZone ?? ownZone;
  const opened = openedOf(config, finding, tried);
  const route = simulate(config, { ...tried, from: null, outcomes: silent });
  const choices = choicesOf(config, route, inputs);
  const acts = isOpen ? actsOf(finding, target) : [];

  const press = (index: number, input: IvrInput) => {
    const menu = choices[index]?.menu;
    const before = choices.slice(0, index).flatMap((choice) => choice.inputs);
    if (menu) onTried({ ...tried, inputs: [...before, ...pressing(menu, input)] });
  };

  return (
    <div className={css.panel}>
      <p className="ui-secondary">
        {t(panelMessages.dials, { number: formatPhone(tried.number) })}
      </p>
      <Looking on={false}>
        <div className={css.when}>
          <DayAndTime zone={zone} at={at} onChange={(next) => onTried({ ...tried, at: next })} />
          {choices.map(({ menu, input }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a menu may come twice in a call
            <Select<IvrInput>
              key={`${menu.id} ${index}`}
              aria-label={t(panelMessages.keyIn, { menu: menu.name })}
              value={input}
              options={keyOrder.map((value) => ({
                value,
                label:
                  value === 'timeout'
                    ? t(panelMessages.noKey)
                    : t(panelMessages.press, { key: value }),
              }))}
              onChange={(value) => press(index, value)}
            />
          ))}
        </div>
      </Looking>
      <CallSteps route={route} at={at} choices={choices} />
      {isOpen && (
        <Repair
          config={config}
          finding={finding}
          call={tried}
          until={until}
          target={target}
          onTarget={setTarget}
          busy={busy}
          onFix={() => onFix(acts)}
        />
      )}
      {isKeeping && number ? (
        <KeepScenario
          title={t(panelMessages.keep)}
          called={{ kind: 'number', id: number.id }}
          tried={{ from: null, at, inputs, outcomes: silentOf(route) }}
          end={
            simulate(
              acts.reduce<RoutingConfig>((fixed, act) => withFix(fixed, act), config),
              {
                ...tried,
                from: null,
                outcomes: { byId: silentOf(route) },
              },
            ).end
          }
          zone={zone}
          onDone={() => setKeeping(false)}
        />
      ) : (
        <footer className={css.foot}>
          {number?.ownerType === 'company' && (
            <Button
              icon={<Bookmark size={16} strokeWidth={1.75} />}
              onClick={() => setKeeping(true)}
            >
              {t(panelMessages.keep)}
            </Button>
          )}
          <Button type="text" onClick={() => void navigateTo(opened.path)}>
            {t(panelMessages.open, { name: opened.name })}
          </Button>
        </footer>
      )}
    </div>
  );
}

/** Those who did not take the call, by id. */
function silentOf({ steps, end }: ReturnType<typeof simulate>): Record<string, 'silent'> {
  const idsOf = ({ kind, id }: RouteNode) =>
    kind === 'callgroup' ? id.split(',') : kind === 'team' || kind === 'teammate' ? [id] : [];
  const ids = [...steps.map(({ node }) => node), end.node].flatMap(idsOf);
  return Object.fromEntries(ids.map((id) => [id, 'silent' as const]));
}
