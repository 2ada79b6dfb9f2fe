import { paths } from '@jackfield/contract';
import { exportRates, type RateDeckEntry } from '@jackfield/contract/api/rate-deck';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { PhoneCall } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { exportAction } from '@jackfield/lists/csv-export';
import { ListPage, type PhoneRow, useDenied, useListing } from '@jackfield/lists/list-page';
import { accountAtom, call, currencyAtom, Link, useLiveRefetch, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { billingMessages } from '../billing-information/messages.ts';
import { AllowedBadge, rateColumns } from './columns.tsx';
import css from './rate-deck.module.css';
import { listingDefaults, rateListKey, ratePage, toRequest } from './listing-query.ts';
import { rateMessages as messages } from './messages.ts';
import { rateText } from './rate-text.ts';

/** Where calls may go belongs to the account (annex D). */
const eventTypes = ['tenant'] as const;

const idOf = ({ id }: RateDeckEntry) => id;
const nameOf = ({ name }: RateDeckEntry) => name;
const phoneRow = (entry: RateDeckEntry): PhoneRow => ({
  title: entry.name,
  line: [entry.displayDialingCode, rateText(entry)].join(' · '),
  badge: <AllowedBadge {...entry} />,
});

/** /admin-settings/billing/international-call/listing: what calls abroad cost (CRED-06). */
export function Component() {
  const t = useT();
  const tenantId = useAtomValue(accountAtom)?.id ?? '';
  const isRinggit = useAtomValue(currencyAtom) === 'myr';
  useLiveRefetch(eventTypes, rateListKey);
  const { listing, answer, error } = useListing(listingDefaults, (params) =>
    ratePage(tenantId, toRequest(params)),
  );
  const counts = answer?.counts;
  const title = t(messages.title);
  useBreadcrumb([{ label: t(billingMessages.billing) }, { label: title }]);
  const columns = useMemo(() => rateColumns(), []);
  const { pageNum: _page, limit: _limit, ...request } = toRequest(listing.params);
  const load = () => call(exportRates, { params: { tenantId }, query: request });
  const more = ({ isEmpty }: { isEmpty: boolean }): MenuGroups =>
    isEmpty ? [] : [[exportAction({ name: 'rates', load })]];

  return (
    <ListPage
      {...listing}
      list="billing.rates"
      title={title}
      things={t(messages.things)}
      icon={PhoneCall}
      summary={
        <p className="ui-secondary">
          {t(isRinggit ? messages.inRinggit : messages.inDollars)}{' '}
          <Link className={css.inText} to={paths.admin.billing.internationalCalling()}>
            {t(messages.choose)}
          </Link>
        </p>
      }
      more={more}
      searchPlaceholder={t(messages.search)}
      searchPlaceholderShort={t(messages.searchShort)}
      pillsLabel={t(messages.allowed)}
      pills={[
        { value: '', label: t(messages.all), count: counts?.all },
        { value: 'allowed', label: t(messages.allowed), count: counts?.allowed },
        { value: 'notAllowed', label: t(messages.notAllowed), count: counts?.notAllowed },
      ]}
      texts={{
        emptyTitle: t(messages.emptyTitle),
        emptyText: t(messages.emptyText),
        noMatchText: t(messages.noMatchText, { count: listing.all ?? 0 }),
        deniedTitle: t(messages.deniedTitle),
      }}
      {...useDenied(error)}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      phoneRow={phoneRow}
    />
  );
}
