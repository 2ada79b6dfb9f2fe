import { companyTypeWords } from '@jackfield/domain/words/compliance';
import { countryName } from '@jackfield/domain/dialing';
import { formatPhone } from '@jackfield/domain';
import { serviceOfDraft } from '@jackfield/domain/address-rules';
import { addressLines } from '@jackfield/domain/address-text';
import { common, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { exchangeTexts } from './exchange-texts.ts';
import { industryTexts } from './industry-texts.ts';
import { brandFormMessages as messages } from './messages.ts';
import { ReviewGroups } from '@jackfield/records/steps-page';
import { StepHead } from '@jackfield/records/steps-page';
import { taxIdLabel } from './tax-id-label.ts';
import type { BrandValues } from './values.ts';

type Line = readonly [label: string, value: ReactNode];

interface ReviewStepProps {
  values: BrandValues;
  /** The registry looks at it for a fee; otherwise it is only stored. */
  isPaid: boolean;
  onEdit(step: string): void;
}

/** Everything that is sent once more, in the order in which it was asked for. */
export function ReviewStep({ values, isPaid, onEdit }: ReviewStepProps) {
  const t = useT();
  const { companyType, industry, stockExchange, address, contact } = values;
  const [street, place] = addressLines(serviceOfDraft(address));
  const isPublic = companyType === 'PublicProfit';
  const groups: readonly { step: string; title: string; lines: readonly Line[] }[] = [
    {
      step: 'company',
      title: t(messages.company),
      lines: [
        [t(messages.companyName), values.companyName],
        [t(messages.brandName), values.brandName],
        [t(messages.website), values.website],
        [t(taxIdLabel(values.taxCountry)), values.taxId],
        [t(messages.companyType), companyType && t(companyTypeWords[companyType])],
        [t(messages.industry), industry && t(industryTexts[industry])],
        [t(messages.taxCountry), countryName(values.taxCountry, 'countryCode')],
        ...(isPublic
          ? ([
              [t(messages.stockExchange), stockExchange && t(exchangeTexts[stockExchange])],
              [t(messages.stockSymbol), values.stockSymbol],
            ] as const)
          : []),
      ],
    },
    {
      step: 'address',
      title: t(messages.address),
      lines: [
        [t(messages.street), street],
        [t(messages.cityLine), place],
      ],
    },
    {
      step: 'contact',
      title: t(messages.contact),
      lines: [
        [t(common.name), `${contact.firstName} ${contact.lastName}`],
        [t(common.email), contact.email],
        [t(messages.mobilePhone), formatPhone(contact.phone)],
      ],
    },
  ];
  const named = groups.map(({ lines, ...group }) => ({
    ...group,
    lines: lines.map(([label, text]) => ({ key: label, label, text })),
  }));
  return (
    <>
      <StepHead
        title={t(messages.readTitle)}
        intro={t(isPaid ? messages.readIntro : messages.readIntroFree)}
      />
      <ReviewGroups groups={named} columns={2} onEdit={onEdit} />
    </>
  );
}
