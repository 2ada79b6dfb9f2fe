import { NumberPage } from '../number-page/number-page.tsx';
import { HoursForm } from './hours-form.tsx';

/** Business hours of a company number (ROUTE-01). */
export function Component() {
  return (
    <NumberPage>
      {(company, isGone) => <HoursForm key={company.id} company={company} isGone={isGone} />}
    </NumberPage>
  );
}
