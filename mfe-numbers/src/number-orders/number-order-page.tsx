import { paths } from '@jackfield/contract';
import { NumberOrderPage } from '@jackfield/phone-numbers/number-orders';
import { common, useT } from '@jackfield/runtime';
import { useLocation, useParams } from 'react-router';
import { accountMessages } from '../account/messages.ts';
import { numberMessages } from '../account-numbers/messages.ts';
import { orderPaths } from './order-paths.ts';

const { numbers, company } = paths.admin;

/** Calling name or directory listing of a number, in the section of the address (LIDB-04). */
export function Component() {
  const t = useT();
  const { pathname } = useLocation();
  const { id = '', pid = '' } = useParams();
  if (pathname.toLowerCase().startsWith(company.numbers().replace('listing', ''))) {
    return (
      <NumberOrderPage
        pid={pid}
        paths={orderPaths(company, id, pid)}
        trail={() => [
          { label: t(accountMessages.company), to: company.info() },
          { label: t(numberMessages.title), to: company.numbers() },
        ]}
      />
    );
  }
  return (
    <NumberOrderPage
      pid={pid}
      ownerId={id}
      paths={orderPaths(numbers, id, pid)}
      trail={({ ownerName }) => [
        { label: t(common.companyNumbers), to: numbers.listing() },
        { label: ownerName, to: numbers.edit(id) },
      ]}
    />
  );
}
