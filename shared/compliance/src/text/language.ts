const english = new Set(
  'the to your you of and for our we at in on with from by are will this that is it have has'.split(
    ' ',
  ),
);
const others = new Set(
  'el los las que su sus para por con del se una un es y les des et pour votre vos vous nous est und der das für ihre ihr wir dan anda untuk kami akan yang não você seu sua em dos'.split(
    ' ',
  ),
);

/** Whether a text reads as another language than English. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (foreign.length > 8 && foreign.length > letters.length / 5) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  return said(others) > 2 && said(others) > said(english);
}
