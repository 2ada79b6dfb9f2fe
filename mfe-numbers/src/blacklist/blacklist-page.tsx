import { paths } from '@jackfield/contract';
import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { LinkTabs } from '@jackfield/records/edit-page';
import { common, useT } from '@jackfield/runtime';
import { useSearchParams } from 'react-router';
import { accountMessages } from '../account/messages.ts';
import { BlacklistListing } from './blacklist-listing.tsx';
import { blacklistMessages } from './messages.ts';

const page = paths.admin.company.blacklist();

/** /admin-settings/company/blacklist: who is not called, and whose calls are turned away (NUM-06). */
export function Component() {
  const t = useT();
  const [query] = useSearchParams();
  const direction: BlacklistDirection = query.get('list') === 'inbound' ? 'inbound' : 'outbound';
  useBreadcrumb([
    { label: t(accountMessages.company), to: paths.admin.company.info() },
    { label: t(blacklistMessages.title) },
  ]);
  const tabs = (
    <LinkTabs
      tabs={[
        {
          label: t(common.outbound),
          to: page,
          isOpen: direction === 'outbound',
        },
        {
          label: t(common.inbound),
          to: `${page}?list=inbound`,
          isOpen: direction === 'inbound',
        },
      ]}
    />
  );
  return <BlacklistListing key={direction} direction={direction} tabs={tabs} />;
}
