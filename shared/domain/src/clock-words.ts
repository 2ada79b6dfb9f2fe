import { defineMessages } from '@jackfield/texts';

/** Words that people type for a time of day, by their English: with | between several. */
export const clockMessages = defineMessages('domain.clock', {
  words:
    'noon=noon, midnight=midnight, morning=in the morning, afternoon=in the afternoon, evening=in the evening',
});

/** In small letters without marks, sign by sign, as people type. */
export const bare = (text: string): string =>
  Array.from(text, (sign) => sign.normalize('NFD').charAt(0).toLocaleLowerCase())
    .join('')
    .replaceAll(/\s/g, ' ')
    .replaceAll('’', "'");

/** What people type of such words, bare, with its English. */
export const formsOf = (words: string): Map<string, string> =>
  new Map(
    words.split(',').flatMap((pair) => {
      const [english = '', forms = ''] = pair.split('=');
      return forms.split('|').map((form) => [bare(form.trim()), english.trim()] as const);
    }),
  );
