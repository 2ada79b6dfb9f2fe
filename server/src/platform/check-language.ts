import { notValid } from '@jackfield/contract';
import { invalidField } from './errors.ts';
import { offeredLanguages } from './languages.ts';

/** Throws 400 for a language that the portal does not offer; none is fine. */
export function checkLanguage(tag: string | null | undefined): void {
  if (tag && !offeredLanguages().some((offered) => offered.tag === tag)) {
    throw invalidField('language', notValid('language')());
  }
}
