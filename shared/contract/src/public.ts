export {
  type Access,
  accessSchema,
  type BuiltInRole,
  builtInRoleNames,
  builtInRoles,
  type Holder,
  ledTeams,
  levelOf,
  mayDo,
  type Scope,
  type ScopeArea,
  scopeAreas,
  type ScopeLevel,
} from './access.ts';
export type { IvrOwner } from './api/ivr-events.ts';
export { areaOfPage, pageAreas } from './page-areas.ts';
export type { BusEventName, BusEvents, SessionNote } from './bus.ts';
export { type ResponseCode, responseCodes } from './codes.ts';
export {
  type ClientConfig,
  clientConfigSchema,
  type Language,
  languageCookie,
  textsAddress,
} from './config.ts';
export type {
  Command,
  CommandContext,
  CommandsContribution,
  Hit,
} from './commands-contribution.ts';
export {
  type ContributionKind,
  type Contributions,
  type Contributor,
  contributionKindSchema,
} from './contributions.ts';
export {
  type CallAnswer,
  type CallInput,
  type CallReceived,
  defineEndpoint,
  type Endpoint,
  type SameCall,
} from './endpoint.ts';
export {
  cursorQuery,
  dayRangeQuery,
  type ErrorEnvelope,
  errorSchema,
  type FieldError,
  fieldErrorSchema,
  type ListOf,
  listSchema,
  pageQuery,
  idsQuery,
} from './envelope.ts';
export {
  type EntityEvent,
  boardEventTypes,
  entityEventSchema,
  type HubEventType,
  type HubMethod,
  hubEventTypes,
  hubMethods,
  type ReleaseChanged,
  releaseChangedMethod,
  releaseChangedSchema,
  routingEventTypes,
  type SentEvent,
  sentEventSchema,
} from './hub.ts';
export { firstRowsLimit, type PaintedInput, type PaintedRows } from './first-rows.ts';
export {
  type PartModule,
  type PartName,
  type PartProps,
  type PartSource,
  partNameSchema,
} from './parts.ts';
export type {
  AttentionItem,
  HomeAction,
  HomeCard,
  HomeContribution,
  HomeFindings,
  HomeLink,
  HomeWatchProps,
  SetupStep,
} from './home-contribution.ts';
export type { NewsContribution, NewsNote } from './news-contribution.ts';
export { confirmedText, passwordSchema } from './password.ts';
export {
  type BrandPage,
  type CampaignPage,
  type DirectoryPage,
  type NumberPage,
  type OutboundPage,
  paths,
  type TeamPage,
  type UserPage,
  type YourSettingsPage,
} from './paths.ts';
export {
  emergencyNumbers,
  emergencyRules,
  emergencyText,
  isEmergencyNumber,
  notEmergency,
  notEmergencyExtension,
} from './emergency.ts';
export {
  fieldNames,
  addressRefusals,
  fieldRefusals,
  formatInvalid,
  notThisForm,
  notValid,
  numeric,
  outside,
  type RefusedField,
  refusals,
  required,
  thisRequired,
  tooLong,
  unfit,
  unfitMember,
  atMost,
  characterCount,
  countedText,
  hasAtMost,
  optionalText,
  requiredText,
  textBetween,
  tooMany,
  wholeNumber,
} from './refusals.ts';
export {
  type AccountCountry,
  accountCountrySchema,
  type CompanyAddress,
  type Currency,
  companyAddressSchema,
  currencySchema,
  daySchema,
  idSchema,
  instantSchema,
  type Presence,
  phoneNumberSchema,
  presenceSchema,
  type Role,
  recordMembers,
  roleSchema,
  type ServiceAddress,
  type Status,
  serviceAddressSchema,
  type StartPage,
  startPageSchema,
  statusSchema,
  sentTimeZoneSchema,
  timeZoneSchema,
  versionSchema,
  addressPart,
  calledNumberSchema,
  languageTagSchema,
  sentServiceAddressSchema,
} from './primitives.ts';
export {
  type AreaId,
  areaIdSchema,
  type NewsEntry,
  navigationEntrySchema,
  type Registry,
  type RegistryArea,
  type PageFiles,
  type ReleaseManifest,
  registryAreaSchema,
  registrySchema,
  releaseManifestSchema,
  remoteManifestSchema,
  remoteNameSchema,
  versionTextSchema,
} from './registry.ts';
export { type Report, reportSchema, reportsSchema } from './report.ts';
export {
  containerName,
  contractVersion,
  type RemoteContext,
  type RemoteHandle,
  type RemoteModule,
} from './remote.ts';
export {
  type Brand,
  type BrandKey,
  brandSchema,
  featuresSchema,
  type Navigation,
  navigationSchema,
  type Ramp,
  rampSchema,
  sidebarIds,
  type Variant,
  variantIdSchema,
  variantSchema,
} from './variant.ts';
export { emailForm } from './email.ts';
export {
  allowNamePunctuation,
  isPersonName,
  nearestPersonName,
  personNameForm,
} from './person-name.ts';
