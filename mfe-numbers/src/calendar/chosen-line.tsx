import { TryCallDialog } from '@jackfield/call-routing/call-flow';
import { paths } from '@jackfield/contract';
import { timeBehindWord } from '@jackfield/domain';
import { planOf } from '@jackfield/domain/business-hours';
import { weekdayAndDayText } from '@jackfield/domain/days-in-words';
import type { CoverageStretch, RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';
import { timeOfInstant } from '@jackfield/records/hours-text';
import { Button } from '@jackfield/kit/ui/core';
import { navigateTo, useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './calendar.module.css';
import { type CalendarDay, slotAt, within } from './calendar-days.ts';
import { coverageText } from './coverage-text.ts';
import type { Chosen } from './chosen.ts';
import { whoMessages } from './messages.ts';
import { timesText } from './times-text.ts';

interface ChosenLineProps {
  config: RoutingConfig;
  company: RoutedCompany | undefined;
  chosen: Chosen | null;
  day: CalendarDay | undefined;
  zone: string;
  stretches: readonly CoverageStretch[];
  now: number;
  onCloseDay(company: RoutedCompany, day: CalendarDay): void;
}

/** The chosen half hour in one line: who rings, and what can be done about it. */
export function ChosenLine(props: ChosenLineProps) {
  const { config, company, chosen, day, zone, stretches, now, onCloseDay } = props;
  const t = useT();
  const [isTrying, setTrying] = useState(false);
  if (chosen === null || company === undefined || day === undefined) {
    return (
      <div className={`ui-well ${css.who}`}>
        <output className="ui-text2">{t(whoMessages.choose)}</output>
      </div>
    );
  }
  const slot = slotAt(day, chosen.at);
  const parts = within(stretches, slot);
  const texts = parts.map(({ from, coverage }) => {
    const text = coverageText(config, coverage);
    if (parts.length === 1) return text;
    return t(whoMessages.from, { time: timeBehindWord(timeOfInstant(zone, from)), text });
  });
  const { businessHour } = company;
  const hasDate = !businessHour.alwaysOpen && planOf(businessHour, day.day).date !== null;
  return (
    <div className={`ui-well ${css.who}`}>
      <span className={css.slotSign} aria-hidden="true" />
      <output>
        <strong>
          {t(whoMessages.chosen, {
            number: company.label,
            day: weekdayAndDayText(day.text),
            times: timesText(zone, slot),
          })}
        </strong>
        <span className="ui-text2">{texts.join(' ')}</span>
      </output>
      <div className="ui-actions">
        <Button type="link" aria-haspopup="dialog" onClick={() => setTrying(true)}>
          {t(whoMessages.tryCall)}
        </Button>
        <Button
          onClick={() => void navigateTo(paths.admin.numbers.edit(company.id, 'business-hour'))}
        >
          {t(whoMessages.changeHours)}
        </Button>
        {!hasDate && day.whole.to > now && (
          <Button aria-haspopup="dialog" onClick={() => onCloseDay(company, day)}>
            {t(whoMessages.closeDay)}
          </Button>
        )}
      </div>
      {isTrying && (
        <TryCallDialog
          config={config}
          root={{ kind: 'company', id: company.id }}
          zone={zone}
          question={{
            at: slot.from,
            inputs: (parts[0]?.coverage.keys ?? []).map(({ input }) => input),
          }}
          now={now}
          onClose={() => setTrying(false)}
        />
      )}
    </div>
  );
}
