import '@jackfield/kit/theme/tokens.css';
import '@jackfield/kit/theme/base.css';
import '../layout/frame.css';
import { readPageData } from './page-data.ts';
import { createFederation } from '../areas/federation.ts';
const { registry } = readPageData();
const f = createFederation(registry.areas);
for (const area of registry.areas) {
  f.load(area).then(
    async (m) => {
      const el = document.createElement('div');
      document.body.append(el);
      await m.mount({
        element: el,
        basename: '/',
        area: area.area,
        config: {},
        signal: new AbortController().signal,
      });
      el.dataset['ok'] = '1';
    },
    (e) => {
      document.body.append(String(e));
    },
  );
}
