import '@jackfield/kit/theme/tokens.css';
import '@jackfield/kit/theme/base.css';
import '../layout/frame.css';
import { forgiveLoadsWhenLeaving } from '../errors/ignore-unload-errors.ts';
import { painted, rootElement } from './parsed.ts';
import { startPortal } from './start-portal.ts';

forgiveLoadsWhenLeaving(new AbortController().signal);
void Promise.all([rootElement(), painted()]).then(([root]) => root && startPortal(root));
