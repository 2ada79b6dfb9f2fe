/** What a cell of the matrix says: everything, what has one's own id in its path, nothing. */
type Cell = 'yes' | 'own' | 'no';

/** A line of the permission matrix, and the calls that it is about. */
export interface MatrixLine {
  readonly action: string;
  readonly admin: Cell;
  readonly owner: Cell;
  readonly standard: Cell;
  /** What is left while somebody acts as the person; `read` is what GET does. */
  readonly acting: 'yes' | 'read' | 'no';
  /** Account countries that have it; all unless given. */
  readonly countries?: readonly string[];
  /** Verbs by the first half of their calls' ids. */
  readonly calls: Readonly<Record<string, string>>;
}

const everybody = { admin: 'yes', owner: 'yes', standard: 'yes' } as const;
const own = { admin: 'yes', owner: 'yes', standard: 'own' } as const;
const admins = { admin: 'yes', owner: 'yes', standard: 'no' } as const;
const nobody = { admin: 'no', owner: 'no', standard: 'no', acting: 'no' } as const;

/**
 * Annex C3 of the specification, by the calls of the server, written down here once more so that
 * the rows under test are not their own measure. Lines after it are of what the annex leaves open.
 */
export const annexC3: readonly MatrixLine[] = [
  {
    action: "Read one's own profile, numbers, devices, greetings",
    ...own,
    acting: 'yes',
    calls: {
      teammate: 'get',
      user: 'profile',
      audit: 'record',
      device: 'ofTeammate',
      voicemail: 'list',
      teammateMoh: 'list',
      teammateNumber: 'list',
    },
  },
  {
    action: "Change one's own profile, image, PIN, greetings, hold music, call handling",
    ...own,
    acting: 'yes',
    calls: {
      teammate: 'update setProfileImage setCallHandling',
      audit: 'restore undo',
      voicemail: 'upload addText select delete',
      teammateMoh: 'upload select delete',
    },
  },
  {
    action: 'Device password: of nobody whom somebody acts as (docs/security.md)',
    ...own,
    acting: 'no',
    calls: { device: 'setPassword reveal makeSetupLink' },
  },
  {
    action: 'The phone in the portal: of nobody whom somebody acts as',
    ...everybody,
    acting: 'no',
    calls: {
      webPhone: 'open calls place setPlace show startPush stopPush targets',
      callLog: 'setNote',
    },
  },
  {
    action: 'What a call of the phone in the portal costs and shows',
    ...everybody,
    acting: 'yes',
    calls: { webPhone: 'price shown' },
  },
  {
    action: 'Hear a tried call by the own phone: of nobody whom somebody acts as',
    ...admins,
    acting: 'no',
    calls: { callTrial: 'keep read' },
  },
  {
    action: "Label one's own number, make it default",
    ...own,
    acting: 'yes',
    calls: { teammateNumber: 'update' },
  },
  {
    action: "Sign in and out of one's own call queues",
    ...own,
    acting: 'yes',
    calls: { queue: 'list sign' },
  },
  {
    action: "Order listings of one's own number; whose it is, the call looks at",
    ...everybody,
    acting: 'yes',
    calls: { callingName: 'list order', directoryListing: 'list order', phoneNumber: 'get' },
  },
  {
    action: "Buy one's own number, for standard users in onboarding",
    ...own,
    acting: 'no',
    calls: { teammateNumber: 'add' },
  },
  {
    action: 'Look for a number and hold it, before one is bought',
    ...everybody,
    acting: 'yes',
    calls: { number: 'search reserve release' },
  },
  {
    action: "Delete one's own numbers; add or remove devices",
    ...admins,
    acting: 'no',
    calls: { teammateNumber: 'delete', device: 'add remove' },
  },
  {
    action: "Change one's own password, and how one proves who one is",
    ...everybody,
    acting: 'no',
    calls: {
      user: 'updatePassword',
      security: `get beginApp beginPasskey add removeApp renamePasskey removePasskey makeCodes`,
      session: 'revoke revokeOthers',
    },
  },
  {
    action: 'Read the account; names for the pickers of call routing',
    ...everybody,
    acting: 'yes',
    calls: {
      tenant: 'get',
      teammate: 'list',
      team: 'list',
      user: 'companyNumber',
      account: 'isMigrated',
    },
  },
  {
    action: 'Teammates, teams, company numbers, call routing, blacklists, E911',
    ...admins,
    acting: 'yes',
    calls: {
      callRecording: 'delete restore',
      voicemailMessage: 'transcription',
      tenant: 'update phoneNumbers',
      teammate: 'create export usedBy resendInvitation extension',
      batch: 'import startRun run edit list rollBack',
      importColumns: 'get set',
      audit: 'deleted listEvents',
      team: `create get update delete replace setMembers setSetting setOpenHour setMissedCall
        setOverride endOverride`,
      company: `list get hold create update delete setBusinessHour setCallHandling setOverride
        endOverride`,
      companyNumber: 'list add update delete',
      phoneNumber: 'hold',
      companyIvr: 'list create update delete actions upload deleteMedia addText',
      teamIvr: 'list create update delete actions upload deleteMedia addText',
      companyVoicemail: 'list upload addText select delete',
      teamVoicemail: 'list upload addText select delete',
      tenantMoh: 'list upload select delete',
      teamMoh: 'list upload select delete',
      device: 'list',
      emergency: 'people export offices check calls',
      inboundBlacklist: 'list add update delete import deleteMany export',
      outboundBlacklist: 'list add update delete import deleteMany export',
      plannedChange: 'list create update cancel replan undo',
      scenario: 'list create update delete',
      routing: 'config past findings simulate compare fix undoFix',
      uses: 'list',
      holiday: 'list',
      calendarFeed: 'get',
      wall: 'list',
      key: 'list',
      webhook: 'list listMessages getMessage',
      configFile: 'export plan listPlans getPlan apply undo drift listKept',
      configSetting: 'get set',
      directory: 'get requests',
      accountSecurity: 'get',
      teammateSecurity: 'get',
    },
  },
  {
    action: "Change one's own status",
    ...own,
    acting: 'no',
    calls: { teammate: 'setStatus' },
  },
  {
    action:
      'Change status, passwords and second steps of others; links that open the calendar or the live board',
    ...admins,
    acting: 'no',
    calls: {
      teammate: 'offboard',
      batch: 'offboard',
      user: 'updateUserPassword',
      accountSecurity: 'set',
      teammateSecurity: 'remind reset',
      session: 'revokeTeammate',
      calendarFeed: 'make end',
      wall: 'create revoke',
      key: 'create rotate takeOver end',
      webhook: 'create update setState rotate remove resend skip replay test',
      sso: 'get connect disconnect addDomain checkDomain removeDomain test setMode',
      directory: 'setRule setGroup allow',
    },
  },
  {
    action: 'Cards, invoices, balance, usage, international calling',
    ...admins,
    acting: 'read',
    calls: {
      invoice: 'list get pay',
      quote: 'get',
      paymentmethod: 'list add setDefault delete',
      balance: 'list totals history export add',
      topUp: 'get update',
      usage: 'list totals counts export received way',
      call: 'list emergencies playSamples seeEmergency',
      spendGuard: 'get state spending drivers stop update lift',
      rateDeck: 'list export',
      callRestriction: 'get use set',
      international: 'request charge',
    },
  },
  {
    action: 'Where a card is typed in',
    ...admins,
    acting: 'no',
    calls: { billing: 'portalSession', paymentmethod: 'session' },
  },
  {
    action: 'Desk phones, not in Malaysia (ROLE-08)',
    ...admins,
    acting: 'read',
    countries: ['USA', 'CAN'],
    calls: { deskphone: 'list', deskphoneOrder: 'list create cancel' },
  },
  {
    action: 'Numbers that come from other carriers, not in Malaysia (PORT-01)',
    ...admins,
    acting: 'yes',
    countries: ['USA', 'CAN'],
    calls: {
      portOrder:
        'check list get create update uploadBill billAddress letter correct undoCorrection leaveOut',
    },
  },
  {
    action: 'What commits the company to another carrier (PORT-01)',
    ...admins,
    acting: 'no',
    countries: ['USA', 'CAN'],
    calls: { portOrder: 'sign submit cancel' },
  },
  {
    action: 'Subscription, end of the trial, cancelling the account',
    admin: 'no',
    owner: 'yes',
    standard: 'no',
    acting: 'read',
    calls: { tenant: 'subscription endTrial setStatus' },
  },
  {
    action: 'Compliance (USA)',
    ...admins,
    acting: 'yes',
    countries: ['USA'],
    calls: {
      brand: `list get checkWebsite feedback change register requestVetting resubmit export`,
      campaign: `list export get carrierTerms change deactivate register resubmit setNumbers`,
      consent: 'list add import export',
      lineType: 'get',
      phoneNumber: 'registration',
      phoneVerification: 'send verify',
    },
  },
  {
    action: 'Which numbers can text, not in Malaysia (OP-76)',
    ...admins,
    acting: 'yes',
    countries: ['USA', 'CAN'],
    calls: { texting: 'list export', phoneNumber: 'texting' },
  },
  {
    action: 'What everybody signed in does; whose it is, the call looks at',
    ...everybody,
    acting: 'yes',
    calls: {
      auth: 'setStorage setOwnProfile',
      session: 'act list',
      stepUp: 'ways askPasskey prove password sso',
      sso: 'session',
      storage: 'authentication',
      audit: 'activity export',
      listView: 'get choose',
      savedView: 'create update delete',
      live: 'missed',
      callLog: 'list figures export get',
      callReport: 'get set',
      home: 'get choose',
      mailChoice: 'get set',
      editing: 'list tell',
      media: 'address preview',
      routing: 'own ownCall',
    },
  },
  {
    action: 'Texts: whose they are, the call looks at',
    ...everybody,
    acting: 'yes',
    countries: ['USA', 'CAN'],
    calls: { text: 'list numbers quote cancel' },
  },
  {
    action: 'Write a text: of nobody whom somebody acts as',
    ...everybody,
    acting: 'no',
    countries: ['USA', 'CAN'],
    calls: { text: 'send' },
  },
  {
    action: 'What callers said to a voicemail: of whom it is, the call looks at',
    ...everybody,
    acting: 'yes',
    calls: {
      callRecording: 'list hear download',
      voicemailMessage:
        'boxes list get hear update updateAll setMail setState forward delete restore',
    },
  },
  {
    action: 'What only staff, publishers, the switch and the exchange ask',
    ...nobody,
    calls: {
      support: `createTenant listDueWork retryDueWork impersonationLink resetSecondStep inboundText textPermission usage
        callPermission`,
      exchange: `changeMessage changes emergency hearMessage lights live message openMessages outcomes phone phones queue recording registrations
        routing running`,
      callTrial: 'open move',
      staff: 'setOverrides clearOverrides',
      release: `status publish list tags tag untag get pointer promote rollback withdraw back
        companies history`,
    },
  },
];

