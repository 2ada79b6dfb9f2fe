import {
  holidayDate,
  holidayMessages,
  isCovered,
  useHolidayChoice,
  useNow,
} from '@jackfield/call-routing/business-hours';
import { useChangeImpact } from '@jackfield/call-routing/call-flow';
import type { SpecialDates } from '@jackfield/contract/api/routing';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import type { NewDates, RoutingConfig } from '@jackfield/domain/routing';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import css from './dialogs.module.css';
import { dateDialogMessages, holidayDialogMessages } from './messages.ts';
import { OwnerList } from './owner-list.tsx';
import { actsFor, type DatedOwner, saveDates, sameFor, withNewDates } from './save-dates.ts';
import { useDatesConfirm } from './use-dates-confirm.ts';

interface HolidaysDialogProps {
  config: RoutingConfig;
  /** The company number that is chosen at first, if one is. */
  companyId: string | null;
  /** Closes it, too; receives the first of the days that were added, as YYYY-MM-DD. */
  onAdded(day: string): void;
  onClose(): void;
}

const isTaken = (dates: readonly SpecialDates[], { from }: NewDates) => isCovered(dates, from);

/** Closes numbers and teams on the public holidays of a year, once it was seen who notices. */
export function HolidaysDialog(props: HolidaysDialogProps) {
  const { config, companyId, onAdded, onClose } = props;
  const t = useT();
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const today = dayText(localTimeAt(zone, useNow()).day);
  const [base] = useState<readonly DatedOwner[]>(
    companyId === null ? [] : [{ kind: 'company', id: companyId }],
  );
  const [owners, setOwners] = useState(base);
  const [wasTried, setTried] = useState(false);
  const named = [
    ...config.companies.map(({ id, label, businessHour }) => ({ id, name: label, businessHour })),
    ...config.teams,
  ].filter(({ id }) => owners.some((owner) => owner.id === id));
  const { chosen, isDirty, fields } = useHolidayChoice(
    named.map(({ businessHour }) => businessHour),
    today,
  );
  const dates = chosen.map(holidayDate);
  const noOwner = owners.length === 0 ? t(dateDialogMessages.chooseNumber) : undefined;

  const key = noOwner || dates.length === 0 ? null : JSON.stringify([owners, dates]);
  const { impact, mayGoOn, save } = useChangeImpact(key, (stored) =>
    withNewDates(stored, owners, sameFor(dates, isTaken)),
  );
  const confirm = useDatesConfirm({
    save: () =>
      save((asSeen) => saveDates(actsFor(config, owners, sameFor(dates, isTaken)), asSeen)),
    check: () => {
      setTried(true);
      return noOwner ? { choice: ' ' } : {};
    },
    toast: () =>
      t(holidayDialogMessages.added, {
        days: dates.length,
        count: owners.length,
        name: named[0]?.name ?? '',
      }),
    onDone: () => {
      const [first] = dates.map(({ from }) => from).toSorted();
      if (first === undefined) onClose();
      else onAdded(first);
    },
  });

  return (
    <FormDialog
      width={600}
      title={t(holidayMessages.title)}
      dirty={isDirty || owners !== base}
      confirmText={t(holidayMessages.add, { count: dates.length })}
      mayConfirm={mayGoOn && dates.length > 0}
      onClose={onClose}
      {...confirm.dialog}
    >
      <div className={css.form}>
        {fields}
        <OwnerList
          config={config}
          hasTeams
          chosen={owners}
          error={wasTried ? noOwner : undefined}
          onChange={setOwners}
        />
        <p className="ui-note">{t(holidayDialogMessages.known)}</p>
        {impact}
      </div>
    </FormDialog>
  );
}
