import { OpenLink } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { TenantNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import { Fields, FormSection } from '@jackfield/kit/form-section';
import { OrderLink } from '@jackfield/phone-numbers/phone-numbers';
import { TextField } from '@jackfield/records/form-fields';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { FormRecord, QueryPage } from '@jackfield/records/record-page';
import { useFormats, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { RegistrationBadge } from '../account-numbers/columns.tsx';
import { numberMessages } from '../account-numbers/messages.ts';
import { numberKeys, numberOptions } from '../account-numbers/number-query.ts';
import { ownerPath } from '../account-numbers/owner-path.ts';
import css from './details.module.css';
import { detailMessages } from './messages.ts';
import { NumberHead, numberTabs, useNumberTrail } from './number-frame.tsx';
import { useLabelForm } from './use-label-form.ts';

const { company } = paths.admin;

interface DetailsFormProps {
  number: TenantNumber;
  /** The number was given up while it was open. */
  isGone: boolean;
}

/** Label and facts of a number, with the ways to everything that belongs to it (G9). */
function DetailsForm({ number, isGone }: DetailsFormProps) {
  const t = useT();
  const edit = useLabelForm(number);
  return (
    <FormRecord
      head={<NumberHead number={number} />}
      tabs={numberTabs(number)}
      tab={company.numberDetails(number.id)}
      edit={edit}
      labelOf={() => t(detailMessages.label)}
      textOf={({ label }) => label}
      isGone={isGone}
      gone={{
        name: formatPhone(number.number),
        text: t(detailMessages.goneText),
        textClean: t(detailMessages.goneTextClean),
        leaveText: t(detailMessages.goneLeave),
        listing: company.numbers(),
      }}
    >
      <FormSection title={t(detailMessages.identity)} intro={t(detailMessages.identityText)}>
        <Fields>
          <TextField control={edit.form.control} name="label" label={t(detailMessages.label)} />
        </Fields>
      </FormSection>
      <Facts number={number} />
      {number.country !== 'MYS' && <Records number={number} />}
    </FormRecord>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Facts({ number }: { number: TenantNumber }) {
  const t = useT();
  const { money } = useFormats();
  const { ownerName, ownerType, isTollFree, provider, country, isDefault } = number;
  const price = money(number.monthlyPrice, number.currency);
  return (
    <FormSection title={t(detailMessages.facts)} intro={t(detailMessages.factsText)}>
      <dl className={`ui-facts ui-columns ${css.facts}`}>
        <Fact label={t(numberMessages.owner)}>
          <OpenLink to={ownerPath(number)}>{ownerName}</OpenLink>
          <div className="ui-text3">{t(numberMessages[ownerType])}</div>
        </Fact>
        <Fact label={t(numberMessages.type)}>
          {t(isTollFree ? numberMessages.tollFree : numberMessages.local)}
        </Fact>
        <Fact label={t(numberMessages.provider)}>{t(numberMessages[provider])}</Fact>
        <Fact label={t(numberMessages.country)}>{countryName(country)}</Fact>
        <Fact label={t(detailMessages.price)}>{t(detailMessages.aMonth, { price })}</Fact>
        <Fact label={t(detailMessages.default)}>
          {t(isDefault ? numberMessages.yes : numberMessages.no)}
        </Fact>
        {country === 'USA' && (
          <Fact label={t(numberMessages.registration)}>
            <RegistrationBadge number={number} />
          </Fact>
        )}
      </dl>
    </FormSection>
  );
}

function Records({ number: { id, number, lidbStatus, dldaStatus } }: { number: TenantNumber }) {
  const t = useT();
  const shown = formatPhone(number);
  return (
    <FormSection title={t(detailMessages.records)} intro={t(detailMessages.recordsText)}>
      <dl className={`ui-facts ui-columns ${css.facts}`}>
        <Fact label={t(detailMessages.callingName)}>
          <OrderLink
            to={company.outboundEdit(id, id, 'outbound-calling-name')}
            state={lidbStatus}
            number={shown}
            kind="callingName"
          />
        </Fact>
        <Fact label={t(detailMessages.listing)}>
          <OrderLink
            to={company.directoryEdit(id, id, 'directory-listing')}
            state={dldaStatus}
            number={shown}
            kind="listing"
          />
        </Fact>
      </dl>
    </FormSection>
  );
}

/** /admin-settings/company/numbers/edit/{id}/details: one phone number (NUM-11). */
export function Component() {
  const { id = '' } = useParams();
  const number = useQuery(numberOptions(id));
  useLiveRefetch(['phonenumber'], numberKeys.record(id), (event) => event.id === id);
  useNumberTrail(number.data);
  return (
    <QueryPage query={number} waiting={<RecordSkeleton />}>
      {(found, isGone) => <DetailsForm key={id} number={found} isGone={isGone} />}
    </QueryPage>
  );
}
