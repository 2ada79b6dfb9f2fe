import { defineMessages } from '@jackfield/texts';

/** What the server says of addresses. */
export const texts = defineMessages('server.address', {
  invalid:
    'The {field, select, address {street} address2 {address line 2} city {city} houseNumber {house number} state {state} other {zip code}} format is invalid.',
  required:
    'The {field, select, address {street} address2 {address line 2} city {city} houseNumber {house number} state {state} other {zip code}} field is required.',
});
