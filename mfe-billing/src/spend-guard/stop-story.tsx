import { zoneName } from '@jackfield/domain/days-in-words';
import { paths } from '@jackfield/contract';
import type { GuardState, GuardStop, GuardStopStory } from '@jackfield/contract/api/spend-guard';
import { formatDate } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import { PlainTable } from '@jackfield/kit/plain-table';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Button, Skeleton, StatusBadge } from '@jackfield/kit/ui/core';
import { Ban, KeyRound, Moon, TriangleAlert } from '@jackfield/kit/ui/icons';
import { todayIn } from '@jackfield/lists/period';
import { common, Link, navigateTo, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { clockAt } from './clock-at.ts';
import driversCss from './drivers.module.css';
import { stopOptions } from './guard-query.ts';
import { LiftDialog } from './lift-dialog.tsx';
import { guardMessages as messages } from './messages.ts';
import { StopChart } from './stop-chart.tsx';
import css from './stop-story.module.css';
import { DriverName, UsageLink } from './usage-link.tsx';

interface StopStoryProps {
  stopId: string;
  state: GuardState;
}

/** Which cap stopped calls: 'Any 60 minutes', 'Kenji Watanabe, a day'. */
function useStopName({ kind, subjectName }: Pick<GuardStop, 'kind' | 'subjectName'>): string {
  const t = useT();
  if (kind === 'hour') return t(messages.anyHour);
  if (kind === 'day') return t(messages.aDay);
  return t(messages.stopSubject, { name: subjectName });
}

/** Calls abroad are stopped: who, what and when, and then the way to lift it (annex J7). */
export function StopStory({ stopId, state }: StopStoryProps) {
  const t = useT();
  const query = useQuery(stopOptions(stopId));
  if (query.data) return <Story story={query.data} state={state} />;
  if (query.isError) return <LoadFailure title={t(messages.storyFailed)} query={query} />;
  return <Skeleton width="100%" height={280} />;
}

function Story({ story, state }: { story: GuardStopStory; state: GuardState }) {
  const t = useT();
  const id = useId();
  const { money } = useFormats();
  const [isLifting, setLifting] = useState(false);
  const { stop, drivers } = story;
  const calls = drivers.reduce((sum, driver) => sum + driver.calls, 0);
  return (
    <section className={css.story} aria-labelledby={id}>
      <div className={css.main}>
        <div className={`ui-card ${css.card}`}>
          <header className={css.head}>
            <h2 id={id}>{useStopName(stop)}</h2>
            <StatusBadge meaning="error" shape="bar">
              {t(messages.stopped)}
            </StatusBadge>
          </header>
          <p className="ui-secondary">
            {t(messages.spentOf, { amount: money(stop.spent), calls })}
          </p>
          <StopChart story={story} timeZone={state.timeZone} />
        </div>
        <Drivers story={story} day={todayIn(state.timeZone, new Date(stop.at))} />
        <NotThem story={story} />
      </div>
      <div className={css.side}>
        <Alerts story={story} state={state} />
        <Button type="primary" block onClick={() => setLifting(true)}>
          {t(messages.lift)}
        </Button>
        {stop.country !== '' && (
          <Button block onClick={() => void navigateTo(paths.admin.billing.internationalCalling())}>
            {t(messages.switchOff, { country: countryName(stop.country) })}
          </Button>
        )}
      </div>
      {isLifting && <LiftDialog stop={stop} onClose={() => setLifting(false)} />}
    </section>
  );
}

/** A stop that holds beside the one that is told in full. */
export function StopLine({ stop, timeZone }: { stop: GuardStop; timeZone: string }) {
  const t = useT();
  const { money } = useFormats();
  const [isLifting, setLifting] = useState(false);
  return (
    <section className={css.also}>
      <Ban size={16} strokeWidth={1.75} aria-hidden="true" />
      <div className="ui-lines">
        <h2>{useStopName(stop)}</h2>
        <span className="ui-note">
          {t(messages.alsoStopped, {
            spent: money(stop.spent),
            cap: money(stop.cap),
            time: clockAt(stop.at, timeZone),
          })}
        </span>
      </div>
      <Button onClick={() => setLifting(true)}>{t(messages.lift)}</Button>
      {isLifting && <LiftDialog stop={stop} onClose={() => setLifting(false)} />}
    </section>
  );
}

function Drivers({ story: { drivers }, day }: { story: GuardStopStory; day: string }) {
  const t = useT();
  const id = useId();
  const { money } = useFormats();
  if (drivers.length === 0) return null;
  return (
    <section className={driversCss.drivers} aria-labelledby={id}>
      <header className={driversCss.head}>
        <h2 id={id}>{t(messages.droveIt)}</h2>
        <UsageLink day={day} />
      </header>
      <PlainTable
        label={t(messages.droveIt)}
        columns={[
          { title: t(common.user) },
          { title: t(messages.destination) },
          { title: t(messages.calls), isFigure: true, isForWide: true },
          { title: t(messages.minutesHead), isFigure: true, isForWide: true },
          { title: t(common.amount), isFigure: true },
        ]}
        rows={drivers.map((driver) => ({
          key: `${driver.personName} ${driver.country}`,
          cells: [
            <DriverName key="who" driver={driver} day={day} />,
            countryName(driver.country),
            driver.calls,
            Math.ceil(driver.duration / 60),
            <span key="amount" className="ui-strong">
              {money(driver.amount)}
            </span>,
          ],
        }))}
      />
    </section>
  );
}

/** Somebody else may have used the phone: the way to its password. */
function NotThem({ story: { stop, personId } }: { story: GuardStopStory }) {
  const t = useT();
  if (personId === null || stop.personName === '') return null;
  return (
    <div className={`ui-well ${css.well}`}>
      <KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className="ui-lines">
        <span className="ui-strong">{t(messages.notThem, { name: stop.personName })}</span>
        <span className="ui-note">{t(messages.notThemText)}</span>
      </div>
      <Link to={paths.admin.users.edit(personId, 'my-device')}>{t(messages.toDevices)}</Link>
    </div>
  );
}

/** Below it, what an hour usually costs is not told to the cent. */
const little = 0.1;

type StoryAlert = GuardStopStory['told'][number];

/** What the guard told until it stopped, the newest first. */
function Alerts({ story, state }: { story: GuardStopStory; state: GuardState }) {
  const t = useT();
  const id = useId();
  const { stop, told } = story;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(messages.happened)}</h2>
      <p className="ui-secondary">
        {t(messages.zoneOf, {
          day: formatDate(stop.at, state.timeZone),
          zone: zoneName(state.timeZone),
        })}
      </p>
      <ol className={css.told}>
        {told.map((one) => (
          <AlertLine key={one.id} one={one} timeZone={state.timeZone} />
        ))}
      </ol>
    </section>
  );
}

