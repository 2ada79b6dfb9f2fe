/** What comes of a charge of a test card. */
export type CardConduct = 'charged' | 'declined' | 'settling' | 'unconfirmed';

/** A card that the sandbox knows by its number, as the field knows them. */
export interface TestCard {
  readonly number: string;
  /** Shown beside the number. */
  readonly kind: 'accepted' | 'declined' | 'funds' | 'confirmed' | 'expired' | 'later';
  /** What charges come to; null for a card that is refused where it is entered. */
  readonly conduct: CardConduct | null;
}

/** The cards of the sandbox, in the order of its page. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', kind: 'accepted', conduct: 'charged' },
  { number: '4000000000000002', kind: 'declined', conduct: null },
  { number: '4000000000009995', kind: 'funds', conduct: 'declined' },
  { number: '4000002500003155', kind: 'confirmed', conduct: 'unconfirmed' },
  { number: '4000000000000069', kind: 'expired', conduct: null },
  { number: '4000000000008203', kind: 'later', conduct: 'settling' },
];

const marks = ['declined', 'settling', 'unconfirmed'] as const;

/** Id that tells the sandbox what comes of charges of the card. */
export const cardIdOf = (conduct: CardConduct, secret: string): string => `pm_${conduct}_${secret}`;

/** What charges of a card come to, by its id; ids of other kinds are charged. */
export function conductOf(card: string): CardConduct {
  return marks.find((mark) => card.startsWith(`pm_${mark}`)) ?? 'charged';
}
