/** Name at the head of an ICU argument: `count` of `count, plural, ...`. */
type Head<Text extends string> = Text extends `${infer Name},${string}` ? Name : Text;

/** Arguments of a message without plural or select branches. */
type Plain<Text extends string> = Text extends `${string}{${infer Inner}}${infer After}`
  ? Head<Inner> | Plain<After>
  : never;

/** Arguments of a message with branches: only those that carry a type can be told from literals. */
type Typed<Text extends string> = Text extends `${string}{${infer Inner}`
  ?
      | (Inner extends `${infer Name},${infer Rest}`
          ? Name extends `${string}${' ' | '}' | '{' | '#'}${string}`
            ? never
            : Rest extends ` ${'plural' | 'select' | 'selectordinal' | 'number' | 'date'}${string}`
              ? Name
              : never
          : never)
      | Typed<Inner>
  : never;

type Branched = `${string}, plural,${string}` | `${string}, select,${string}`;
/** What a text takes for an argument. */
export type Value = string | number | Date;

/** Values that a message text needs. */
export type ValuesOf<Text extends string> = string extends Text
  ? Record<string, Value>
  : Text extends Branched
    ? Record<Typed<Text>, Value> & Record<string, Value>
    : [Plain<Text>] extends [never]
      ? Record<never, never>
      : Record<Plain<Text>, Value>;

/** A text of the catalogue: its id, its English, and by type the values it needs. */
export interface Message<Text extends string = string> {
  readonly id: string;
  readonly message: Text;
}

/** Texts of a screen: its own English, or a message of the common words as it is. */
export type Texts = Record<string, string | Message>;

export type Messages<Named extends Texts> = {
  readonly [Name in keyof Named]: Named[Name] extends string ? Message<Named[Name]> : Named[Name];
};
