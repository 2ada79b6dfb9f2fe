export {
  emptyAddress,
  fromCompanyAddress,
  fromServiceAddress,
  toCompanyAddress,
  toServiceAddress,
} from './addresses.ts';
export { areaOf } from './area-of.ts';
export { formatDate, formatDateTime, formatDay } from './dates.ts';
export { checkGreeting } from './greeting-check.ts';
export {
  type Cents,
  currencySign,
  formatAmount,
  formatCents,
  formatMoney,
  formatRate,
  parseCents,
  shareOf,
  sumAmounts,
  sumCents,
  taxOn,
  toAmount,
  toCents,
  toDecimal,
} from './money.ts';
export { compareNames, fullName } from './names.ts';
export { type NumberType, numberTypesOf } from './number-types.ts';
export {
  defaultPhoneCountry,
  formatPhone,
  isPhone,
  maskedPrefixes,
  maskPhone,
  nationalDigits,
  type PhoneCountry,
  showPhonesIn,
  storedPhone,
} from './phone.ts';
export { relativeTime } from './relative-time.ts';
export { normaliseStatus } from './statuses.ts';
export { thirdPartyScripts } from './third-party.ts';
export { weekdayName } from './weekday-names.ts';
export {
  formatHours,
  formatTimeOfDay,
  isTimeOfDay,
  parseTimeOfDay,
  timeBehindWord,
} from './time-of-day.ts';
export { longFormatLimit, readMoreLimit, truncate } from './truncate.ts';
