import { setupI18n } from '@lingui/core';
import { compilePlain } from './plain-message.ts';
import type { Message, Messages, Texts, ValuesOf } from './types.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(compilePlain);

/** Replaces the compiler of texts. */
export function setCompiler(compiler: Parameters<typeof i18n.setMessagesCompiler>[0]): void {
  i18n.setMessagesCompiler(compiler);
}

/**
 * Declares the texts of a screen: English here, other languages by the same ids in catalogues
 * loaded later (OP-131). Texts are ICU messages.
 *
 *     const messages = defineMessages('people.users', { title: 'Users' });
 */
export function defineMessages<const Named extends Texts>(
  area: string,
  texts: Named,
): Messages<Named> {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? { id: `${area}.${name}`, message: text } : text,
  ]);
  return Object.fromEntries(entries);
}

/** Arguments after a message: values when its text has any. */
export type TextArguments<Text extends string> =
  Record<never, never> extends ValuesOf<Text> ? [values?: ValuesOf<Text>] : [ValuesOf<Text>];

/** The text of a message in the active language. Components use useT, which follows a change. */
export function t<Text extends string>(
  { id, message }: Message<Text>,
  ...[values]: TextArguments<Text>
): string {
  return i18n._(id, { ...values }, { message });
}

/** Adds texts of a language by message id. */
export function loadCatalogue(locale: string, texts: Record<string, string>): void {
  i18n.load(locale, texts);
}

/** Switches the language of every text; a text without a translation stays English. */
export function activateLocale(locale: string): void {
  i18n.activate(locale);
}

/** The active language, for `lang` attributes and Intl formats. */
export const activeLocale = (): string => i18n.locale;

/** Calls back after a change of language until the returned function is called. */
export const onLocaleChange = (listener: () => void): (() => void) => i18n.on('change', listener);
