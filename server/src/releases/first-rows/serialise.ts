import type { PaintedNode, PaintedValue } from '@jackfield/contract';

/** Markup that a page may take as it stands, and the styles that its elements named. */
export interface Markup {
  readonly html: string;
  readonly css: string;
}

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

const tags = words(`
  a abbr address b code dd div dl dt em h1 h2 h3 header kbd label li nav ol output p section small span
  strong time ul table colgroup col thead tbody tr th td button input select option img
  svg g path circle ellipse rect line polyline polygon`);
/** Ids of the rows' own: none of them names an element that a script of the portal looks for. */
const ownId = /^first-\d{1,9}$/;
/** What a link may say of the page that it opens. */
const ofLinks: Readonly<Record<string, string>> = { target: '_blank', rel: 'noopener noreferrer' };
const empty = words('col input img');
const attributes = words(`
  abbr alt checked class colspan datetime dir disabled for height hidden href lang placeholder role
  rowspan scope selected src tabindex title type value width
  cx cy d fill fill-rule clip-rule height points r rx ry stroke stroke-linecap stroke-linejoin
  stroke-width transform viewBox width x x1 x2 xmlns y y1 y2`);
const named = /^(aria|data)-[a-z][a-z0-9-]{0,40}$/;
const inputs = words('button checkbox radio text');

/** A path or a query of this portal; `//host` and `/\host` would lead to another one. */
const ownPath = /^(\/(?![/\\])|\?)[^\s\\]*$/;
/** The style of the rows alone uses it. */
const styleMark = 'data-style';

const property = /^(--[a-z0-9-]+|[a-z]+([A-Z][a-z]+)*)$/;
/** Nothing that ends a declaration, quotes, or loads anything. */
const plainValue = /^(?!.*(url|image|src|expression)\s*\()[\w\s.,%#()+*-]+$/i;
const withoutUnit = words(
  'opacity zIndex fontWeight lineHeight flex flexGrow flexShrink order zoom',
);

const mostBytes = 2_000_000;
const deepest = 60;

/** Why a tree is no markup. */
export class MarkupError extends Error {}

const entity = (sign: string) => `&#${sign.charCodeAt(0)};`;
/** No text can leave its place: what begins or ends markup and attributes becomes an entity. */
const escapeText = (text: string) => text.replaceAll(/[&<>"'`]/g, entity);

function checkAttribute(tag: string, name: string, value: string): void {
  if (tag === 'a' && ofLinks[name] === value) return;
  if (name === 'id' && ownId.test(value)) return;
  const isKnown = attributes.has(name) || (named.test(name) && name !== styleMark);
  if (!isKnown) throw new MarkupError(`<${tag}> may not have ${name}.`);
  if ((name === 'href' || name === 'src') && !ownPath.test(value)) {
    throw new MarkupError(`${name} of <${tag}> leads out of the portal.`);
  }
  if (name === 'href' && tag !== 'a') throw new MarkupError(`<${tag}> may not have href.`);
  if (name === 'type' && !inputs.has(value)) {
    throw new MarkupError(`<${tag}> may not be of type ${value}.`);
  }
}

function declarationOf(name: string, value: string | number): string {
  if (!property.test(name)) throw new MarkupError(`${name} is no property.`);
  const hasUnit = typeof value === 'string' || value === 0 || withoutUnit.has(name);
  const text = hasUnit ? String(value) : `${value}px`;
  if (!plainValue.test(text)) throw new MarkupError(`${name} may not be ${text}.`);
  const inCss = name.startsWith('--')
    ? name
    : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${inCss}:${text}`;
}

class Writer {
  readonly #parts: string[] = [];
  readonly #styles = new Map<string, number>();
  readonly #scope: string;
  #bytes = 0;

  constructor(scope: string) {
    this.#scope = scope;
  }

  #put(text: string): void {
    this.#bytes += text.length;
    if (this.#bytes > mostBytes) throw new MarkupError('The rows are too large.');
    this.#parts.push(text);
  }

  /** Styles become rules of the page's own style element: its policy allows no style attributes. */
  #styleOf(style: Exclude<PaintedValue, string>): string {
    const rule = Object.entries(style)
      .map(([name, value]) => declarationOf(name, value))
      .join(';');
    const number = this.#styles.get(rule) ?? this.#styles.size;
    this.#styles.set(rule, number);
    return ` ${styleMark}="${number}"`;
  }

  write(node: PaintedNode, depth = 0): void {
    if (typeof node === 'string') return this.#put(escapeText(node));
    if (depth > deepest) throw new MarkupError('The rows are too deep.');
    const [tag, given, ...children] = node;
    if (!tags.has(tag)) throw new MarkupError(`<${tag}> may not stand in first rows.`);
    const written = Object.entries(given).map(([name, value]) => {
      if (typeof value !== 'string') {
        if (name !== 'style') throw new MarkupError(`${name} of <${tag}> is no text.`);
        return this.#styleOf(value);
      }
      checkAttribute(tag, name, value);
      return ` ${name}="${escapeText(value)}"`;
    });
    this.#put(`<${tag}${written.join('')}>`);
    if (empty.has(tag)) return;
    for (const child of children) this.write(child, depth + 1);
    this.#put(`</${tag}>`);
  }

  end(): Markup {
    const rules = [...this.#styles].map(
      ([rule, number]) => `${this.#scope} [${styleMark}="${number}"]{${rule}}`,
    );
    return { html: this.#parts.join(''), css: rules.join('') };
  }
}

/**
 * Markup of a tree. All that is not on the lists of tags, attributes and values throws MarkupError:
 * no script, no handler, no address of elsewhere, no text outside of its place.
 *
 * @param scope selector of the element that the markup is put into
 */
export function serialise(tree: PaintedNode, scope: string): Markup {
  const writer = new Writer(scope);
  writer.write(tree);
  return writer.end();
}
