import { paths } from '@jackfield/contract';
import { LinkTabs } from '@jackfield/records/edit-page';
import { useT } from '@jackfield/runtime';
import { checkMessages } from './messages.ts';
import { useFindings } from './use-findings.ts';

/** The lists and checks of all company numbers; the check tells how many calls are lost. */
export function NumbersTabs() {
  const t = useT();
  const lost = useFindings().data?.items.filter(({ severity }) => severity === 'error').length ?? 0;
  const text = t(checkMessages.lostCount, { count: lost });
  return (
    <LinkTabs
      tabs={[
        { label: t(checkMessages.numbers), to: paths.admin.numbers.listing() },
        {
          label: t(checkMessages.title),
          to: paths.admin.numbers.callCheck(),
          count: lost > 0 ? { value: lost, text, isLoss: true } : undefined,
        },
      ]}
    />
  );
}
