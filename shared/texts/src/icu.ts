import { compileMessage } from '@lingui/message-utils/compileMessage';
import { compilePlain, isPlain } from './plain-message.ts';
import { setCompiler } from './texts.ts';

// Plurals, selects and formats, from here on. Most texts have none of them, and a page says hundreds
// before its first rows: those keep the short way.
setCompiler((text) => (isPlain(text) ? compilePlain(text) : compileMessage(text)));
