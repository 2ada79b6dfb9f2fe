import { NumberPage } from '../number-page/number-page.tsx';
import { InfoForm } from './info-form.tsx';

/** Name and phone numbers of a company number (NUM-02, annex G8). */
export function Component() {
  return (
    <NumberPage>
      {(company, isGone) => <InfoForm key={company.id} company={company} isGone={isGone} />}
    </NumberPage>
  );
}
