import { common, defineMessages } from '@jackfield/runtime';

export const messages = defineMessages('host.palette', {
  title: 'Search or jump to…',
  placeholder: 'Page, person, number, action',
  results: 'Results',
  ctrlKey: 'Ctrl',
  altKey: 'Alt',
  escKey: 'Esc',
  ofPage: 'On this page',
  recent: 'Recent',
  actions: common.actions,
  goTo: 'Go to',
  help: 'Help',
  fillers:
    'a an the my our your me i we you to for of in on at is are do does can how what where when why with and or it this that please set change edit see show view find get want need',
  tryThis: 'Try this',
  searchHelp: 'Search help for “{query}”',
  searchUsers: 'Search users for “{query}”',
  searchNumbers: 'Search company numbers for “{query}”',
  askSupport: 'Contact support',
  askPerson: 'Ask a person',
  none: 'Nothing found for “{query}”.',
  notOpened: 'This could not be opened. Try again.',
  failed: '{areas} could not be searched.',
  tryAgain: common.tryAgain,
  toMove: 'to move',
  toOpen: 'to open',
  inNewTab: 'in a new tab',
  digits: 'Digits search numbers and extensions',
  home: 'Home',
  accountNumbers: common.phoneNumbers,
  yourSettings: 'Your settings',
  yourCallHandling: 'Your call handling',
  callHandlingWords:
    'forward my calls, call forwarding, missed calls, my calls, divert, ring my cell phone, do not disturb',
  yourVoicemail: 'Your voicemail',
  messages: 'Messages',
  messagesWords: 'voicemail, voice mail, messages, missed calls, what callers said',
  voicemailWords: 'voicemail, voice mail, my greeting, greeting, mailbox',
  yourNotifications: 'Your notifications',
  notificationWords: 'emails, email settings, alerts, bell, turn off emails, stop emails',
  yourSecurity: 'Your security',
  securityWords:
    'change password, my password, passkey, 2fa, two factor, two-step sign-in, mfa, authenticator, recovery codes, sessions',
  ownWords: 'my profile, my photo, picture, my name, my email, language, my extension',
  activity: 'Activity',
  activityWords: 'history, undo, audit log, changes, who changed, log, restore, revert',
  ownActivity: 'Your activity',
  signOut: 'Sign out',
  signOutWords: 'log out, logout, log off, logoff, sign off, exit, leave',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  systemTheme: 'System theme',
  themeWords: 'mode, dark mode, night mode, light mode, colors, appearance',
  addUser: 'Add user',
  addUserWords:
    'new user, new employee, new hire, invite, create user, add person, add extension, add teammate, onboard',
  addNumber: 'Add company number',
  addNumberWords:
    'buy number, order number, new number, toll free, tollfree, 800 number, local number, vanity number, purchase number',
  addTeam: 'Add team',
  addTeamWords: 'new team, create team, new ring group, new call queue, new department',
  keysTitle: 'Keyboard shortcuts',
  keysWords: 'hotkeys, keys, shortcuts',
  download: 'Download',
  downloadWords:
    'download app, install, desktop app, mobile app, iphone, android, windows, mac, softphone',
  helpWords: 'help, support, contact support, manual, guide, question, how to, faq, tutorial',
  everywhere: 'Everywhere',
  pages: 'Open and add',
  listsAndForms: 'Lists and forms',
  findInList: 'Search the list',
  toRows: 'Go to the list',
  clear: 'Clear the selection, or close',
  save: common.save,
  submit: 'Confirm a dialog',
  sections: 'Sections of a record',
  singleKeys: 'Use single keys as shortcuts',
  singleKeysHint: 'Turn this off if you dictate, or often press keys by accident.',
});

/** Other words for the pages of the sidebar, by its entries; apart by commas. */
export const pageWords = defineMessages('host.palette.words', {
  home: 'dashboard, overview, start, what needs attention',
  numbers:
    'phone numbers, main line, business hours, opening hours, greeting, auto attendant, phone tree, ivr, menu, call forwarding, holiday hours, lines, dids',
  users:
    'people, employees, staff, extensions, teammates, members, remove user, delete user, deactivate user, suspend user, offboard, leaver, make admin, admin rights, permissions, roles, licenses, seats',
  teams:
    'ring groups, call queues, hunt groups, departments, groups, queue, hold music, music on hold, simultaneous ring',
  'company-info':
    'address, company name, company address, account settings, profile of the company, tax id, language',
  usage:
    'call log, call history, calls, recent calls, call records, cdr, call report, reports, analytics, statistics, missed calls, minutes, text log',
  blacklist: 'blocked numbers, block list, blocklist, spam, robocalls',
  'company-numbers':
    'caller id, outbound caller id, cnam, calling name, caller name, directory listing, all numbers, inventory, release number, delete number',
  port: 'port, porting, port number, port in, transfer number, move number, keep my number, bring my number',
  brands: '10dlc, a2p, a2p registration, sms registration, tcr, register company',
  campaigns: '10dlc, a2p campaign, sms campaign, opt in, use case',
  subscription:
    'plan, trial, upgrade, pricing, cost, cancel account, cancel subscription, close account, delete account, downgrade',
  'billing-information':
    'invoices, invoice, pay invoice, invoice pdf, receipt, receipts, bill, bills, credit card, update card, payment method, payment failed, refund, tax',
  'call-credits': 'top up, prepaid, balance, add credit, add money, auto top-up',
  'international-call': 'rates, call rates, international rates, price per minute',
});
