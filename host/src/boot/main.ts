import '@jackfield/kit/theme/tokens.css';
import '@jackfield/kit/theme/base.css';
import '../layout/frame.css';
import { forgiveLoadsWhenLeaving } from '../errors/ignore-unload-errors.ts';
import { startPortal } from './start-portal.ts';

forgiveLoadsWhenLeaving(new AbortController().signal);
const root = document.getElementById('app');
if (root) void startPortal(root);
