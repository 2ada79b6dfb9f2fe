import { mayAt } from '@jackfield/kit/may';
import { isAhead, usePlannedChanges } from '@jackfield/call-routing/planned-routing';
import { paths } from '@jackfield/contract';
import { type LinkTab, LinkTabs } from '@jackfield/records/edit-page';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { checkMessages } from '../call-check/messages.ts';
import { useFindings } from '../call-check/use-findings.ts';
import { tabMessages } from './messages.ts';

export interface NumbersTabsProps {
  /** False until the page has what it is opened for; the check is not asked for before. */
  isChecking?: boolean;
}

/** The list, calendar, checks, planned changes and texting of all company numbers. */
export function NumbersTabs({ isChecking = true }: NumbersTabsProps) {
  const t = useT();
  const findings = useFindings({ isOn: isChecking }).data?.items;
  const lost = findings?.filter(({ severity }) => severity === 'error').length ?? 0;
  const text = t(checkMessages.lostCount, { count: lost });
  const planned = (usePlannedChanges().data ?? []).filter(isAhead).length;
  const hasTexts = useAtomValue(accountAtom)?.country !== 'MYS';
  const plannedText = t(tabMessages.plannedCount, { count: planned });
  return (
    <LinkTabs
      tabs={(
        [
          { label: t(tabMessages.numbers), to: paths.admin.numbers.listing() },
          { label: t(tabMessages.calendar), to: paths.admin.numbers.calendar() },
          {
            label: t(checkMessages.title),
            to: paths.admin.numbers.callCheck(),
            count: lost > 0 ? { value: lost, text, isLoss: true } : undefined,
          },
          ...(hasTexts
            ? [{ label: t(tabMessages.texting), to: paths.admin.numbers.texting() }]
            : []),
          {
            label: t(tabMessages.planned),
            to: paths.admin.numbers.planned(),
            count: planned > 0 ? { value: planned, text: plannedText, isLoss: false } : undefined,
          },
        ] satisfies LinkTab[]
      ).filter(({ to }) => mayAt(to))}
    />
  );
}
