import { draftOfForm, draftOfService } from '@jackfield/domain/address-rules';
import { AddressForm, useAddressForm } from '@jackfield/kit/address-form';
import { FormSection } from '@jackfield/kit/form-section';
import css from './frame.module.css';

/** The address form: format two of a USA account, format one of a Malaysia account. */
export function Addresses() {
  const usa = useAddressForm({
    initial: draftOfService(null, 'USA'),
    account: 'USA',
    format: 'two',
    isMandatory: true,
  });
  const malaysia = useAddressForm({
    initial: draftOfForm(null, 'MYS'),
    account: 'MYS',
    format: 'one',
    isMandatory: false,
  });
  return (
    <main className={css.sheet}>
      <h1>Address</h1>
      <FormSection title="Format two" intro="Mandatory, with a choice of country.">
        <AddressForm form={usa} />
      </FormSection>
      <FormSection title="Format one" intro="Not mandatory, of a Malaysia account.">
        <AddressForm form={malaysia} />
      </FormSection>
    </main>
  );
}
