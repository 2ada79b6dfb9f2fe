/** What no message says, each with what to say instead (docs/words.md). */
export const stilted = [
  [/\bhangs? on\b(?! callers)/i, 'uses, has'],
  [/\bwill notice\b|\bwho notices\b/i, 'impact on callers'],
  [/\b(an own|own one)\b/i, 'a new one, your own'],
  [/\btimezone\b/i, 'time zone'],
  [/\bcould not be read\b/i, 'could not be loaded, could not be opened'],
  [/\b(some|any|every)body\b/i, 'someone, anyone, everyone'],
  [/\bmails?\b/i, 'email'],
  [/\bany more\b/i, 'no longer'],
  [/\bstands?\b/i, 'is, appears, is shown'],
  [/\bscenarios?\b/i, 'test call'],
  [/\btax id\b|\bmac address\b/, 'tax ID, MAC address'],
  [/\bforwardings\b/i, 'forwarding rules'],
  [/\b(given|paid|taken?|took) back\b/i, 'refunded, released, undone'],
  [/\bleft out\b|\bfaults?\b/i, 'skipped, error'],
  [/\bgoes nowhere\b|\bleads? (to|nowhere)\b/i, 'goes to, fails, does nothing'],
  [/\b(callers|calls) are lost\b/i, 'calls drop'],
  [/\bnobody may\b/i, 'cannot'],
  // The same failure is often ours: LoadFailure says which it is, with the reference.
  [/\bcheck (the|your) connection\b/i, 'the reason that loadReason gives'],
  [/\bthe present one\b/i, 'the current one'],
];

/** Messages that the specification prints, or that say such a word of something else. */
export const exceptions = new Map([
  ['kit.lazy.failed', 'a file did not come, which has no reference'],
  ['kit.errorPage.filesHint', 'a file did not come, which has no reference'],
  ['domain.routing.impact.none', 'printed: No caller will notice a difference.'],
]);

/** Words that people type to find something, and never read. */
const isTyped = (id) => /Words$|\.words(\.|$)/.test(id);

/**
 * Stilted words in messages.
 *
 * @param {Iterable<[string, string]>} texts English by message id
 * @returns {string[]} a line for each: id, text and what to say instead
 */
export function stiltedTexts(texts) {
  return [...texts]
    .filter(([id]) => !exceptions.has(id) && !isTyped(id))
    .flatMap(([id, text]) =>
      stilted
        .filter(([pattern]) => pattern.test(text.replaceAll(/\{\w+(, \w+,)?/g, '{')))
        .map(([, better]) => `${id}: ${text} (say: ${better})`),
    );
}
