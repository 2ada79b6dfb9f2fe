import type { Gender } from './provider.ts';

const voices = new Map([
  ['en-us', 'en-us'],
  ['en-gb', 'en-gb'],
  ['en', 'en-us'],
  ['ms', 'ms'],
  ['fr', 'fr'],
  ['es-es', 'es'],
  ['es', 'es-419'],
]);

const variants: Readonly<Record<Gender, string>> = { female: '+f3', male: '+m3' };

/** The engine's voice for a language; null for a language that it does not speak here. */
export function voiceOf(languageCode: string, gender: Gender): string | null {
  const code = languageCode.toLowerCase();
  const voice = voices.get(code) ?? voices.get(code.split('-')[0] ?? '');
  return voice === undefined ? null : `${voice}${variants[gender]}`;
}
