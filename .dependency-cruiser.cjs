/** Arrows of docs/architecture: contract <- domain <- runtime <- kit <- host, mfe-*; contract, domain <- server. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(host|mfe-[a-z0-9-]+|server|e2e|shared)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    only(
      'contract-stands-alone',
      '^shared/contract/',
      '^shared/contract/',
      'contract imports no other package',
    ),
    only(
      'domain-on-contract',
      '^shared/domain/',
      '^shared/(domain|contract)/',
      'domain imports contract only',
    ),
    only(
      'runtime-on-domain',
      '^shared/runtime/',
      '^shared/(runtime|domain|contract)/',
      'runtime imports domain and contract only',
    ),
    only(
      'kit-on-runtime',
      '^shared/kit/',
      '^shared/(kit|runtime|domain|contract)/',
      'kit imports runtime, domain and contract only',
    ),
    only('host-alone', '^host/', '^(host|shared)/', 'host imports no remote and no server'),
    only(
      'server-on-contract',
      '^server/',
      '^(server/|shared/(contract|domain|build)/)',
      'server imports contract and domain only',
    ),
    only(
      'e2e-on-contract',
      '^e2e/(?!remotes/)',
      '^(e2e/(?!remotes/)|shared/contract/)',
      'e2e imports contract only',
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
      to: { path: '^(host|server|e2e|mfe-[a-z0-9-]+)/', pathNot: '^$1/' },
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
        path: '^(host|mfe-[a-z0-9-]+|shared/(contract|domain|runtime|kit))/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^shared/testing/' },
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
