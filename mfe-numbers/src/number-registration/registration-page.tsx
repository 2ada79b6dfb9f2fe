import { Looking, OpenLink, useMay, useMayChange } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { NumberRegistration } from '@jackfield/contract/api/number-registration';
import { FormSection } from '@jackfield/kit/form-section';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { useLiveRefetch, useT } from '@jackfield/runtime';
import { NumberTextingBanner } from '@jackfield/texting/texting-banner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { numberKeys } from '../account-numbers/number-query.ts';
import { NumberHead, numberTabs, useNumberTrail } from '../number-details/number-frame.tsx';
import { CampaignFacts } from './campaign-facts.tsx';
import { registrationMessages } from './messages.ts';
import { registrationOptions } from './registration-query.ts';

const AssignDialog = lazyPart(() =>
  import('./assign-dialog.tsx').then((file) => file.AssignDialog),
);

/** /admin-settings/company/numbers/{id}/registration: brand and campaign of a number (NUM-12). */
export function Component() {
  const { id = '' } = useParams();
  const registration = useQuery(registrationOptions(id));
  useLiveRefetch(['phonenumber'], numberKeys.record(id), (event) => event.id === id);
  useNumberTrail(registration.data?.phoneNumber);
  return (
    <QueryPage query={registration} waiting={<RecordSkeleton />}>
      {(found) => <Registration registration={found} />}
    </QueryPage>
  );
}

function Registration({ registration }: { registration: NumberRegistration }) {
  const t = useT();
  const { phoneNumber, campaign } = registration;
  // The page is about a number, and what can be changed here belongs to a campaign.
  const [ofNumber, ofCampaign] = [useMayChange(), useMay('compliance:write')];
  return (
    <EditPage
      head={<NumberHead number={phoneNumber} />}
      tabs={<LinkTabs tabs={numberTabs(phoneNumber)} />}
    >
      {campaign && <NumberTextingBanner numberId={phoneNumber.id} />}
      <Looking on={!ofNumber || !ofCampaign}>
        <FormSection title={t(registrationMessages.title)} intro={t(registrationMessages.intro)}>
          {phoneNumber.isTollFree && <p>{t(registrationMessages.tollFree)}</p>}
          {!phoneNumber.isTollFree && campaign && (
            <CampaignFacts number={phoneNumber} campaign={campaign} />
          )}
          {!phoneNumber.isTollFree && !campaign && <Unregistered registration={registration} />}
        </FormSection>
      </Looking>
    </EditPage>
  );
}

function Unregistered({ registration }: { registration: NumberRegistration }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { phoneNumber, campaigns } = registration;
  if (campaigns.length === 0) {
    return (
      <Alert kind="info" title={t(registrationMessages.noCampaign)}>
        {t(registrationMessages.noCampaignText)}{' '}
        <OpenLink to={paths.admin.compliance.campaigns()}>
          {t(registrationMessages.campaigns)}
        </OpenLink>
      </Alert>
    );
  }
  return (
    <>
      <Alert
        kind="warning"
        title={t(registrationMessages.none)}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t(registrationMessages.assign)}
          </Button>
        }
      >
        {t(registrationMessages.noneText)}
      </Alert>
      {isOpen && (
        <AssignDialog number={phoneNumber} campaigns={campaigns} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
