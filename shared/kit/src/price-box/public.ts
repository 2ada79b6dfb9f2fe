/** What is paid before it is paid: one box for every action that costs money. */
export { PriceBox, type PriceBoxProps, type PriceLine } from './price-box.tsx';
export { QuoteBox } from './quote-box.tsx';
export { isOtherPrice, quoteOptions, shownForOne } from './quote-query.ts';
export { isDeclined, usePriceTry } from './use-price-try.ts';
export { priceMessages } from './messages.ts';
