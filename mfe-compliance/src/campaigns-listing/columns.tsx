import { paths } from '@jackfield/contract';
import type { CampaignListItem } from '@jackfield/contract/api/campaign';
import { formatDate } from '@jackfield/domain';
import { Skeleton } from '@jackfield/kit/ui/core';
import { type Column, TwoLines, TwoLinesSkeleton } from '@jackfield/kit/ui/table';
import { common, formatNumber, Link, t } from '@jackfield/runtime';
import { CampaignPayment, CampaignStatus } from '../campaigns/campaign-badges.tsx';
import { campaignName, nameOfUseCase } from '@jackfield/domain/campaign-name';
import { campaignMessages } from '../campaigns/messages.ts';
import { listingMessages } from './messages.ts';

const { compliance } = paths.admin;

/** Columns of a table of campaigns (annex G7); days are those of the account's zone. */
export function campaignColumns(timeZone: string): Column<CampaignListItem>[] {
  return [
    {
      key: 'name',
      title: t(listingMessages.campaign),
      width: 268,
      narrow: 220,
      sortable: true,
      render: (campaign) => (
        <TwoLines
          isName
          first={
            <Link to={compliance.campaign(campaign.id)} title={campaignName(campaign)}>
              {campaignName(campaign)}
            </Link>
          }
          second={campaign.name === '' ? undefined : (campaign.registryId ?? undefined)}
        />
      ),
      skeleton: <TwoLinesSkeleton first={180} second={80} />,
    },
    {
      key: 'brand',
      title: t(campaignMessages.brand),
      width: 178,
      optional: true,
      render: ({ brand }) => <Link to={compliance.brand(brand.id)}>{brand.brandName}</Link>,
      skeleton: <Skeleton width={110} height={10} />,
    },
    {
      key: 'useCase',
      title: t(campaignMessages.useCase),
      width: 234,
      sortable: true,
      optional: true,
      from: 992,
      render: ({ useCase }) => nameOfUseCase(useCase),
      skeleton: <Skeleton width={120} height={10} />,
    },
    {
      key: 'payment',
      title: t(listingMessages.payment),
      width: 110,
      optional: true,
      render: (campaign) => <CampaignPayment {...campaign} />,
      skeleton: <Skeleton width={56} height={10} />,
    },
    {
      key: 'status',
      title: t(common.status),
      width: 170,
      narrow: 164,
      sortable: true,
      render: (campaign) => <CampaignStatus {...campaign} />,
      skeleton: <Skeleton width={76} height={10} />,
    },
    {
      key: 'numbers',
      title: t(listingMessages.numbers),
      width: 90,
      align: 'end',
      optional: true,
      from: 1200,
      render: ({ numberCount }) => <span className="ui-num">{formatNumber(numberCount)}</span>,
      skeleton: <Skeleton width={20} height={10} />,
    },
    {
      key: 'createdAt',
      title: t(listingMessages.created),
      width: 130,
      sortable: true,
      optional: true,
      render: ({ createdAt }) => (
        <time className="ui-num" dateTime={createdAt}>
          {formatDate(createdAt, timeZone)}
        </time>
      ),
      skeleton: <Skeleton width={84} height={10} />,
    },
  ];
}
