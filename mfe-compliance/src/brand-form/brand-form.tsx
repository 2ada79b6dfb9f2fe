import { paths } from '@jackfield/contract';
import type { Brand } from '@jackfield/contract/api/brand';
import { isSameValue } from '@jackfield/domain/same-value';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { AddCardButton } from '../paying/add-card-button.tsx';
import { useFee } from '../paying/use-fee.tsx';
import { preflightMessages } from '../preflight/messages.ts';
import { PreflightProvider } from '../preflight/preflight-state.ts';
import { PreflightSide } from '../preflight/preflight-side.tsx';
import { OverriddenNotes } from '../preflight/overridden-notes.tsx';
import { ScoreBar } from '../preflight/score.tsx';
import { StepsPage } from '../steps-page/steps-page.tsx';
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
import { useFirstField } from '../steps-page/use-first-field.ts';
import { useSubmitBrand } from './use-submit-brand.ts';
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
  /** What stood in the form when it was ticked; another line clears the tick. */
  const [read, setRead] = useState<string | null>(null);
  const written = JSON.stringify(values);
  const hasRead = read === written;
  const submit = useSubmitBrand({
    brand,
    flow,
    isPaid,
    shownTotal: fee.total,
    overrides: preflight.overrides,
    onOtherPrice: fee.reread,
  });
  useFirstField(form);
  const isVerified = values.contact.phone !== '' && values.contact.phone === values.verifiedPhone;
  const label = !isPaid
    ? t(messages.saveFree)
    : fee.amount
      ? t(messages.submit, { amount: fee.amount })
      : t(messages.submitPlain);

  const isHeld = here === 'review' && isPaid && preflight.open > 0;
  const blocked = isHeld
    ? t(preflightMessages.stillOpen, { count: preflight.open })
    : here === 'contact' && !isVerified
      ? t(messages.verifyFirst)
      : undefined;

  return (
    <PreflightProvider value={preflight}>
      <StepsPage
        title={brand ? t(messages.correct, { name: brand.brandName }) : t(messages.add)}
        badges={brand && <BrandStatus brand={brand} />}
        meta={brand ? brandMeta(brand, t) : [t(messages.addIntro)]}
        flow={flow}
        texts={texts}
        help={
          <PreflightSide state={preflight} isLast={flow.isLast}>
            <HelpSide step={here} />
          </PreflightSide>
        }
        helpBar={<ScoreBar state={preflight} />}
        helpTitle={t(preflightMessages.checks)}
        cost={here === 'review' && isPaid ? fee.box : undefined}
        blocked={blocked}
        failure={
          submit.failure && {
            title: submit.failure.title,
            ...(submit.failure.needsCard && { action: <AddCardButton /> }),
          }
        }
        submit={{
          label,
          isDisabled: isPaid && (isHeld || !hasRead || fee.total === undefined || !fee.hasCard),
          isBusy: submit.isBusy,
          run: () => void submit.run(),
        }}
        closeTo={brand ? compliance.brand(brand.id) : compliance.brands()}
      >
        {here === 'company' && (
          <CompanyStep control={form.control} values={values} refused={refused} />
        )}
        {here === 'address' && <AddressStep control={form.control} isFilledIn={isFilledIn} />}
        {here === 'contact' && <ContactStep form={form} refused={refused} />}
        {here === 'review' && (
          <ReviewStep
            values={values}
            isPaid={isPaid}
            hasRead={hasRead}
            notes={<OverriddenNotes state={preflight} />}
            onRead={(isTicked) => setRead(isTicked ? written : null)}
            onEdit={flow.goTo}
          />
        )}
      </StepsPage>
    </PreflightProvider>
  );
}
