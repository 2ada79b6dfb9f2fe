import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import {
  MomentField,
  momentText,
  plannedParts,
  planFailure,
} from '@jackfield/call-routing/planned-changes';
import { cancelPlanned, isAhead, plan, tryPlan } from '@jackfield/call-routing/planned-routing';
import { paths } from '@jackfield/contract';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import {
  placeText,
  type RingPlace,
  ringPlacesOf,
  type RoutedPerson,
  type RoutingConfig,
  routingAt,
  withCovers,
} from '@jackfield/domain/routing';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { accountAtom, common, formatList, navigateTo, notify, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import css from './absence.module.css';
import { type AbsenceTimes, comingWeek, timesFaults } from './absence-times.ts';
import { CoverList } from './cover-list.tsx';
import { coversOf, type ChosenCovers } from './covers.ts';
import { EffectList } from './effect-list.tsx';
import { absenceMessages } from './messages.ts';

/** Places that nobody covers; planning is allowed all the same. */
function Gaps({ config, gaps }: { config: RoutingConfig; gaps: readonly RingPlace[] }) {
  const t = useT();
  const places = formatList(gaps.map(({ place }) => placeText(config, place)));
  return <Alert kind="warning" title={t(absenceMessages.gaps, { count: gaps.length, places })} />;
}

export interface AbsenceFormProps {
  person: RoutedPerson;
  config: RoutingConfig;
  planned: readonly PlannedChange[];
  /** Chooses who is away. */
  pick: ReactNode;
}

/** From when until when somebody is away, who covers, what callers notice, in one step to plan. */
export function AbsenceForm({ person, config, planned, pick }: AbsenceFormProps) {
  const t = useT();
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const [times, setTimes] = useState(() => comingWeek(zone, Date.now()));
  const [chosen, setChosen] = useState<ChosenCovers>({});
  const { from, until } = times;
  const before = useMemo(() => routingAt(config, planned, from), [config, planned, from]);
  const places = useMemo(() => ringPlacesOf(before, person.id), [before, person.id]);
  const covers = coversOf(before, { person, places, chosen });
  const away = (standing: RoutingConfig) =>
    withCovers(standing, person.id, new Map(covers.map(({ key, id }) => [key, id])));
  const parts = plannedParts(before, away(before));
  const isOrdered = until > from;
  const wanted = {
    at: new Date(from).toISOString(),
    backAt: new Date(until).toISOString(),
    absenceOf: person.id,
    parts,
  };
  const [opened] = useState(() => Date.now());
  const isReady = isOrdered && parts.length > 0 && from > opened;
  const { impact, mayGoOn, asSeen } = useWriteImpact(
    isReady ? JSON.stringify(['away', wanted]) : null,
    (options) => tryPlan(wanted, options),
    { zone, from, until },
  );
  const back = () => void navigateTo(paths.admin.numbers.planned());
  const asked = useConfirm(() => plan(wanted, asSeen), {
    check: () => timesFaults(times, Date.now()),
    fields: ['at', 'backAt'],
    onDone(made) {
      const said = { name: person.name, when: momentText(made.at, zone) };
      notify.success(
        t(absenceMessages.planned, said),
        undoAction(() => cancelPlanned(made)),
      );
      back();
    },
    onFailed: (error) => notify.error(planFailure(error)),
  });
  const put = (next: AbsenceTimes) => {
    asked.forgive();
    setTimes(next);
  };
  // Whoever moves the beginning means the same length.
  const begin = (next: number) => put({ from: next, until: next + Math.max(until - from, 0) });
  const faults = isOrdered ? asked.faults : { ...asked.faults, ...timesFaults(times, from - 1) };
  const known = planned.filter(
    (change) =>
      change.absenceOf?.id === person.id &&
      change.backOf === null &&
      isAhead(change) &&
      Date.parse(change.at) < until &&
      Date.parse(change.backAt ?? change.at) > from,
  );
  const gaps = places.filter(
    ({ key, others }) => others.length === 0 && !covers.some((cover) => cover.key === key),
  );

  return (
    <section className={`ui-page ${css.page}`} aria-label={t(absenceMessages.titleOf, person)}>
      <header className={css.head}>
        <div>
          <h1>{t(absenceMessages.titleOf, person)}</h1>
          <p className="ui-text2">{t(absenceMessages.ringsIn, { count: places.length })}</p>
        </div>
        <div className="ui-actions">
          <Button onClick={back}>{t(common.cancel)}</Button>
          <Button
            type="primary"
            loading={asked.busy}
            disabled={!mayGoOn || !isOrdered || parts.length === 0}
            onClick={() => void asked.run()}
          >
            {t(absenceMessages.plan)}
          </Button>
        </div>
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          <div className={css.times}>
            {pick}
            <MomentField
              label={t(absenceMessages.from)}
              zone={zone}
              at={from}
              error={faults.at}
              onChange={begin}
            />
            <MomentField
              label={t(absenceMessages.until)}
              zone={zone}
              at={until}
              error={faults.backAt}
              onChange={(next) => put({ from, until: next })}
            />
          </div>
          {known.map((change) => (
            <Alert
              key={change.id}
              kind="info"
              title={t(absenceMessages.known, {
                name: person.name,
                from: momentText(change.at, zone),
                until: momentText(change.backAt ?? change.at, zone),
              })}
              action={<Button onClick={back}>{t(common.show)}</Button>}
            />
          ))}
          <CoverList
            config={before}
            person={person}
            places={places}
            covers={covers}
            onChoose={(key, id) => setChosen({ ...chosen, [key]: id })}
          />
          <EffectList
            config={before}
            person={person}
            places={places}
            covers={covers}
            times={times}
            zone={zone}
          />
        </div>
        <aside className={css.aside}>
          {impact}
          {gaps.length > 0 && <Gaps config={before} gaps={gaps} />}
        </aside>
      </div>
    </section>
  );
}
