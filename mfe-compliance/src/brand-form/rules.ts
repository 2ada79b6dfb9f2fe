import { required } from '@jackfield/contract';
import { brandFieldsSchema } from '@jackfield/contract/api/brand';
import { checkAddress } from '@jackfield/domain/address-rules';
import { phoneFault } from '@jackfield/kit/phone-input';
import { t } from '@jackfield/runtime';
import * as v from 'valibot';
import { withFaults } from '@jackfield/records/steps-page';
import { brandFormMessages as messages } from './messages.ts';
import { type BrandValues, fieldsOf, typedBrandSchema } from './values.ts';

/** Faults by path: those of the contract, of the address form, and of the number's verification. */
function faultsOf(values: BrandValues): Map<string, string> {
  const faults = new Map<string, string>();
  // What is sent leaves out what nobody chose, and a member that is missing has no words of its own.
  const { companyType, industry } = values;
  const asked = { ...fieldsOf(values), companyType, industry };
  const { issues = [] } = v.safeParse(brandFieldsSchema, asked);
  for (const issue of issues) {
    const path = v.getDotPath(issue);
    if (path !== null && !path.startsWith('address')) faults.set(path, issue.message);
  }
  // The contract asks a public company for these only once everything else is there.
  if (values.companyType === 'PublicProfit') {
    if (values.stockExchange === null) faults.set('stockExchange', required('stockExchange')());
    if (!values.stockSymbol.trim()) faults.set('stockSymbol', required('stockSymbol')());
  }
  const address = checkAddress(values.address, {
    format: 'two',
    isMandatory: true,
    isPostal: true,
  });
  // The address form says each itself.
  for (const field of Object.keys(address)) faults.set(`address.${field}`, field);
  const phone = phoneFault(values.contact.phone, 'phoneNumber');
  if (phone) faults.set('contact.phone', phone);
  else if (values.contact.phone !== values.verifiedPhone) {
    faults.set('contact.phone', t(messages.notVerified));
  }
  return faults;
}

/** Rules of the form of a brand. */
export const brandRules = withFaults(typedBrandSchema, faultsOf);
