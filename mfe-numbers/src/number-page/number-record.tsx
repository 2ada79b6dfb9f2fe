import { ClosedBanner, ClosedTodayButton } from '@jackfield/call-routing/call-override';
import { type NumberPage, paths } from '@jackfield/contract';
import type { Company } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import { Tag, useIsPhone } from '@jackfield/kit/ui/core';
import { Phone } from '@jackfield/kit/ui/icons';
import { RecordHead, RecordTile } from '@jackfield/records/record-head';
import { FormRecord, type FormRecordProps } from '@jackfield/records/record-page';
import { useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { HistoryButton } from '../history-button/history-button.tsx';
import { companyKeys } from '../numbers-listing/keys.ts';
import { numberMessages } from './messages.ts';
import { numberTabs } from './number-tabs.ts';
import { useClosingOwner } from './use-closing-owner.ts';

const eventTypes = ['company', 'phonenumber', 'callhandling', 'businesshour'] as const;

/** Who changed what of a company number, and the ways back (annex J2). */
function NumberHistory({ company }: { company: Company }) {
  const client = useQueryClient();
  const { id, label: name, version } = company;
  const refresh = () => {
    void client.invalidateQueries({ queryKey: companyKeys.record(id) });
    void client.invalidateQueries({ queryKey: companyKeys.lists });
  };
  return (
    <HistoryButton
      entity="company"
      record={{ id, name, version }}
      eventTypes={eventTypes}
      onRestored={refresh}
    />
  );
}

/** Head of a company number's pages: its name, its phone numbers. */
function NumberHead({ company, actions }: { company: Company; actions?: ReactNode }) {
  const t = useT();
  const isPhone = useIsPhone();
  const { label, isDefault, phoneNumbers } = company;
  const [first, ...others] = phoneNumbers;
  return (
    <RecordHead
      sign={<RecordTile icon={Phone} size={isPhone ? 44 : 48} />}
      name={label}
      actions={
        <>
          {actions}
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

/** Sections about when and where calls go, from which a number is closed for now. */
const closing = new Set<NumberPage>(['business-hour', 'call-handling']);

interface NumberRecordProps<Values extends FieldValues>
  extends Omit<FormRecordProps<Company, Values>, 'head' | 'tabs' | 'tab' | 'gone'> {
  company: Company;
  section: NumberPage;
}

/** A section of a company number: head, tabs, form, and what others do meanwhile. */
export function NumberRecord<Values extends FieldValues>({
  company,
  section,
  children,
  ...form
}: NumberRecordProps<Values>) {
  const t = useT();
  const owner = useClosingOwner(company);
  return (
    <FormRecord
      {...form}
      head={
        <NumberHead
          company={company}
          actions={closing.has(section) && <ClosedTodayButton owner={owner} />}
        />
      }
      tabs={numberTabs(company.id)}
      tab={paths.admin.numbers.edit(company.id, section)}
      gone={{
        name: company.label,
        text: t(numberMessages.goneText),
        textClean: t(numberMessages.goneTextClean),
        leaveText: t(numberMessages.goneLeave),
        listing: paths.admin.numbers.listing(),
      }}
    >
      <ClosedBanner owner={owner} />
      {children}
    </FormRecord>
  );
}
