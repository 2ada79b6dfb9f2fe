/** A topic of the help, as it stands in a file of docs/help. */
export interface ParsedTopic {
  /** Its title as an address has it: the same in every language. */
  readonly id: string;
  readonly title: string;
  /** Other words by which it is looked for, apart by commas. */
  readonly words: string;
  /** Parts of the paths of pages that it is about. */
  readonly pages: readonly string[];
  /** Markdown: paragraphs, lists, strong words and links. */
  readonly text: string;
}

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The value of a line such as `- Words: forward, divert`, which comes before the text. */
const factOf = (section: string, name: string): string =>
  new RegExp(`^- ${name}: (.*)$`, 'm').exec(section)?.[1]?.trim() ?? '';

/** Topics of a file: each begins with a heading of the second level. */
export function parseTopics(markdown: string): ParsedTopic[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.map((section) => {
    const [title = ''] = section.split('\n', 1);
    const text = section
      .slice(title.length)
      .replaceAll(/^- (?:Words|Pages): .*\n/gm, '')
      .trim();
    const pages = factOf(section, 'Pages').split(/,\s*/);
    return {
      id: idOf(title),
      title: title.trim(),
      words: factOf(section, 'Words'),
      pages: pages.filter((page) => page !== ''),
      text,
    };
  });
}
