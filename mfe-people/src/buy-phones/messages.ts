import { defineMessages } from '@jackfield/runtime';

/** States of an order of phones. Other languages let a state agree with what has it: words of the common catalogue cannot. */
const phoneOrderStates = defineMessages('people.phoneOrderStates', {
  pending: 'Pending',
  paid: 'Paid',
  cancelled: 'Cancelled',
});

export const buyMessages = defineMessages('people.deskphones', {
  catalogue: 'Models',
  catalogueText: 'Once a phone has arrived, add it to a user with the MAC address on its back.',
  models: 'Desk phones for sale',
  cannotLoad: 'The desk phones could not be loaded',
  each: '{price} each',
  quantityOf: 'Quantity of {model}',
  fewer: 'One {model} less',
  more: 'One {model} more',
  nothing: 'Choose how many of each you need.',
  chosen: '{count, plural, one {# phone} other {# phones}}, {total}',
  order: 'Order…',

  drawer: 'Order desk phones',
  lines: 'Phones',
  line: '{quantity} × {model}',
  shipping: 'Shipping address',
  contact: 'Contact phone',
  contactHint: 'For the courier',
  card: 'Charged to {brand} ending {last4}.',
  noCard: 'Please add a credit card to continue.',
  addCard: 'Billing information',
  place: 'Place order, {total}',
  placeOnly: 'Place order',
  discardTitle: 'Discard the order?',

  orders: 'Orders',
  ordersText: 'You can cancel an order until a phone has shipped.',
  ordersFailed: 'The orders could not be loaded',
  noOrdersText: 'Your orders appear here with their status.',
  pending: phoneOrderStates.pending,
  paid: phoneOrderStates.paid,
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: phoneOrderStates.cancelled,
  refunded: 'Refunded',
  tracking: 'Tracking number {number}',
  cancelOrder: 'Cancel order…',
  cancelTitle: 'Cancel the order of {phones}?',
  cancelText: 'The charge is refunded to your card.',
  cancelConfirm: 'Cancel order',
  keepOrder: 'Keep order',
  orderCancelled: 'Order cancelled',
});
