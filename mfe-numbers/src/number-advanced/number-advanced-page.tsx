import { NumberPage } from '../number-page/number-page.tsx';
import { AdvancedForm } from './advanced-form.tsx';

/** Advanced settings of a company number (NUM-03, annex G8). */
export function Component() {
  return (
    <NumberPage>
      {(company, isGone) => <AdvancedForm key={company.id} company={company} isGone={isGone} />}
    </NumberPage>
  );
}
