import { useNow } from '@jackfield/call-routing/business-hours';
import { useChangeImpact } from '@jackfield/call-routing/call-flow';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Upload } from '@jackfield/kit/ui/icons';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { accountAtom, common, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import css from './dialogs.module.css';
import { datesDuring } from './early-dates.ts';
import { EventList } from './event-list.tsx';
import { isWholeDays } from './found-event.ts';
import { dateDialogMessages, importMessages } from './messages.ts';
import { OwnerList } from './owner-list.tsx';
import { actsFor, type DatedOwner, saveDates, withNewDates } from './save-dates.ts';
import { useDatesConfirm } from './use-dates-confirm.ts';
import { type CalendarFile, useCalendarFile } from './use-calendar-file.ts';

/** Keys of events that take a part of a day: a calendar of holidays rarely means its appointments. */
const partsOf = (file: CalendarFile) =>
  new Set(file.events.filter((event) => !isWholeDays(event)).map(({ key }) => key));

/** Closes numbers and teams during events of a calendar file, once it was seen who notices. */
export function ImportDialog({ config, onClose }: { config: RoutingConfig; onClose(): void }) {
  const t = useT();
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const today = dayText(localTimeAt(zone, useNow()).day);
  const input = useRef<HTMLInputElement>(null);
  const { file, fault, read } = useCalendarFile(today, zone);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [owners, setOwners] = useState<readonly DatedOwner[]>([]);
  const [wasTried, setTried] = useState(false);
  const chosen = (file?.events ?? []).filter(({ key }) => !left.has(key));
  const dates = datesDuring(chosen);
  const noOwner = owners.length === 0 ? t(dateDialogMessages.chooseNumber) : undefined;
  const noEvent = chosen.length === 0 ? t(importMessages.chooseEvent) : undefined;

  const key = noOwner || noEvent ? null : JSON.stringify([owners, chosen]);
  const { impact, mayGoOn, save } = useChangeImpact(key, (stored) =>
    withNewDates(stored, owners, dates),
  );
  const confirm = useDatesConfirm({
    save: () => save((asSeen) => saveDates(actsFor(config, owners, dates), asSeen)),
    check: () => {
      setTried(true);
      return noOwner || noEvent ? { choice: ' ' } : {};
    },
    toast: () => t(importMessages.done, { count: chosen.length }),
    onDone: onClose,
  });

  return (
    <FormDialog
      width={600}
      title={t(importMessages.title)}
      dirty={file !== null}
      confirmText={file && t(importMessages.add, { count: chosen.length })}
      mayConfirm={mayGoOn}
      onClose={onClose}
      {...confirm.dialog}
    >
      <div className={css.form}>
        <p>{t(importMessages.intro)}</p>
        <div>
          <Button
            icon={<Upload size={16} strokeWidth={1.75} />}
            onClick={() => input.current?.click()}
          >
            {t(file ? importMessages.another : common.chooseFile)}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".ics,text/calendar"
            aria-label={t(common.chooseFile)}
            className={css.file}
            onChange={({ target }) => {
              const [one] = target.files ?? [];
              if (one) void read(one).then((found) => setLeft(found ? partsOf(found) : new Set()));
              target.value = '';
            }}
          />
        </div>
        {fault && <Alert kind="error" title={fault} />}
        {file && (
          <>
            <EventList
              file={file}
              left={left}
              error={wasTried ? noEvent : undefined}
              onChange={setLeft}
            />
            <OwnerList
              config={config}
              hasTeams
              chosen={owners}
              error={wasTried ? noOwner : undefined}
              onChange={setOwners}
            />
            <p className="ui-note">{t(importMessages.known)}</p>
            {impact}
          </>
        )}
      </div>
    </FormDialog>
  );
}
