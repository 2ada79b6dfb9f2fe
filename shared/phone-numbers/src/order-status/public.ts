/** State of an order of a public record, as word and shape. */
export { orderStateTexts } from './messages.ts';
export { OrderStatus } from './order-status.tsx';
