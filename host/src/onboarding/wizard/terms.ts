import type { AccountCountry } from '@jackfield/contract';
import { type LucideIcon, MapPin, PhoneOff, Smartphone, WifiOff } from '@jackfield/kit/ui/icons';
import { messages } from './messages.ts';

type Text = (typeof messages)[keyof typeof messages];

/** What a person agrees to before calls are made, sentence by sentence. */
export interface Terms {
  readonly title: Text;
  readonly sentences: readonly { readonly text: Text; readonly Icon: LucideIcon }[];
}

const usa: Terms = {
  title: messages.terms,
  sentences: [
    { text: messages.termsPower, Icon: WifiOff },
    { text: messages.termsAddress, Icon: MapPin },
    { text: messages.termsPlace, Icon: Smartphone },
  ],
};

const others: Terms = {
  title: messages.disclaimer,
  sentences: [
    { text: messages.disclaimerNone, Icon: PhoneOff },
    { text: messages.disclaimerOther, Icon: Smartphone },
  ],
};

/** The 911 terms in the USA, elsewhere that there are no emergency services (ONB-07, ONB-08). */
export const termsOf = (country: AccountCountry): Terms => (country === 'USA' ? usa : others);

/** SHA-256 in hexadecimal of the words that were read. */
export async function digestOf(words: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
