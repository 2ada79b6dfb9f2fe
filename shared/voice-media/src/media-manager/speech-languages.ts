import type { SpeechLanguage } from '@jackfield/contract/api/media';
import { localeNow } from '@jackfield/domain/locale';
import { accountAtom, profileAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

const others = { es: 'es-US', fr: 'fr-CA', ms: 'ms-MY' } as const;
const isOther = (language: string): language is keyof typeof others => language in others;

/** Languages that callers can be spoken to in; that of the account is the first (OP-90). */
export function useSpeechLanguages(): readonly [SpeechLanguage, ...SpeechLanguage[]] {
  const account = useAtomValue(accountAtom);
  const spoken = useAtomValue(profileAtom)?.spokenLanguage;
  const [own = ''] = (account?.language ?? spoken ?? '').split('-');
  const english = account?.country === 'MYS' ? 'en-GB' : 'en-US';
  const all = [english, ...Object.values(others)] as const;
  if (!isOther(own)) return all;
  return [others[own], ...all.filter((language) => language !== others[own])];
}

/** 'Spanish' in the active language. */
export function speechLanguageName(language: SpeechLanguage): string {
  const locale = localeNow();
  const [tag = ''] = language.split('-');
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
