/**
 * Arrows of docs/architecture.md: texts <- contract <- domain <- runtime <- kit <- lists, records <- usage, devices,
 * voice-media <- call-routing <- phone-numbers <- mfe-*; kit, lists, records <- host;
 * contract, domain, compliance <- server; contract, domain <- exchange; domain <- compliance <- mfe-compliance.
 */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  // Helpers of tests may take what tests take.
  from: { path: from, pathNot: '(\\.test\\.tsx?$|^shared/kit/src/testing/)' },
  to: { path: '^(host|mfe-[a-z0-9-]+|server|exchange|e2e|shared)/', pathNot: allowed },
});

const base = ['runtime', 'domain', 'contract', 'texts'];
/** Packages above the runtime, each with the ones that it may import. */
const layers = [
  ['kit', []],
  ['lists', ['kit']],
  ['records', ['kit']],
  ['web-phone', []],
  ['usage', ['lists', 'records', 'kit']],
  ['texting', ['lists', 'kit']],
  ['devices', ['records', 'kit']],
  ['voice-media', ['records', 'kit']],
  ['call-routing', ['voice-media', 'records', 'kit']],
  ['phone-numbers', ['call-routing', 'records', 'kit']],
];

/**
 * Areas of the server, and those that each may import. An area stands below all that import it: what
 * it names comes before it here, so that no two can lean on each other.
 */
const serverAreas = {
  address: [],
  blacklist: [],
  'call-handling': [],
  holiday: [],
  home: [],
  'import-columns': [],
  'list-view': [],
  voicemail: [],
  prices: [],
  'session/tokens': [],
  'session/links': ['session/tokens'],
  'session/second-step': ['session/tokens'],
  'session/sign-in': ['session/tokens', 'session/links', 'session/second-step'],
  'session/impersonation': ['session/tokens', 'session/links'],
  session: [
    'session/tokens',
    'session/links',
    'session/second-step',
    'session/sign-in',
    'session/impersonation',
  ],
  'routing-uses': ['call-handling'],
  media: ['call-handling', 'routing-uses', 'session/tokens'],
  'rate-deck': ['call-handling'],
  invoicing: ['prices'],
  tenant: ['address', 'invoicing', 'media'],
  'call-log': ['tenant'],
  recordings: ['call-log', 'voicemail'],
  usage: ['tenant'],
  ledger: ['invoicing', 'tenant'],
  'spend-guard': ['tenant'],
  keys: ['invoicing', 'session/tokens'],
  webhooks: ['call-log'],
  matters: ['keys', 'spend-guard', 'voicemail'],
  'top-up': ['ledger', 'spend-guard', 'tenant'],
  'usage-intake': ['call-handling', 'ledger', 'spend-guard', 'tenant', 'top-up', 'webhooks'],
  international: ['ledger', 'prices', 'tenant'],
  billing: ['invoicing', 'ledger', 'prices', 'tenant'],
  devices: ['tenant'],
  deskphones: ['address', 'invoicing', 'ledger', 'prices'],
  'number-orders': ['address'],
  texting: ['number-orders'],
  'phone-numbers': ['invoicing', 'number-orders', 'prices', 'routing-uses', 'tenant', 'texting'],
  compliance: [
    'address',
    'invoicing',
    'ledger',
    'number-orders',
    'phone-numbers',
    'prices',
    'tenant',
    'texting',
  ],
  consents: ['compliance', 'texting'],
  ivr: ['call-handling', 'media', 'routing-uses'],
  'company-numbers': [
    'call-handling',
    'invoicing',
    'ivr',
    'number-orders',
    'phone-numbers',
    'routing-uses',
    'tenant',
    'texting',
  ],
  teammates: [
    'address',
    'call-handling',
    'devices',
    'home',
    'invoicing',
    'keys',
    'media',
    'phone-numbers',
    'routing-uses',
    'session/links',
    'session/tokens',
    'tenant',
  ],
  live: ['teammates'],
  emergency: ['address', 'teammates'],
  team: ['call-handling', 'ivr', 'media', 'routing-uses', 'teammates'],
  batch: ['invoicing', 'routing-uses', 'team', 'teammates', 'tenant'],
  support: [
    'phone-numbers',
    'session/links',
    'session/second-step',
    'session/tokens',
    'teammates',
    'tenant',
  ],
  records: ['company-numbers', 'ivr', 'team', 'teammates', 'tenant'],
  audit: [
    'blacklist',
    'call-handling',
    'company-numbers',
    'devices',
    'ivr',
    'media',
    'phone-numbers',
    'records',
    'routing-uses',
    'team',
    'teammates',
    'tenant',
  ],
  'planned-changes': ['audit', 'call-handling', 'records', 'routing-uses', 'team', 'teammates'],
  routing: [
    'call-handling',
    'company-numbers',
    'holiday',
    'ivr',
    'media',
    'phone-numbers',
    'planned-changes',
    'spend-guard',
    'team',
    'teammates',
  ],
  'call-push': ['devices', 'session/tokens'],
  exchange: [
    'call-handling',
    'call-push',
    'devices',
    'emergency',
    'live',
    'media',
    'rate-deck',
    'routing',
    'session/tokens',
    'team',
    'teammates',
    'usage-intake',
    'voicemail',
  ],
  'call-trials': ['exchange', 'routing'],
  walls: ['exchange', 'session/tokens'],
  'web-phone': [
    'address',
    'call-handling',
    'call-push',
    'devices',
    'emergency',
    'exchange',
    'live',
    'routing',
    'session/tokens',
    'teammates',
    'usage-intake',
    'voicemail',
  ],
  scenarios: ['routing'],
  'routing-fix': ['audit', 'ivr', 'records'],
  'calendar-feed': ['call-handling', 'planned-changes', 'session/tokens'],
};

