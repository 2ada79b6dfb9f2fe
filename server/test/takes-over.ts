import type { MatrixLine } from './annex-c3.ts';

type Calls = MatrixLine['calls'];

/** What takes over a person, an account, a device or a card: always asks again. */
export const takesOver: Calls = {
  accountSecurity: 'set',
  batch: 'offboard',
  billing: 'portalSession',
  calendarFeed: 'make',
  device: 'add makeSetupLink setPassword reveal',
  directory: 'setGroup allow',
  key: 'create rotate takeOver',
  webhook: 'create rotate',
  paymentmethod: 'session add setDefault delete',
  security: 'beginApp beginPasskey add',
  session: 'act',
  sso: 'connect disconnect removeDomain setMode',
  teammate: 'offboard',
  teammateSecurity: 'reset',
  tenant: 'setStatus',
  user: 'updateUserPassword',
  wall: 'create',
};

/** Calls that take over by some of what they can hold: an email, a role, a person who leaves, a new admin. */
export const mayTakeOver: Calls = {
  audit: 'restore undo',
  batch: 'import startRun edit rollBack',
  connect: 'impersonate',
  device: 'ofTeammate',
  teammate: 'create update setStatus',
  webhook: 'update',
};

/**
 * What spends, weakens how one proves who one is, or lets what was said leave the portal: asks whoever
 * has a second step.
 */
export const spends: Calls = {
  balance: 'add',
  callRecording: 'download',
  callRestriction: 'set',
  deskphoneOrder: 'create',
  international: 'charge',
  invoice: 'pay',
  security: 'removeApp removePasskey makeCodes',
  spendGuard: 'update lift',
  tenant: 'endTrial',
  topUp: 'update',
};

/**
 * All other writes. A new one belongs here only if whoever finds an open browser gains nothing by
 * it that lasts; else its policy row names a `stepUp`.
 */
export const takesNothing: Calls = {
  audit: 'export',
  auth: 'removeSession setAuth setOwnProfile setStorage',
  brand: 'change register requestVetting resubmit',
  calendarFeed: 'end',
  call: 'playSamples seeEmergency',
  callingName: 'order',
  callTrial: 'keep move',
  campaign: 'change deactivate register resubmit setNumbers',
  company: 'create delete endOverride setBusinessHour setCallHandling setOverride update',
  companyIvr: 'addText create delete deleteMedia update upload',
  companyNumber: 'add delete update',
  companyVoicemail: 'addText delete select upload',
  configFile: 'apply drift plan undo',
  configSetting: 'set',
  connect: 'token',
  consent: 'add import',
  deskphoneOrder: 'cancel',
  emergency: 'check',
  device: 'remove',
  directoryListing: 'order',
  editing: 'tell',
  exchange:
    'changeMessage emergency hearMessage lights live message openMessages outcomes phone phones queue recording registrations running',
  home: 'choose',
  importColumns: 'set',
  inboundBlacklist: 'add delete deleteMany import update',
  international: 'request',
  callRecording: 'delete restore',
  callLog: 'setNote',
  callReport: 'set',
  directory: 'setRule',
  key: 'end',
  webhook: 'setState remove resend skip replay test',
  listView: 'choose',
  log: 'call',
  mailChoice: 'set',
  media: 'preview',
  number: 'release reserve',
  outboundBlacklist: 'add delete deleteMany import update',
  passkey: 'ask signIn',
  phoneVerification: 'send verify',
  plannedChange: 'cancel create replan undo update',
  portOrder: 'check create update uploadBill sign submit correct undoCorrection leaveOut cancel',
  queue: 'sign',
  release: 'promote publish rollback tag untag withdraw',
  routing: 'compare fix own ownCall simulate undoFix',
  savedView: 'create delete update',
  scenario: 'create delete update',
  secondStep: 'askPasskey beginApp beginPasskey pass setUp',
  security: 'renamePasskey',
  session: 'revoke revokeOthers revokeTeammate',
  sso: 'acs addDomain backChannel checkDomain finish start test',
  staff: 'clearOverrides setOverrides signIn signOut',
  stepUp: 'askPasskey password prove sso',
  support:
    'callPermission createTenant impersonationLink inboundText resetSecondStep retryDueWork textPermission usage',
  team: 'create delete endOverride replace setMembers setMissedCall setOpenHour setOverride setSetting update',
  teamIvr: 'addText create delete deleteMedia update upload',
  teamMoh: 'delete select upload',
  teamVoicemail: 'addText delete select upload',
  teammate: 'resendInvitation setCallHandling setProfileImage',
  teammateMoh: 'delete select upload',
  teammateNumber: 'add delete update',
  teammateSecurity: 'remind',
  tenant: 'update',
  text: 'cancel quote send',
  tenantMoh: 'delete select upload',
  user: 'confirmEmail forgotPassword resendConfirmationEmail resetPassword updatePassword',
  voicemail: 'addText delete select upload',
  voicemailMessage: 'delete forward restore setMail setState update updateAll',
  wall: 'revoke',
  webPhone: 'open setPlace show startPush stopPush',
};
