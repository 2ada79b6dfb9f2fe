import type { NumberOrderPaths } from '@jackfield/phone-numbers/number-order-routes';
import { useLocation } from 'react-router';
import { CallingNamePage } from './calling-name-page.tsx';
import { DirectoryListingPage } from './directory-listing-page.tsx';
import type { NumberOrdersProps } from './number-frame.tsx';
import { CallingNameHistory, DirectoryListingHistory } from './order-history.tsx';

interface NumberOrderPageProps extends Omit<NumberOrdersProps, 'places'> {
  paths: NumberOrderPaths;
}

/** The one of a number's four order pages that the address names. */
export function NumberOrderPage({ paths, ...number }: NumberOrderPageProps) {
  const segments = useLocation().pathname.toLowerCase().split('/');
  const isDirectory = segments.includes('directory-edit');
  const [Page, History] = isDirectory
    ? [DirectoryListingPage, DirectoryListingHistory]
    : [CallingNamePage, CallingNameHistory];
  const places = isDirectory
    ? { value: paths.directory('directory-listing'), history: paths.directory('order-history') }
    : { value: paths.outbound('outbound-calling-name'), history: paths.outbound('order-history') };
  const Shown = segments.includes('order-history') ? History : Page;
  return <Shown {...number} places={places} />;
}
