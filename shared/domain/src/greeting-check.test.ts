import { describe, expect, it } from 'vitest';
import { checkGreeting, keyTopics } from './greeting-check.ts';
import { greetingLanguages } from './greeting-languages.ts';

const keysIn = (text: string) =>
  checkGreeting(text, []).parts.flatMap((part) => ('key' in part ? [part.key] : []));

describe('checkGreeting', () => {
  it('knows the word of every key in each language', () => {
    for (const { verbs, keys } of greetingLanguages) {
      const spoken = Object.values(keys).map(([word]) => keysIn(`${verbs[0]} ${word}.`).join());
      expect(spoken.toSorted()).toEqual([...'*0123456789']);
    }
  });

  it('[IVR-01] tells keys that are spoken and not assigned, and the other way round', () => {
    const text =
      'For appointments, press 1. For insurance, press 2. For the pharmacy, press 5. Thank you.';
    const { parts, unassigned, unspoken } = checkGreeting(text, ['1', '2', '9', '0']);
    expect(unassigned).toEqual(['5']);
    expect(unspoken).toEqual(['9', '0']);
    expect(parts).toEqual([
      { text: 'For appointments, press ' },
      { key: '1', isAssigned: true },
      { text: '. For insurance, press ' },
      { key: '2', isAssigned: true },
      { text: '. For the pharmacy, press ' },
      { key: '5', isAssigned: false },
      { text: '. Thank you.' },
    ]);
  });

  it.each([
    ['Press one for sales, dial 2, or hit the star key.', ['1', '2', '*']],
    ['PRESS STAR to hear this again, or press zero.', ['*', '0']],
    ['For help press 1, 2 or 3.', ['1', '2', '3']],
    ['To repeat, press *.', ['*']],
    ['Untuk jualan, tekan satu. Untuk bil, tekan nombor 2 atau bintang.', ['1', '2', '*']],
    ['Tekan kosong, tekan lapan.', ['0', '8']],
    [
      'Pour les ventes, appuyez sur le un. Pour le service, faites le 2 ou le zéro.',
      ['1', '2', '0'],
    ],
    ["Appuyez sur l'étoile, ou appuyez sur la touche 4.", ['*', '4']],
    ['Para citas, oprima 1. Para pagos, marque el dos o tres.', ['1', '2', '3']],
    ['Presione la tecla número cinco; pulse asterisco.', ['5', '*']],
  ])('reads %s', (text, keys) => {
    expect(keysIn(text)).toEqual(keys);
  });

  it.each([
    ['a number that is longer than a key', 'To call us, dial 10 or 251 555 0142.'],
    ['one of several', 'Press one of the following keys.'],
    ['uno de varios', 'Marque uno de los números.'],
    ['digits in other sentences', 'We are open from 8 to 5 at 2 Main Street.'],
    ['a part of a word', 'We are impressed 1 time. Express 2 day delivery.'],
    ['nothing', ''],
  ])('does not take %s for a key', (_, text) => {
    expect(keysIn(text)).toEqual([]);
  });

  it('counts a key that is named twice once', () => {
    const { unassigned } = checkGreeting('Press 4. Again: press four.', []);
    expect(unassigned).toEqual(['4']);
  });
});

describe('keyTopics', () => {
  const topicsOf = (text: string) =>
    keyTopics(text).map(({ key, words }) => `${key} ${words.trim().replace(/,$/, '')}`);

  it.each([
    ['Hello! For billing, press 3. For recall, press 4.', ['3 For billing', '4 For recall']],
    ['Press 1 for sales, press 2 for billing.', ['1 for sales', '2 for billing']],
    ['For sales press 1, for billing press 2.', ['1 For sales', '2 , for billing']],
    ['Press 1 for sales, 2 for billing, or press 3 for recall.', ['1 for sales', '3 for recall']],
    ['For billing, press 3 now.', ['3 For billing']],
    ['Untuk bil, tekan 2. Tekan 3 untuk jualan.', ['2 Untuk bil', '3 untuk jualan']],
    ['Pour la facturation, faites le 2.', ['2 Pour la facturation']],
    ['Para pagos, marque el 3.', ['3 Para pagos']],
  ])('reads what keys are for in %s', (text, topics) => {
    expect(topicsOf(text)).toEqual(topics);
  });

  it.each([
    'We moved our billing office. Press 3.',
    'For anything but billing, press 0.',
    'Press 0 for all other questions than billing.',
    'Untuk selain bil, tekan 0.',
    'Press 1 for sales, or press 2.',
    'We are open from 8 to 5.',
  ])('knows of no topic of the last key in %s', (text) => {
    const last = keysIn(text).at(-1);
    expect(keyTopics(text).filter(({ key }) => key === last)).toEqual([]);
  });
});