/** Files of an area; `session` alone has rooms below it, which are areas of their own. */
const filesOf = (area) =>
  area === 'session' ? '^server/src/areas/session/[^/]+$' : `^server/src/areas/${area}/`;

const areaNames = Object.keys(serverAreas);
const areaArrows = areaNames.map((area, at) => {
  const wrong = serverAreas[area].filter((name) => !areaNames.slice(0, at).includes(name));
  if (wrong.length > 0) throw new Error(`${area} names ${wrong}, which is not declared before it.`);
  return {
    name: `server-area-${area.replace('/', '-')}`,
    severity: 'error',
    comment: `${area} imports of the other areas: ${serverAreas[area].join(', ') || 'none'}.`,
    from: { path: filesOf(area), pathNot: '\\.test\\.ts$' },
    to: { path: '^server/src/areas/', pathNot: [area, ...serverAreas[area]].map(filesOf) },
  };
});

module.exports = {
  forbidden: [
    ...areaArrows,
    {
      name: 'server-areas-declared',
      severity: 'error',
      comment: 'Name a new area of the server in serverAreas, with the areas that it may import.',
      from: { path: '^server/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/areas/', pathNot: areaNames.map(filesOf) },
    },
    {
      name: 'server-platform-below',
      severity: 'error',
      comment: 'The platform of the server knows no area.',
      from: { path: '^server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/areas/' },
    },
    only('texts-stand-alone', '^shared/texts/', '^shared/texts/', 'texts imports no other package'),
    only(
      'contract-on-texts',
      '^shared/contract/',
      '^shared/(contract|texts)/',
      'contract imports texts only',
    ),
    only(
      'domain-on-contract',
      '^shared/domain/',
      '^shared/(domain|contract|texts)/',
      'domain imports contract and texts only',
    ),
    only(
      'compliance-on-domain',
      '^shared/compliance/',
      '^shared/(compliance|domain|contract|texts)/',
      'compliance imports domain, contract and texts only',
    ),
    only(
      'runtime-on-domain',
      '^shared/runtime/',
      '^shared/(runtime|domain|contract|texts)/',
      'runtime imports domain, contract and texts only',
    ),
    ...layers.map(([name, below]) =>
      only(
        `${name}-on-what-is-below`,
        `^shared/${name}/`,
        `^shared/(${[name, ...below, ...base].join('|')})/`,
        `${name} imports ${[...below, ...base].join(', ')} only`,
      ),
    ),
    only(
      'host-on-no-trade',
      '^host/',
      '^(host/|shared/(records|lists|kit|runtime|domain|contract|texts)/)',
      'The shell knows no trade: what it shows of one comes from an area (docs/architecture.md).',
    ),
    only(
      'server-on-contract',
      '^server/(?!test/)',
      '^(server/|shared/(compliance|contract|domain|texts|build)/)',
      'server imports compliance, contract, domain and texts only',
    ),
    only(
      'server-tests-on-contract',
      '^server/test/',
      '^(server/|shared/(compliance|contract|domain|texts|build|testing)/)',
      'Tests of the server use the second evaluator of the routing too.',
    ),
    only(
      'exchange-on-domain',
      '^exchange/(?!test/)',
      '^(exchange/|shared/(domain|contract|texts)/)',
      'exchange imports domain, contract and texts only: what it knows of the portal, it asks',
    ),
    only(
      'exchange-tests-sign-in',
      '^exchange/test/',
      '^(exchange/|shared/(domain|contract|texts)/|shared/build/src/sign-in|server/seeds/demo-accounts)',
      'Tests of the exchange sign people of the demo in, too.',
    ),
    only(
      'e2e-on-contract',
      '^e2e/(?!remotes/)',
      '^(e2e/(?!remotes/)|shared/(contract|texts)/)',
      'e2e imports contract and texts only',
    ),
    only(
      'remotes-without-react',
      '^e2e/remotes/([^/]+)/',
      '^(e2e/remotes/|shared/(contract|domain|runtime|build)/)',
      'A remote without React takes contract, domain and runtime only (docs/releasing.md).',
    ),
    {
      name: 'remotes-apart',
      severity: 'error',
      comment:
        'A remote imports neither another remote nor the host: link with navigateTo, talk over the bus.',
      from: { path: '^(mfe-[a-z0-9-]+)/' },
      to: { path: '^(host|server|exchange|e2e|mfe-[a-z0-9-]+)/', pathNot: '^$1/' },
    },
    {
      name: 'no-antd-in-remotes',
      severity: 'error',
      comment:
        'Remotes take components from @jackfield/kit/ui/<group>, which the host provides once.',
      from: { path: '^(mfe-[a-z0-9-]+|host)/' },
      to: { path: 'node_modules/(antd|@ant-design)/' },
    },
    {
      name: 'testing-in-tests-only',
      severity: 'error',
      from: {
        path: '^(host|mfe-[a-z0-9-]+|shared/(?!testing/|build/)[^/]+)/',
        pathNot: '(\\.test\\.tsx?$|^shared/kit/src/testing/)',
      },
      to: { path: '^shared/(testing|kit/src/testing)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|gallery)/' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
