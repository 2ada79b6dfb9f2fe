import '@jackfield/kit/theme/tokens.css';
import '@jackfield/kit/theme/base.css';
import '../layout/frame.css';
import { forgiveLoadsWhenLeaving } from '../errors/ignore-unload-errors.ts';
import { rootElement } from './parsed.ts';
import { startPortal } from './start-portal.ts';

forgiveLoadsWhenLeaving(new AbortController().signal);
void rootElement().then((root) => root && startPortal(root));
