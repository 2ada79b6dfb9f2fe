/** Every text of the portal and its server, English by message id, in the order of the ids. */
export function allTexts(root: string): Map<string, string>;

/** What a language lacks: ids without a text, unknown ids, and texts with other arguments. */
export function compareTexts(
  english: ReadonlyMap<string, string>,
  catalogue: Readonly<Record<string, string>>,
): { missing: string[]; unknown: string[]; broken: string[] };
