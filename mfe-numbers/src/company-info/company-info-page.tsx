import { useT } from '@jackfield/runtime';
import { AccountPage } from '../account/account-page.tsx';
import { CompanyInfoForm } from './company-info-form.tsx';
import { infoMessages } from './messages.ts';

/** /admin-settings/company/company-info: name, address and time zone of the company (NUM-08). */
export function Component() {
  const t = useT();
  return (
    <AccountPage title={t(infoMessages.title)}>
      {(account) => <CompanyInfoForm account={account} />}
    </AccountPage>
  );
}
