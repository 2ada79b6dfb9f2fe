import { compileMessage } from '@lingui/message-utils/compileMessage';
import { setCompiler } from './i18n.ts';

// Plurals, selects and formats, from here on.
setCompiler(compileMessage);
