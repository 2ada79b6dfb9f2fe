import { parseCents, sumCents, toAmount, toCents } from '@jackfield/domain';
import {
  type Deskphone,
  mostPieces,
  type NewDeskphoneOrder,
} from '@jackfield/contract/api/deskphone';

/** How many of each model are wanted, by its id. */
export type Basket = Readonly<Record<string, number>>;

/** A model that is wanted. */
export interface BasketLine {
  readonly phone: Deskphone;
  readonly quantity: number;
}

/** The basket with another quantity of a model, kept between none and the most. */
export function withQuantity(basket: Basket, id: string, quantity: number): Basket {
  return { ...basket, [id]: Math.min(Math.max(quantity, 0), mostPieces) };
}

/** Models of which at least one is wanted, in the order of the list. */
export function linesOf(basket: Basket, phones: readonly Deskphone[]): BasketLine[] {
  return phones.flatMap((phone) => {
    const quantity = basket[phone.id] ?? 0;
    return quantity > 0 ? [{ phone, quantity }] : [];
  });
}

/** What the lines cost together; counted in cents, so that no fraction is lost. */
export function totalOf(lines: readonly BasketLine[]): number {
  return toAmount(
    sumCents(lines.map(({ phone, quantity }) => toCents(parseCents(phone.price) * quantity))),
  );
}

/** How many telephones the lines are. */
export const piecesOf = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines as the server takes them. */
export const itemsOf = (lines: readonly BasketLine[]): NewDeskphoneOrder['items'] =>
  lines.map(({ phone, quantity }) => ({ deskphoneId: phone.id, quantity }));
