import { expect, it } from 'vitest';
import { pagePackages } from './page-packages.mjs';

const lockFile = (server, colors) => `
importers:
  mfe-people:
    dependencies:
      antd: { specifier: 'catalog:', version: 6.6.8(react@19.3.1) }
      '@jackfield/kit': { specifier: 'workspace:*', version: link:../shared/kit }
  server:
    dependencies:
      yaml: { specifier: 'catalog:', version: ${server} }
snapshots:
  antd@6.6.8(react@19.3.1):
    dependencies: { '@ant-design/colors': ${colors} }
  '@ant-design/colors@${colors}': {}
  yaml@${server}: {}
`;

it('packages of pages are all that these bring, and nothing that the server alone has', () => {
  const found = pagePackages(lockFile('2.9.1', '8.0.1'));
  expect(found).toEqual(['@ant-design/colors@8.0.1', 'antd@6.6.8(react@19.3.1)']);
  expect(pagePackages(lockFile('3.0.0', '8.0.1'))).toEqual(found);
  expect(pagePackages(lockFile('2.9.1', '8.0.2'))).not.toEqual(found);
});
