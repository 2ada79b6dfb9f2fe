import { OpenLink } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { TenantNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import { Skeleton, StatusBadge, type StatusBadgeProps, Tag } from '@jackfield/kit/ui/core';
import { type Column, TwoLines } from '@jackfield/kit/ui/table';
import { common, Link, type Message, t } from '@jackfield/runtime';
import { TextingBadge } from '@jackfield/texting/texting-status';
import { numberMessages } from './messages.ts';
import { ownerPath } from './owner-path.ts';

const { numberDetails, numberRegistration } = paths.admin.company;

/** State of the registration, which leads to its page. */
export function RegistrationBadge({ number }: { number: TenantNumber }) {
  const { text, ...look } = registrationStyle(number);
  return (
    <Link to={numberRegistration(number.id)}>
      <StatusBadge {...look}>{t(text)}</StatusBadge>
    </Link>
  );
}

const registrationColumn = (): Column<TenantNumber> => ({
  key: 'registration',
  title: t(numberMessages.registration),
  width: 140,
  optional: true,
  render: (number) => <RegistrationBadge number={number} />,
  skeleton: <Skeleton width={96} height={18} />,
});

/** Whether a number can text, which leads to the page that says why (annex J6). */
const textingColumn = (): Column<TenantNumber> => ({
  key: 'texting',
  title: t(numberMessages.texting),
  width: 130,
  optional: true,
  render: ({ number, texting }) =>
    texting && (
      <OpenLink to={`${paths.admin.numbers.texting()}?${new URLSearchParams({ search: number })}`}>
        <TextingBadge {...texting} />
      </OpenLink>
    ),
  skeleton: <Skeleton width={90} height={18} />,
});

const typeText = ({ isTollFree }: TenantNumber) =>
  t(isTollFree ? numberMessages.tollFree : numberMessages.local);
const providerText = ({ provider }: TenantNumber) => t(numberMessages[provider]);
const countryText = ({ country }: TenantNumber) => countryName(country);

interface Where {
  readonly isUsa: boolean;
  readonly hasTexts: boolean;
}

/** Columns of the listing (G9); messaging registration exists in the USA only (ROLE-11). */
export function numberColumns({ isUsa, hasTexts }: Where): Column<TenantNumber>[] {
  const columns: Column<TenantNumber>[] = [
    {
      key: 'number',
      title: t(common.number),
      width: 215,
      sortable: true,
      render: ({ id, number, isDefault, isBeingSetUp }) => (
        <TwoLines
          isName
          first={
            <>
              <Link to={numberDetails(id)} className="ui-num">
                {formatPhone(number)}
              </Link>
              {!isDefault && <Tag>{t(numberMessages.additional)}</Tag>}
              {isBeingSetUp && <Tag>{t(common.beingSetUp)}</Tag>}
            </>
          }
        />
      ),
      skeleton: <Skeleton width={132} height={11} />,
    },
    {
      key: 'label',
      title: t(common.label),
      width: 150,
      sortable: true,
      optional: true,
      textOf: ({ label }) => label || t(common.noLabel),
      render: ({ label }) => label || <span className="ui-text3">{t(common.noLabel)}</span>,
    },
    {
      key: 'ownerType',
      title: t(numberMessages.owner),
      width: 190,
      sortable: true,
      render: (number) => (
        <TwoLines
          first={<OpenLink to={ownerPath(number)}>{number.ownerName}</OpenLink>}
          second={t(numberMessages[number.ownerType])}
        />
      ),
    },
    {
      key: 'type',
      title: t(numberMessages.type),
      width: 100,
      optional: true,
      textOf: typeText,
      render: typeText,
    },
    {
      key: 'provider',
      title: t(numberMessages.provider),
      width: 120,
      optional: true,
      from: 1200,
      textOf: providerText,
      render: providerText,
    },
    {
      key: 'country',
      title: t(numberMessages.country),
      width: 120,
      optional: true,
      from: 1200,
      textOf: countryText,
      render: countryText,
    },
  ];
  return [
    ...columns,
    ...(hasTexts ? [textingColumn()] : []),
    ...(isUsa ? [registrationColumn()] : []),
  ];
}

interface RegistrationStyle extends Pick<StatusBadgeProps, 'meaning' | 'shape'> {
  text: Message;
}

/** Whether a number may send messages, by the campaign that it is attached to (annex E6, J6). */
function registrationStyle({
  isTollFree,
  campaignStatus,
}: Pick<TenantNumber, 'isTollFree' | 'campaignStatus'>): RegistrationStyle {
  if (isTollFree) return { meaning: 'quiet', shape: 'bar', text: numberMessages.notNeeded };
  switch (campaignStatus) {
    case null:
    case 'deactivated':
      return { meaning: 'quiet', shape: 'ring', text: numberMessages.unregistered };
    case 'active':
      return { meaning: 'success', shape: 'dot', text: numberMessages.registered };
    case 'pendingPayment':
    case 'pendingReview':
      return { meaning: 'warning', shape: 'ring', text: numberMessages.waiting };
    default:
      return { meaning: 'error', shape: 'cross', text: numberMessages.stopped };
  }
}
