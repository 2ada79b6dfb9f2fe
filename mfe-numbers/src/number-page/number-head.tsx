import type { Company } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import { Tag, useIsPhone } from '@jackfield/kit/ui/core';
import { Phone } from '@jackfield/kit/ui/icons';
import { RecordHead, RecordTile } from '@jackfield/records/record-head';
import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { numberMessages } from './messages.ts';
import { NumberHistory } from './number-history.tsx';

/** Head of a company number's pages: its name, its phone numbers. */
export function NumberHead({ company, verbs }: { company: Company; verbs?: ReactNode }) {
  const t = useT();
  const isPhone = useIsPhone();
  const { label, isDefault, phoneNumbers } = company;
  const [first, ...others] = phoneNumbers;
  return (
    <RecordHead
      sign={<RecordTile icon={Phone} size={isPhone ? 44 : 48} />}
      name={label}
      verbs={
        <>
          {verbs}
          <NumberHistory company={company} />
        </>
      }
      badges={isDefault && <Tag tone="brand">{t(numberMessages.default)}</Tag>}
      meta={[
        first ? formatPhone(first.number) : t(numberMessages.noNumbers),
        others.length > 0 && t(numberMessages.moreNumbers, { count: others.length }),
      ]}
    />
  );
}
