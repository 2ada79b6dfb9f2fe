import { paths } from '@jackfield/contract';
import { boardPage } from './board-page.ts';
import { brandPage } from './brand-page.ts';
import { messagePage } from './message-page.ts';
import { messages } from './messages.ts';

/** Draws a page; the signal ends what it has started. */
export type Page = (signal: AbortSignal) => HTMLElement;

const area = /^\/admin-settings\/compliance(\/|$)/;
const brand = /^\/admin-settings\/compliance\/brands\/details\/([^/]+)\/brand-details$/;
const notOffered =
  /^\/admin-settings\/compliance\/(brands\/(add|edit\/[^/]+|details\/[^/]+\/(brand-vetting|associated-campaign))|campaigns\/(listing|add|edit\/[^/]+|details\/[^/]+\/(campaign-details|associated-numbers|carrier-term-preview)))$/;

/** The page at a path; null outside the area. */
export function pageOf(path: string): Page | null {
  if (!area.test(path)) return null;
  if (path === paths.admin.compliance.brands()) return boardPage;
  const [, id] = brand.exec(path) ?? [];
  if (id !== undefined) return (signal) => brandPage(id, signal);
  if (notOffered.test(path)) return () => messagePage(messages.feature);
  return () => messagePage(messages.unknown);
}
