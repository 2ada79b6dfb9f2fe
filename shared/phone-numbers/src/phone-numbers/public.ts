/** Phone numbers of an owner: list, label, default, purchase, deletion. */
export { OrderLink } from './order-link.tsx';
export { PhoneNumbers } from './phone-numbers.tsx';