/** Calls that ask for no session, among them those that make one. */
export const openToAll: MatrixLine['calls'] = {
  connect: 'token impersonate',
  auth: 'setAuth getSession removeSession',
  user: 'confirmEmail forgotPassword resendConfirmationEmail resetPassword',
  secondStep: 'pending pass askPasskey beginApp beginPasskey setUp',
  passkey: 'ask signIn',
  location: 'get',
  log: 'call',
  captcha: 'challenge',
  calendarFeed: 'read',
  wall: 'read',
  device: 'setUp',
  exchange: 'media',
  staff: 'signIn get signOut',
  sso: 'start finish return acs backChannel metadata',
};

/** Calls that take a token alone, never a cookie (OP-07). */
export const bearerOnly: MatrixLine['calls'] = {
  storage: 'authenticationBearer',
  tenant: 'getBearer',
  user: 'profileBearer',
};

/** Writes that a suspended account may make: sign in and out, pay, close, ask (OP-34). */
export const whileSuspended: MatrixLine['calls'] = {
  auth: 'setStorage setOwnProfile',
  security: 'beginApp beginPasskey add removeApp renamePasskey removePasskey makeCodes',
  stepUp: 'askPasskey prove password sso',
  session: 'revoke revokeOthers',
  key: 'end',
  device: 'reveal',
  invoice: 'pay',
  paymentmethod: 'add setDefault delete',
  webhook: 'remove',
  balance: 'add',
  tenant: 'setStatus',
  editing: 'tell',
  routing: 'simulate compare own ownCall',
  configFile: 'drift',
  callTrial: 'keep',
};

/** Ids of the calls of a line, such as `teammate.get`. */
export const idsOf = (calls: MatrixLine['calls']): string[] =>
  Object.entries(calls).flatMap(([area, verbs]) =>
    verbs.split(/\s+/).map((verb) => `${area}.${verb}`),
  );
