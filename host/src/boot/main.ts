import '@jackfield/kit/theme/tokens.css';
import '@jackfield/kit/theme/base.css';
import '../layout/frame.css';
import { startPortal } from './start-portal.ts';

const root = document.getElementById('app');
if (root) void startPortal(root);
