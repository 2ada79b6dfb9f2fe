/** Lists whose order people change with pointer, keys or buttons. */
export { DragHandle } from './drag-handle.tsx';
export { type OrderHandle, type OrderList, useOrderList } from './use-order-list.ts';
