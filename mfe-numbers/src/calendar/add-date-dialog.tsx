import { DateFields, dateErrors, dateMessages } from '@jackfield/call-routing/business-hours';
import { useChangeImpact } from '@jackfield/call-routing/call-flow';
import type { SpecialDates } from '@jackfield/contract/api/routing';
import { formatTimeOfDay, isTimeOfDay } from '@jackfield/domain';
import { dayText } from '@jackfield/domain/business-hours';
import { monthAndDayText } from '@jackfield/domain/days-in-words';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './dialogs.module.css';
import { dateDialogMessages } from './messages.ts';
import { OwnerList } from './owner-list.tsx';
import { earlyDates } from './early-dates.ts';
import {
  actsFor,
  changedOwners,
  type DatedOwner,
  saveDates,
  sameFor,
  withNewDates,
} from './save-dates.ts';
import { useDatesConfirm } from './use-dates-confirm.ts';

/** What a dialog for a new date begins with. */
export interface AddedDate {
  readonly companyIds: readonly string[];
  /** Days since 1970; null: not known yet. */
  readonly day: number | null;
  readonly name: string;
}

interface AddDateDialogProps {
  config: RoutingConfig;
  added: AddedDate;
  /** Closes it, too; receives the first of the days, as YYYY-MM-DD. */
  onAdded(day: string): void;
  onClose(): void;
}

const newDate = ({ day, name }: AddedDate): SpecialDates => ({
  id: crypto.randomUUID(),
  name,
  from: day === null ? '' : dayText(day),
  to: day === null ? '' : dayText(day),
  closed: true,
  intervals: [],
  repeatsYearly: false,
});

/** Closes several numbers on some days, or gives them other hours, once it was seen who notices. */
export function AddDateDialog({ config, added, onAdded, onClose }: AddDateDialogProps) {
  const t = useT();
  const [base] = useState(() => newDate(added));
  const [typed, setTyped] = useState(base);
  const [owners, setOwners] = useState<readonly DatedOwner[]>(
    added.companyIds.map((id) => ({ kind: 'company', id })),
  );
  const [early, setEarly] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const change = (part: Partial<SpecialDates>) => setTyped({ ...typed, ...part });
  const wrong = dateErrors(typed);
  const isWrong = Object.values(wrong).some((one) => one !== undefined);
  const isTime = early === null || isTimeOfDay(early);
  const errors = wasTried ? wrong : {};

  const { id: _, ...date } = typed;
  const datesFor = early === null ? sameFor([date]) : earlyDates(date, early);
  const isReady = !isWrong && isTime;
  const changed = isReady ? changedOwners(config, owners, datesFor) : [];
  const noOwner =
    owners.length === 0
      ? t(dateDialogMessages.chooseNumber)
      : isReady && changed.length === 0
        ? t(dateDialogMessages.closedByThen)
        : undefined;
  const isStored = isReady && noOwner === undefined;
  const key = isStored ? JSON.stringify([owners, date, early]) : null;
  const { impact, mayGoOn, save } = useChangeImpact(key, (stored) =>
    withNewDates(stored, owners, datesFor),
  );
  const named = config.companies.find(({ id }) => id === changed[0]?.id)?.label ?? '';
  const confirm = useDatesConfirm({
    save: () => save((asSeen) => saveDates(actsFor(config, owners, datesFor), asSeen)),
    check: () => {
      setTried(true);
      return isStored ? {} : { date: ' ' };
    },
    toast: () =>
      t(dateDialogMessages[early !== null ? 'closesOn' : typed.closed ? 'closedOn' : 'hoursOn'], {
        name: named,
        count: changed.length,
        day: monthAndDayText(typed.from),
        time: formatTimeOfDay(early ?? ''),
      }),
    onDone: () => onAdded(typed.from),
  });

  return (
    <FormDialog
      width={600}
      title={t(dateMessages.addTitle)}
      dirty={typed !== base || early !== null}
      confirmText={t(dateMessages.add)}
      mayConfirm={mayGoOn}
      onClose={onClose}
      {...confirm.dialog}
    >
      <div className={css.form}>
        <DateFields
          typed={typed}
          errors={errors}
          placeholder={t(dateDialogMessages.example)}
          early={{
            at: early,
            error: wasTried && !isTime ? t(dateDialogMessages.earlyTime) : undefined,
            onChange: setEarly,
          }}
          onChange={change}
        />
        <OwnerList
          config={config}
          hasTeams={false}
          chosen={owners}
          error={wasTried ? noOwner : undefined}
          onChange={setOwners}
        />
        {impact}
      </div>
    </FormDialog>
  );
}
