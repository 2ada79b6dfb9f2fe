import { defineMessages } from '@jackfield/runtime';

export const deletedMessages = defineMessages('records.deleted', {
  list: 'Recently deleted, newest first',
  loading: 'Loading recently deleted items…',
  failed: 'Recently deleted items could not be loaded',
  by: 'Deleted by {who}, {when}',
  restoreOf: 'Restore {name}',
  restored: '{name} restored',
  held: 'Held for you until {when}, {price} a month',
  available: 'Still available, {price} a month',
  taken: 'No longer available',
  noNumbers: 'No phone number',
  buyTitle: 'Restore {name}?',
  buyText:
    '{count, plural, one {# phone number is} other {# phone numbers are}} bought again for {price} a month. Menus, greetings and routing come back as they were.',
  heldText:
    '{count, plural, one {Its phone number comes} other {Its # phone numbers come}} back for {price} a month. Registrations, orders, menus, greetings and routing come back as they were.',
  userText:
    'The user comes back with {count, plural, =0 {} one {the phone number, } other {# phone numbers, }}teams, devices, settings and calls, and signs in as before.',
  numberText: 'It comes back with its registrations and orders and rings again.',
  withoutText:
    'Its phone numbers are no longer available. Menus, greetings and routing come back; add a phone number afterwards.',
  lostText: 'No longer available: {numbers}.',
});

export const deletedTexts = {
  team: defineMessages('records.deleted.team', {
    text: 'Deleted teams can be restored for 30 days, with their members, menus and greetings.',
    emptyTitle: 'No team was deleted',
    emptyText: 'Teams that are deleted stay here for 30 days.',
  }),
  company: defineMessages('records.deleted.company', {
    text: 'You can bring these back for 30 days, with their menus and greetings. Phone numbers are held until the day shown. Then someone else may get them.',
    emptyTitle: 'No company number was deleted',
    emptyText: 'Company numbers that are deleted stay here for 30 days.',
  }),
  ivr: defineMessages('records.deleted.ivr', {
    text: 'You can restore a deleted menu for 30 days, with its keys and recordings. A key comes back empty if its target was deleted.',
    emptyTitle: 'No menu was deleted',
    emptyText: 'Menus that are deleted stay here for 30 days.',
  }),
  teammate: defineMessages('records.deleted.teammate', {
    text: 'Deleted users can be restored for 30 days, with their numbers, teams, devices and settings.',
    emptyTitle: 'No user was deleted',
    emptyText: 'Deleted users stay here for 30 days.',
  }),
  phoneNumber: defineMessages('records.deleted.phoneNumber', {
    text: 'Deleted phone numbers can be restored for 30 days. They are held until the day shown. Then someone else may get them.',
    emptyTitle: 'No phone number was deleted',
    emptyText: 'Deleted phone numbers stay here for 30 days.',
  }),
} as const;
