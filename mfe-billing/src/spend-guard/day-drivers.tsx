import { sumAmounts } from '@jackfield/domain';
import type { SpendDriver } from '@jackfield/contract/api/spend-guard';
import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { countryName } from '@jackfield/domain/dialing';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import css from './drivers.module.css';
import { driversOptions } from './guard-query.ts';
import { guardMessages as messages } from './messages.ts';
import { DriverName, UsageLink } from './usage-link.tsx';

const few = 4;

/** Who called abroad on the day that is chosen in the picture. */
export function DayDrivers({ day }: { day: string }) {
  const t = useT();
  const id = useId();
  const { money } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const query = useQuery(driversOptions(day));
  const drivers = query.data ?? [];
  const sum = sumAmounts(drivers.map(({ amount }) => amount));
  const shown = isWhole ? drivers : drivers.slice(0, few);
  return (
    <section className={css.drivers} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{t(messages.drove, { day: monthAndDayText(day) })}</h2>
        {drivers.length > 0 && (
          <span className="ui-secondary">{t(messages.abroadSum, { amount: money(sum) })}</span>
        )}
        {drivers.length > 0 && <UsageLink day={day} />}
        {drivers.length > few && (
          <Button looks size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t(messages.showLess) : t(messages.showAll, { count: drivers.length })}
          </Button>
        )}
      </header>
      {query.isError && query.data === undefined && (
        <LoadFailure title={t(messages.driversFailed)} query={query} />
      )}
      {query.isPending && <Skeleton width="100%" height={120} />}
      {query.data?.length === 0 && <p className="ui-text3">{t(messages.nobodyAbroad)}</p>}
      <ul className={css.rows}>
        {shown.map((driver) => (
          <DriverRow key={`${driver.personName} ${driver.country}`} driver={driver} day={day} />
        ))}
      </ul>
    </section>
  );
}

function DriverRow({ driver, day }: { driver: SpendDriver; day: string }) {
  const t = useT();
  const { money } = useFormats();
  return (
    <li>
      <DriverName driver={driver} day={day} />
      <span className={`ui-clip ${css.where}`}>{countryName(driver.country)}</span>
      <span className={`ui-num ui-secondary ${css.minutes}`}>
        {t(messages.minutes, { minutes: Math.ceil(driver.duration / 60) })}
      </span>
      <span className={`ui-num ui-strong ${css.amount}`}>{money(driver.amount)}</span>
    </li>
  );
}
