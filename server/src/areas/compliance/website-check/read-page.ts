/** What a page tells at first sight. */
export interface PageSeen {
  readonly title: string | null;
  readonly hasPrivacyLink: boolean;
  readonly underConstruction: boolean;
}

const link = /<a\s[^<>]{0,2000}>[\s\S]{0,400}?<\/a>/gi;
const unfinished =
  /\b(?:under construction|coming soon|site is being built|domain (?:name )?is for sale|buy this domain|parked (?:free|domain)|launching soon)\b/i;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

const decoded = (text: string) =>
  text
    .replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    })
    .replaceAll(/\s+/g, ' ')
    .trim();

const code = /<(script|style)\b|<\/(?:script|style)\b/gi;

/** The page without what is no text of it; a part that never ends takes the rest along. */
function withoutCode(html: string): string {
  const texts: string[] = [];
  let from = 0;
  let within: string | null = null;
  for (const { 0: tag, 1: opens, index } of html.matchAll(code)) {
    if (within === null && opens) {
      texts.push(html.slice(from, index));
      within = opens.toLowerCase();
    } else if (within !== null && tag.slice(2).toLowerCase() === within) {
      from = index;
      within = null;
    }
  }
  return within === null ? texts.join('') + html.slice(from) : texts.join('');
}

/** Reads the HTML of a page; a short one that speaks of building is not finished. */
export function readPage(html: string): PageSeen {
  const title = /<title[^>]{0,200}>([^<]{0,500})/i.exec(html)?.[1];
  const words = decoded(withoutCode(html).replaceAll(/<[^<>]{0,2000}>/g, ' '));
  return {
    title: title === undefined ? null : decoded(title).slice(0, 200) || null,
    hasPrivacyLink: [...html.matchAll(link)].some(([anchor]) => /privacy/i.test(anchor)),
    underConstruction: words.length < 2000 && unfinished.test(words),
  };
}
