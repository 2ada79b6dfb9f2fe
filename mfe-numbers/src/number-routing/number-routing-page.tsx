import { NumberPage } from '../number-page/number-page.tsx';
import { RoutingForm } from './routing-form.tsx';

/** Call handling of a company number (ROUTE-02). */
export function Component() {
  return (
    <NumberPage>
      {(company, isGone) => <RoutingForm key={company.id} company={company} isGone={isGone} />}
    </NumberPage>
  );
}
