/** Languages of a tree: tag and path from its root. */
export function languageFiles(root: string): { tag: string; path: string }[];

/** Texts of a language's file, by message id. */
export function readLanguage(root: string, path: string): Record<string, string>;
