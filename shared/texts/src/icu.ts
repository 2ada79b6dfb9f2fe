import { compileMessage } from '@lingui/message-utils/compileMessage';
import { setCompiler } from './texts.ts';

// Plurals, selects and formats, from here on.
setCompiler(compileMessage);
