/**
 * Which area the calls of a prefix belong to, written down once more so that the table under test is
 * not its own measure; those of `closed` are for admins alone, or are nobody's of an account (RIGHT-01).
 */
export const areasOfCalls: Readonly<Record<string, string>> = {
  people: 'batch emergency importColumns teammate teammateMoh teammateNumber voicemail',
  numbers:
    'callingName company companyIvr companyNumber companyVoicemail directoryListing lineType number phoneNumber portOrder',
  teams: 'call queue team teamIvr teamMoh teamVoicemail',
  routing: 'calendarFeed callTrial configFile holiday plannedChange routing scenario uses',
  media: 'media tenantMoh',
  texting: 'texting',
  compliance: 'brand campaign consent phoneVerification',
  devices: 'deskphone deskphoneOrder device',
  blocking: 'inboundBlacklist outboundBlacklist',
  usage: 'callLog callReport usage',
  billing:
    'balance billing callRestriction international invoice paymentmethod quote rateDeck spendGuard topUp',
  audit: 'audit',
  closed:
    'account accountSecurity auth callRecording captcha configSetting connect directory editing exchange home key listView live location log mailChoice passkey release savedView secondStep security session sso staff stepUp storage support teammateSecurity tenant text user voicemailMessage wall webhook webPhone',
};

/** Calls of a closed prefix that are of an area. */
export const areasOfIds: Readonly<Record<string, string>> = {
  'configSetting.get': 'routing',
  'tenant.phoneNumbers': 'numbers',
};

/** Reads that hand something over: they ask again who it is, and need what changes need. */
export const handingOver: readonly string[] = ['billing.portalSession', 'paymentmethod.session'];

/** Calls of which a Team lead makes those about their own teams. */
export const callsOfLeads =
  /^(queue\.sign|team\.(get|update|setMembers|setSetting|setOpenHour|setMissedCall|setOverride|endOverride)|team(Ivr|Moh|Voicemail)\.\w+)$/;

/** What each built-in role holds: `!` changes, without it looks (RIGHT-02). */
export const heldByRoles = {
  phoneManager: 'people numbers! teams! routing! media! texting! devices! blocking! usage',
  peopleManager: 'people! devices! numbers teams routing',
  billing: 'billing! usage',
  compliance: 'compliance! texting numbers',
  auditor:
    'people numbers teams routing media texting compliance devices blocking usage billing audit',
  teamLead: 'teams! routing',
} as const;
