import { writeFileSync } from 'node:fs';
import { libraryCss } from '../library/render.mjs';

writeFileSync(new URL('../src/theme/library.css', import.meta.url), libraryCss());
