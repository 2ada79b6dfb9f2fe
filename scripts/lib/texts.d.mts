/** Every text of the portal and its server, English by message id, in the order of the ids. */
export function allTexts(root: string): Map<string, string>;

/** Whether a text takes other values than the one that it replaces. */
export function takesOthers(english: string, text: string): boolean;
