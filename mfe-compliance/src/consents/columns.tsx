import { consentStateWords } from '@jackfield/domain/words/compliance';
import type { Consent } from '@jackfield/contract/api/consent';
import { formatDateTime } from '@jackfield/domain';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { StatusBadge, Tag } from '@jackfield/kit/ui/core';
import type { Column } from '@jackfield/kit/ui/table';
import { t, useT } from '@jackfield/runtime';
import { evidenceText, sourceText } from './consent-text.ts';
import { consentMessages as words } from './messages.ts';

const looks = {
  agreed: { meaning: 'success', shape: 'dot' },
  optedOut: { meaning: 'error', shape: 'bar' },
} as const;

/** How a person stands to the texts. */
export function ConsentState({ state }: Pick<Consent, 'state'>) {
  const text = useT();
  return <StatusBadge {...looks[state]}>{text(consentStateWords[state])}</StatusBadge>;
}

/** Columns of the consents; times are those of the account's zone. */
export const consentColumns = (zone: string): Column<Consent>[] => [
  {
    key: 'phoneNumber',
    title: t(words.phoneNumber),
    width: 190,
    sortable: true,
    render: ({ phoneNumber }) => (
      <span className="ui-num ui-strong">
        <NumberToCall number={phoneNumber} isInRow />
      </span>
    ),
  },
  {
    key: 'state',
    title: t(words.state),
    width: 130,
    render: (consent) => <ConsentState {...consent} />,
  },
  {
    key: 'source',
    title: t(words.source),
    width: 250,
    render: (consent) => sourceText(consent, zone),
  },
  {
    key: 'at',
    title: t(words.time),
    width: 190,
    sortable: true,
    render: ({ at }) => formatDateTime(at, zone),
  },
  {
    key: 'evidence',
    title: t(words.evidence),
    width: 230,
    render: (consent) => (
      <>
        {evidenceText(consent)} {consent.keyword !== null && <Tag>{consent.keyword}</Tag>}
      </>
    ),
  },
];
