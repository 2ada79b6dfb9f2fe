import { defineMessages } from '@jackfield/runtime';

export const numberOrderMessages = defineMessages('phoneNumbers.numberOrders', {
  callingName: 'Outbound calling name',
  history: 'Order history',

  current: 'Current calling name',
  currentText: 'Shown on the phones that calls from this number ring.',
  currentListing: 'Current listing',
  currentListingText: 'How directories and directory assistance know this number.',
  noneText: 'Called phones show the number alone.',
  noneListingText: 'Directories do not know this number.',
  preview: 'What called phones show',

  order: 'Order a calling name',
  orderText: 'Carriers take over a new name within days, and replace the current one.',
  orderListing: 'Order a directory listing',
  orderListingText: 'Directories take over a new entry within days, and replace the current one.',
  nameHint: 'Letters, digits and spaces, {count} of 15',
  lineType: 'Line type',
  business: 'Business',
  residential: 'Residential',
  listingName: 'Listing name',
  listingHint: '{count} of 50',
  listingType: 'Listing type',
  listed: 'Listed',
  nonListed: 'Not printed, known to directory assistance',
  nonPublished: 'Not published anywhere',
  place: 'Order calling name',
  placeListing: 'Order listing',

  underWay: '“{name}” is on order',
  underWayText: 'Ordered {when}. Another order can be placed once this one is completed or failed.',
  refused: '“{name}” was refused',
  alreadyOpen: 'An order was placed meanwhile.',

  historyText: 'Every order for this number, the newest first.',
  noOrdersText: 'Orders for this number show here with their state.',
  orders: 'Orders, newest first',
});
