import type { Tenant } from '@jackfield/contract/api/tenant';
import type { AddressDraft } from '@jackfield/domain/address-rules';
import { AddressInput, type AddressInputProps } from '@jackfield/kit/address-form';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';

interface AccountAddressProps<Values extends FieldValues>
  extends Pick<AddressInputProps, 'format'> {
  control: Control<Values>;
  name: FieldPathByValue<Values, AddressDraft>;
  account: Tenant;
}

/** An address of the company, in the form of its country. */
export function AccountAddress<Values extends FieldValues>(props: AccountAddressProps<Values>) {
  const { control, name, account, format } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur }, formState }) => (
        <AddressInput
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          account={account.country}
          format={format}
          isMandatory
          isChecked={formState.isSubmitted}
        />
      )}
    />
  );
}
