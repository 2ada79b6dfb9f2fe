import { defineMessages } from '@jackfield/runtime';

export const numberOrderMessages = defineMessages('phoneNumbers.numberOrders', {
  callingName: 'Outbound calling name',
  history: 'Order history',
  back: 'Back to {place}',

  current: 'Current calling name',
  currentText: 'Shown to the people you call from this number.',
  currentListing: 'Current listing',
  currentListingText: 'How this number appears in directories and directory assistance.',
  noneText: 'The people you call see only the number.',
  noneListingText: 'This number is not in directories.',
  preview: 'What the people you call see',

  order: 'Order a calling name',
  orderText: 'Carriers show a new name within a few days. It replaces the current one.',
  orderListing: 'Order a directory listing',
  orderListingText:
    'Changes appear in directories within a few days and replace the current listing.',
  noListings: 'Directory listings are not available for this number.',
  nameHint: 'Letters, digits and spaces, {count} of 15',
  lineType: 'Line type',
  business: 'Business',
  residential: 'Residential',
  listingName: 'Listing name',
  listingHint: '{count} of 50',
  listingType: 'Listing type',
  listed: 'Listed',
  nonListed: 'Not printed, but given out by directory assistance',
  nonPublished: 'Not published anywhere',
  place: 'Order calling name',
  placeListing: 'Order listing',

  underWay: '“{name}” is on order',
  underWayText: 'Ordered {when}. Another order can be placed once this one is completed or failed.',
  refused: '“{name}” was refused',
  alreadyOpen: 'Another order was just placed.',

  historyText: 'Every order for this number, the newest first.',
  noOrdersText: 'Orders for this number appear here with their status.',
  orders: 'Orders, newest first',
});
