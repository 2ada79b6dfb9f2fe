import { paths } from '@jackfield/contract';
import type { Brand } from '@jackfield/contract/api/brand';
import { isSameValue } from '@jackfield/domain/same-value';
import { useT } from '@jackfield/runtime';
import { LimitNotes } from '../paying/limit-notes.tsx';
import { useFee } from '../paying/use-fee.tsx';
import { SubmissionForm } from '../submission/submission-form.tsx';
import { brandMessages } from '../brands-listing/messages.ts';
import { AddressStep } from './address-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { HelpSide } from './help-side.tsx';
import { brandFormMessages as messages } from './messages.ts';
import { ReviewStep } from './review-step.tsx';
import { useBrandPreflight } from './use-brand-preflight.ts';
import { BrandStatus } from '../brands-listing/cells.tsx';
import { useBrandSteps, useStepTexts } from './use-brand-steps.ts';
import { useSendBrand } from './use-send-brand.ts';
import { type BrandValues, needsRegistry } from './values.ts';

const { compliance } = paths.admin;

interface BrandFormProps {
  /** The brand that is corrected; null for a new one. */
  brand: Brand | null;
  initial: BrandValues;
}

/** What the registry says of a brand that is corrected. */
const brandMeta = ({ companyName, brandName, feedback }: Brand, t: ReturnType<typeof useT>) => [
  companyName === brandName ? '' : companyName,
  feedback.length > 0
    ? t(brandMessages.feedback, { count: feedback.length })
    : t(messages.answerFree),
];

/** Company, address, contact, review: registers a brand or corrects one (COMP-01, COMP-03). */
export function BrandForm({ brand, initial }: BrandFormProps) {
  const t = useT();
  const flow = useBrandSteps({ brand, initial });
  const { form, values, here } = flow;
  const preflight = useBrandPreflight(flow, brand);
  const fee = useFee('brand');
  const isPaid = brand === null || needsRegistry(brand, values);
  const isFilledIn =
    brand === null &&
    initial.address.address !== '' &&
    isSameValue(values.address, initial.address);
  const refused = new Set(brand?.feedback.flatMap(({ fields }) => fields));
  const texts = useStepTexts(flow, isPaid ? fee.amount : null);
  const sending = useSendBrand({ brand, flow, isPaid });
  const isVerified = values.contact.phone !== '' && values.contact.phone === values.verifiedPhone;
  return (
    <SubmissionForm
      {...sending}
      flow={flow}
      preflight={preflight}
      fee={fee}
      isPaid={isPaid}
      freeLabel={t(messages.saveFree)}
      readLabel={t(messages.hasRead)}
      title={brand ? t(messages.correct, { name: brand.brandName }) : t(messages.add)}
      badges={brand && <BrandStatus brand={brand} />}
      meta={brand ? brandMeta(brand, t) : [t(messages.addIntro)]}
      texts={texts}
      help={<HelpSide step={here} />}
      blocked={here === 'contact' && !isVerified ? t(messages.verifyFirst) : undefined}
      closeTo={brand ? compliance.brand(brand.id) : compliance.brands()}
    >
      {here === 'company' && (
        <CompanyStep control={form.control} values={values} refused={refused} />
      )}
      {here === 'address' && <AddressStep control={form.control} isFilledIn={isFilledIn} />}
      {here === 'contact' && <ContactStep form={form} refused={refused} />}
      {here === 'review' && isPaid && (
        <LimitNotes limits={brand?.limits} of={['brandOnceAQuarter', 'noSuspensionOfBrands']} />
      )}
      {here === 'review' && <ReviewStep values={values} isPaid={isPaid} onEdit={flow.goTo} />}
    </SubmissionForm>
  );
}
