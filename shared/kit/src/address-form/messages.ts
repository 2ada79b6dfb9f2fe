import { defineMessages } from '@jackfield/runtime';

export const addressMessages = defineMessages('kit.address', {
  country: 'Country',
  USA: 'United States',
  CAN: 'Canada',
  MYS: 'Malaysia',
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
  required: 'The {field} field is required.',
  invalid: 'The {field} format is invalid.',
});
