import { addressRefusals, fieldRefusals } from '@jackfield/contract';
import { common, defineMessages } from '@jackfield/runtime';

export const addressMessages = defineMessages('kit.address', {
  country: common.country,
  USA: common.unitedStates,
  CAN: common.canada,
  MYS: common.malaysia,
  houseNumber: 'House number',
  streetName: 'Street name',
  streetAddress: 'Street address',
  line2: 'Address line 2',
  addressOne: 'Address 1',
  addressTwo: 'Address 2',
  city: 'City',
  state: 'State',
  province: 'Province',
  zipCode: 'Zip Code',
  postalCode: 'Postal Code',
  required: common.fieldRequired,
  invalid: fieldRefusals.formatInvalid,
  postBox: addressRefusals.postBox,
  houseNumberAlone: addressRefusals.houseNumberAlone,
});
