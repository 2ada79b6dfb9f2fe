/** How a language tells callers to press a key. */
export interface Language {
  readonly verbs: readonly string[];
  /** Words that may stand between the verb and the key. */
  readonly fillers: readonly string[];
  readonly joiners: readonly string[];
  /** Words that say what a key is for when they follow it. */
  readonly purposes: readonly string[];
  /** Words by which a name is said without the key being for it. */
  readonly exceptions: readonly string[];
  /** Words of the keys 0 to 9 and star. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** What makes the word for one mean "one of them" instead of the key. */
  readonly partitive: string;
}

const english: Language = {
  verbs: ['press', 'pressing', 'dial', 'push', 'enter', 'select', 'choose', 'hit'],
  fillers: ['the', 'key', 'number', 'button', 'digit'],
  joiners: ['or', 'and'],
  purposes: ['for', 'to', 'if', 'when'],
  exceptions: ['but', 'except', 'other', 'others', 'not', 'no', 'without', 'unless', 'instead'],
  keys: {
    0: ['zero'],
    1: ['one'],
    2: ['two'],
    3: ['three'],
    4: ['four'],
    5: ['five'],
    6: ['six'],
    7: ['seven'],
    8: ['eight'],
    9: ['nine'],
    '*': ['star', 'asterisk'],
  },
  partitive: 'of',
};

const malay: Language = {
  verbs: ['tekan', 'dail', 'pilih'],
  fillers: ['nombor', 'butang', 'kekunci', 'angka'],
  joiners: ['atau', 'dan'],
  purposes: ['untuk', 'bagi', 'jika', 'kalau'],
  exceptions: ['selain', 'kecuali', 'bukan', 'lain', 'tanpa', 'tidak'],
  keys: {
    0: ['kosong', 'sifar'],
    1: ['satu'],
    2: ['dua'],
    3: ['tiga'],
    4: ['empat'],
    5: ['lima'],
    6: ['enam'],
    7: ['tujuh'],
    8: ['lapan', 'delapan'],
    9: ['sembilan'],
    '*': ['bintang'],
  },
  partitive: 'daripada|dari',
};

const french: Language = {
  verbs: ['appuyez', 'appuyer', 'composez', 'faites', 'tapez', 'pressez'],
  fillers: ['sur', 'le', 'la', 'touche', 'chiffre', 'numéro'],
  joiners: ['ou', 'et'],
  purposes: ['pour', 'afin', 'si'],
  exceptions: ['sauf', 'autre', 'autres', 'hors', 'pas', 'sans', 'non'],
  keys: {
    0: ['zéro', 'zero'],
    1: ['un'],
    2: ['deux'],
    3: ['trois'],
    4: ['quatre'],
    5: ['cinq'],
    6: ['six'],
    7: ['sept'],
    8: ['huit'],
    9: ['neuf'],
    '*': ['étoile', "l'étoile", 'l’étoile', 'astérisque', "l'astérisque", 'l’astérisque'],
  },
  partitive: 'des|de',
};

const spanish: Language = {
  verbs: ['oprima', 'marque', 'presione', 'pulse', 'digite', 'teclee', 'oprime', 'marca'],
  fillers: ['el', 'la', 'tecla', 'número', 'botón'],
  joiners: ['o', 'u', 'y'],
  purposes: ['para', 'por', 'si'],
  exceptions: ['excepto', 'salvo', 'menos', 'otro', 'otra', 'otros', 'otras', 'no', 'sin'],
  keys: {
    0: ['cero'],
    1: ['uno'],
    2: ['dos'],
    3: ['tres'],
    4: ['cuatro'],
    5: ['cinco'],
    6: ['seis'],
    7: ['siete'],
    8: ['ocho'],
    9: ['nueve'],
    '*': ['asterisco', 'estrella'],
  },
  partitive: 'de',
};

/** Languages that greetings are read in. */
export const greetingLanguages: readonly Language[] = [english, malay, french, spanish];
