import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { MissingPage } from '@jackfield/kit/error-page';
import { accountAtom, common, useT } from '@jackfield/runtime';
import { TextingPage } from '@jackfield/texting/texting-page';
import { useAtomValue } from 'jotai';
import { tabMessages } from '../numbers-tabs/messages.ts';
import { NumbersTabs } from '../numbers-tabs/numbers-tabs.tsx';

/** /admin-settings/numbers/texting: whether each number of the account can text (annex J6). */
export function Component() {
  const t = useT();
  const account = useAtomValue(accountAtom);
  useBreadcrumb([
    { label: t(common.companyNumbers), to: paths.admin.numbers.listing() },
    { label: t(tabMessages.texting) },
  ]);
  if (account?.country === 'MYS') return <MissingPage text="page" />;
  return <TextingPage section={t(common.companyNumbers)} tabs={<NumbersTabs />} />;
}
