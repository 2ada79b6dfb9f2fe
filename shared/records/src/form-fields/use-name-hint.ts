import { configAtom, defineMessages, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

const fieldMessages = defineMessages('records.fields', {
  nameHint: 'Letters, digits and spaces',
  nameHintPunctuated: 'Letters, digits and spaces. Apostrophe, hyphen and full stop inside.',
});

/** What a first or last name may hold, for the hint of its field (VAL-12, OP-127). */
export function useNameHint(): string {
  const t = useT();
  const { namePunctuation } = useAtomValue(configAtom);
  return t(namePunctuation ? fieldMessages.nameHintPunctuated : fieldMessages.nameHint);
}
