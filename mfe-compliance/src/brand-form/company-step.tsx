import { companyTypeWords } from '@jackfield/domain/words/compliance';
import { companyTypes, industries, stockExchanges } from '@jackfield/contract/api/compliance';
import { countryChoices } from '@jackfield/domain/dialing';
import { Fields, Wide } from '@jackfield/kit/form-section';
import { TextField } from '@jackfield/records/form-fields';
import { useT } from '@jackfield/runtime';
import type { Control } from 'react-hook-form';
import { Noted } from '../preflight/noted.tsx';
import { StepHead } from '@jackfield/records/steps-page';
import { ChoiceField } from './choice-field.tsx';
import { exchangeTexts } from './exchange-texts.ts';
import { industryTexts } from './industry-texts.ts';
import { brandFormMessages as messages } from './messages.ts';
import { taxIdLabel } from './tax-id-label.ts';
import type { BrandValues } from './values.ts';

interface CompanyStepProps {
  control: Control<BrandValues>;
  values: BrandValues;
  /** Members that the registry refused before. */
  refused: ReadonlySet<string>;
}

/** Who the company is; the exchange is asked of public companies alone. */
export function CompanyStep({ control, values, refused }: CompanyStepProps) {
  const t = useT();
  const hint = (field: keyof BrandValues, otherwise?: string) =>
    refused.has(field) ? { hint: t(messages.refusedBefore) } : otherwise && { hint: otherwise };
  return (
    <>
      <StepHead title={t(messages.whoTitle)} intro={t(messages.whoIntro)} />
      <Fields>
        <Wide>
          <Noted field="companyName">
            <TextField
              control={control}
              name="companyName"
              label={t(messages.companyName)}
              {...hint('companyName')}
              most={255}
              required
            />
          </Noted>
        </Wide>
        <Noted field="brandName">
          <TextField
            control={control}
            name="brandName"
            label={t(messages.brandName)}
            {...hint('brandName', t(messages.brandNameHint))}
            most={255}
            required
          />
        </Noted>
        <Noted field="companyType">
          <ChoiceField
            control={control}
            name="companyType"
            label={t(messages.companyType)}
            {...hint('companyType', t(messages.companyTypeHint))}
            options={companyTypes.map((value) => ({ value, label: t(companyTypeWords[value]) }))}
          />
        </Noted>
        {values.companyType === 'PublicProfit' && (
          <>
            <Noted field="stockExchange">
              <ChoiceField
                control={control}
                name="stockExchange"
                label={t(messages.stockExchange)}
                {...hint('stockExchange')}
                options={stockExchanges.map((value) => ({
                  value,
                  label: t(exchangeTexts[value]),
                }))}
                canSearch
              />
            </Noted>
            <Noted field="stockSymbol">
              <TextField
                control={control}
                name="stockSymbol"
                label={t(messages.stockSymbol)}
                {...hint('stockSymbol')}
                most={10}
                required
              />
            </Noted>
          </>
        )}
        <Noted field="taxId">
          <TextField
            control={control}
            name="taxId"
            label={t(taxIdLabel(values.taxCountry))}
            {...hint('taxId')}
            most={21}
            required
          />
        </Noted>
        <ChoiceField
          control={control}
          name="taxCountry"
          label={t(messages.taxCountry)}
          {...hint('taxCountry')}
          options={countryChoices('countryCode')}
          canSearch
        />
        <ChoiceField
          control={control}
          name="industry"
          label={t(messages.industry)}
          {...hint('industry')}
          options={industries.map((value) => ({ value, label: t(industryTexts[value]) }))}
          canSearch
        />
        <Noted field="website">
          <TextField
            control={control}
            name="website"
            label={t(messages.website)}
            {...hint('website')}
            inputMode="url"
            most={255}
            required
          />
        </Noted>
      </Fields>
    </>
  );
}