function AlertLine({ one, timeZone }: { one: StoryAlert; timeZone: string }) {
  const t = useT();
  const { money } = useFormats();
  const { kind, level, cap, spent, recipients } = one;
  const isStop = level === 100;
  const Icon = isStop ? Ban : kind === 'night' ? Moon : TriangleAlert;
  const mailed = t(messages.mailed, { count: recipients });
  const name = one.personName || t(messages.companyNumber);
  const words = (): [string, string] => {
    if (kind === 'night') {
      return [
        t(messages.toldNight),
        t(messages.callTo, { name, country: countryName(one.country) }),
      ];
    }
    if (kind === 'spike')
      return [
        t(messages.toldSpike),
        cap < little
          ? t(messages.toldSpikeUnder, { usual: money(little) })
          : t(messages.toldSpikeText, { usual: money(cap) }),
      ];
    if (isStop) {
      const text = t(messages.toldStoppedText, { spent: money(spent), cap: money(cap) });
      return [t(messages.toldStopped), text];
    }
    return [t(messages.levelLabel, { level, amount: money((cap * level) / 100) }), mailed];
  };
  const [title, text] = words();
  return (
    <li data-kind={isStop ? 'stop' : kind === 'night' ? 'night' : 'warning'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className="ui-lines">
        <span className={css.title}>{title}</span>
        <span className="ui-note">{text}</span>
      </span>
      <time dateTime={one.at} className="ui-note ui-num">
        {clockAt(one.at, timeZone)}
      </time>
    </li>
  );
}

/** Who let calls abroad go on today, for the other admins. */
export function LiftedNote({ state: { lifted, timeZone } }: { state: GuardState }) {
  const t = useT();
  if (!lifted) return null;
  return (
    <p className={css.lifted}>
      {t(messages.liftedBy, {
        name: lifted.by,
        time: clockAt(lifted.at, timeZone),
        reason: lifted.reason,
      })}
    </p>
  );
}
