type Values = Readonly<Record<string, string | number>>;
export type Text = (values?: Values) => string;

const plural = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;
const placeholder = /\{(\w+)\}/g;

function format(message: string, values: Values): string {
  return message
    .replaceAll(plural, (_all, name: string, one: string, other: string) =>
      (values[name] === 1 ? one : other).replaceAll('#', String(values[name] ?? '')),
    )
    .replaceAll(placeholder, (_all, name: string) => String(values[name] ?? ''));
}

/** Turns a catalogue of messages into functions: `texts.saved({ name })`. */
export function catalogue<K extends string>(messages: Readonly<Record<K, string>>): Record<K, Text> {
  const texts = {} as Record<K, Text>;
  for (const key in messages) texts[key] = (values = {}) => format(messages[key], values);
  return texts;
}
