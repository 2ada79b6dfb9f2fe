import { useMay } from '@jackfield/kit/may';
import type { Company } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import { IconButton, Tag, useIsPhone } from '@jackfield/kit/ui/core';
import { Ellipsis, Phone } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { RecordHead, RecordTile } from '@jackfield/records/record-head';
import { common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deskAction } from '../front-desk/desk-action.ts';
import { HistoryButton } from '../history-button/history-button.tsx';
import { companyKeys } from '../numbers-listing/keys.ts';
import { pastAction } from '../past-routing/past-action.ts';
import { numberMessages } from './messages.ts';

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

interface NumberHeadProps {
  company: Company;
  actions?: ReactNode;
  /** The page is about a part of the number that has a history of its own. */
  isHistoryBelow?: boolean;
}

/** Head of a company number's pages: its name, its phone numbers. */
export function NumberHead({ company, actions, isHistoryBelow = false }: NumberHeadProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const seesRouting = useMay('routing:read');
  const { label, isDefault, phoneNumbers } = company;
  const [first, ...others] = phoneNumbers;
  return (
    <RecordHead
      sign={<RecordTile icon={Phone} size={isPhone ? 44 : 48} />}
      name={label}
      actions={
        <>
          {actions}
          {!isHistoryBelow && <NumberHistory company={company} />}
          {seesRouting && (
            <Menu groups={[[deskAction(company.id), pastAction(company.id)]]} title={label}>
              <IconButton
                looks
                type="default"
                label={t(common.moreActionsFor, { name: label })}
                icon={<Ellipsis size={16} strokeWidth={1.75} />}
              />
            </Menu>
          )}
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
