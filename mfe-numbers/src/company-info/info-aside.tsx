import { useNow } from '@jackfield/call-routing/business-hours';
import { formatTimeOfDay } from '@jackfield/domain';
import { dayText, localTimeAt, timeText } from '@jackfield/domain/business-hours';
import { longWeekdayAndDayText, zoneName } from '@jackfield/domain/days-in-words';
import { FactsCard } from '@jackfield/kit/form-section';
import { common, useT } from '@jackfield/runtime';
import { type InfoValues, infoText } from './info-values.ts';
import { infoMessages } from './messages.ts';

/** How the company reads on its invoices, and what time it is in its zone, as the form holds it. */
export function InfoAside({ values }: { values: InfoValues }) {
  const t = useT();
  const { companyName, timeZone } = values;
  const { day, minutes } = localTimeAt(timeZone, useNow());
  return (
    <FactsCard
      title={t(infoMessages.shownAs)}
      facts={[
        {
          label: t(infoMessages.billedTo),
          value: (
            <>
              <strong>{companyName || t(common.none)}</strong>
              <br />
              {infoText(values, 'address')}
            </>
          ),
        },
        {
          label: t(infoMessages.timeNow),
          value: t(infoMessages.timeIn, {
            day: longWeekdayAndDayText(dayText(day)),
            time: formatTimeOfDay(timeText(minutes)),
            zone: zoneName(timeZone),
          }),
        },
      ]}
    />
  );
}
