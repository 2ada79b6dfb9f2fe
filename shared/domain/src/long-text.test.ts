import { isEmergencyNumber } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { checkAddress, draftOfForm } from './address-rules.ts';
import { fromCompanyAddress, toServiceAddress } from './addresses.ts';
import { forwardReach } from './forwarding.ts';
import { formatPhone, maskPhone } from './phone.ts';
import { isNumberOf, isStoredPhone, isTooLong, readPhoneNumber } from './phone-numbers.ts';
import { parseTimeOfDay } from './time-of-day.ts';
import { truncate } from './truncate.ts';

const usa = { country: 'USA', prefix: '1' };
const empty = { streetAddress: '', extendedAddress: '', locality: '', region: '', postalCode: '' };

/** What reads text that people and callers of the API write. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  isStoredPhone,
  isEmergencyNumber,
  formatPhone,
  forwardReach: (text) => forwardReach(text, 'USA'),
  isNumberOf: (text) => isNumberOf(text, 'USA'),
  isTooLong,
  readPhoneNumber: (text) => readPhoneNumber(text, 'USA'),
  maskPhone: (text) => maskPhone(text, usa),
  parseTimeOfDay,
  truncate: (text) => truncate(text, 50),
  address: (text) => {
    const form = fromCompanyAddress({ ...empty, streetAddress: text, postalCode: text });
    toServiceAddress(form);
    checkAddress(draftOfForm(form, 'USA'), { format: 'one', isMandatory: true });
  },
};
const pieces = ['0', '1', ' ', '+1', 'a', '-', '1 ', '٣', '\n', ')', ':', 'm.'];

it.each(Object.keys(readers))('%s reads 50,000 characters at once', (name) => {
  for (const piece of pieces) {
    for (const text of [piece.repeat(50_000), `1${piece.repeat(50_000)}!`]) {
      const before = process.threadCpuUsage();
      readers[name]?.(text);
      // Steps that grow with the square of the length take seconds of the processor.
      expect([piece, process.threadCpuUsage(before).user < 500_000]).toEqual([piece, true]);
    }
  }
});
