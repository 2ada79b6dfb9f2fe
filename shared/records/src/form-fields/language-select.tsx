import type { Language } from '@jackfield/contract';
import { Select, type SelectOption, type SelectProps } from '@jackfield/kit/ui/select';
import { configAtom, defineMessages, useLocale, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './language-select.module.css';

const messages = defineMessages('records.languages', { company: 'Company’s language' });

interface LanguageOption extends SelectOption<string> {
  /** Below its name in itself. */
  also?: string | undefined;
}

/** What the list gives of an option. */
interface Offered {
  value?: unknown;
  label?: unknown;
  data: object;
}

interface OwnProps extends Omit<SelectProps<string>, 'options'> {
  /** Tag of the company's language, which is marked; none where it is not known. */
  company?: string | undefined;
  /** Choices before the languages. */
  first?: readonly SelectOption<string>[];
}

const upper = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

function nameIn(locale: string, { tag }: Language): string {
  const names = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' });
  return upper(names.of(tag) ?? tag, locale);
}

/** A name that a screen reader says as its language is spoken; the value of no language is empty. */
const inItsLanguage = (tag: unknown, name: unknown) =>
  tag === '' ? String(name) : <span lang={String(tag)}>{String(name)}</span>;

/** A language in two lines, as the list shows it. */
function optionOf({ value, label, data }: Offered) {
  return (
    <span className={css.option}>
      {inItsLanguage(value, label)}
      {'also' in data && data.also !== undefined && (
        <span className="ui-caption">{String(data.also)}</span>
      )}
    </span>
  );
}

/** Chooses a language by its name in itself, with its name in the language of the page below. */
export function LanguageSelect({ company, first = [], ...props }: OwnProps) {
  const t = useT();
  const locale = useLocale();
  const { languages } = useAtomValue(configAtom);
  const options = languages.map((language): LanguageOption => {
    const now = nameIn(locale, language);
    const also = language.tag === company ? t(messages.company) : now;
    return {
      value: language.tag,
      label: language.name,
      also: also === language.name ? undefined : also,
    };
  });
  return (
    <Select
      {...props}
      options={[...first, ...options]}
      labelRender={({ value, label }) => inItsLanguage(value, label)}
      optionRender={optionOf}
    />
  );
}
