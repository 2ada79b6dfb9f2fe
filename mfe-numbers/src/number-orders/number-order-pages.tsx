import { type DirectoryPage, type OutboundPage, paths } from '@jackfield/contract';
import {
  CallingNameHistory,
  CallingNamePage,
  DirectoryListingHistory,
  DirectoryListingPage,
  type NumberOrdersProps,
} from '@jackfield/phone-numbers/number-orders';
import { common, useT } from '@jackfield/runtime';
import { useLocation, useParams } from 'react-router';
import { accountMessages } from '../account/messages.ts';
import { numberMessages } from '../account-numbers/messages.ts';

const { numbers, company } = paths.admin;

/** The section by whose address the page was opened, with the number of the address (LIDB-04). */
function useNumber() {
  const t = useT();
  const { pathname } = useLocation();
  const { id = '', pid = '' } = useParams();
  const isCompany = pathname.toLowerCase().startsWith(company.numbers().replace('listing', ''));
  const trail: NumberOrdersProps['trail'] = ({ ownerName }) =>
    isCompany
      ? [
          { label: t(accountMessages.company), to: company.info() },
          { label: t(numberMessages.title), to: company.numbers() },
        ]
      : [
          { label: t(common.companyNumbers), to: numbers.listing() },
          { label: ownerName, to: numbers.edit(id) },
        ];
  const { outboundEdit, directoryEdit } = isCompany ? company : numbers;
  return {
    number: { pid, trail, ...(!isCompany && { ownerId: id }) },
    outbound: (page: OutboundPage) => outboundEdit(id, pid, page),
    directory: (page: DirectoryPage) => directoryEdit(id, pid, page),
  };
}

/** Outbound calling name of a number (LIDB-05). */
export function NumberCallingName() {
  const { number, outbound } = useNumber();
  const places = { value: outbound('outbound-calling-name'), history: outbound('order-history') };
  return <CallingNamePage {...number} places={places} />;
}

/** Orders of the calling name (LIDB-07). */
export function NumberCallingNameHistory() {
  const { number, outbound } = useNumber();
  const places = { value: outbound('outbound-calling-name'), history: outbound('order-history') };
  return <CallingNameHistory {...number} places={places} />;
}

/** Directory listing of a number (LIDB-06). */
export function NumberListing() {
  const { number, directory } = useNumber();
  const places = { value: directory('directory-listing'), history: directory('order-history') };
  return <DirectoryListingPage {...number} places={places} />;
}

/** Orders of the directory listing (LIDB-07). */
export function NumberListingHistory() {
  const { number, directory } = useNumber();
  const places = { value: directory('directory-listing'), history: directory('order-history') };
  return <DirectoryListingHistory {...number} places={places} />;
}
