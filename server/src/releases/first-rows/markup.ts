/** Markup that a page may take as it stands, and the styles that its elements named. */
export interface Markup {
  readonly html: string;
  readonly css: string;
}

/** Why a text is no markup of rows. */
class MarkupError extends Error {}

const mostBytes = 2_000_000;
/** What React writes of no page's rows; texts hold no `<`. */
const foreign = /<(?:script|style|link|meta|base|iframe|object|embed|template|form|!)/i;
/** Nothing that ends a rule or loads anything. */
const unsafe = /[<>{}@\\]|(?:url|image|src|expression)\s*\(/i;
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'" };

/** The style of the rows alone uses it. */
const styleMark = 'data-style';

/**
 * Takes what React has painted into a page whose policy allows no style attributes: they become
 * rules of the rows' own style element. Throws MarkupError where a script answers what would leave
 * its place.
 *
 * @param scope selector of the element that the markup is put into
 */
export function markupOf(painted: string, scope: string): Markup {
  if (painted.length > mostBytes) throw new MarkupError('The rows are too large.');
  const found = foreign.exec(painted)?.[0];
  if (found) throw new MarkupError(`${found} may not stand in first rows.`);
  const styles = new Map<string, number>();
  const html = painted.replaceAll(/ style="([^"]*)"/g, (_attribute, text: string) => {
    const style = text.replaceAll(
      /&(amp|quot|#x27);/g,
      (_sign, name: string) => entities[name] ?? '',
    );
    if (unsafe.test(style)) throw new MarkupError(`A style may not be ${style}.`);
    const number = styles.get(style) ?? styles.size;
    styles.set(style, number);
    return ` ${styleMark}="${number}"`;
  });
  const rules = [...styles].map(
    ([style, number]) => `${scope} [${styleMark}="${number}"]{${style}}`,
  );
  return { html, css: rules.join('') };
}
