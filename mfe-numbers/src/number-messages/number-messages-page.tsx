import { MissingPage } from '@jackfield/kit/error-page';
import { accountAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { NumberPage } from '../number-page/number-page.tsx';
import { SmsForm } from './sms-form.tsx';

/** SMS handling of a company number (ROUTE-03); Malaysia has none (OP-76). */
export function Component() {
  const account = useAtomValue(accountAtom);
  if (account?.country === 'MYS') return <MissingPage text="page" />;
  return <NumberPage form={SmsForm} />;
}
