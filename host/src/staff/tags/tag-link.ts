import type { ReleaseTag } from '@jackfield/contract/api/release-tag';

/** What a preview link names. */
export interface AskedTag {
  area: string;
  remote: string;
  tag: string;
}

/** The address under which staff looks at what a tag leads to, as the release command prints it. */
export function linkOf({ area, remote, tag }: Pick<ReleaseTag, 'area' | 'remote' | 'tag'>): string {
  const link = new URL('/staff/releases', window.location.origin);
  link.search = String(new URLSearchParams({ preview: area, remote, tag }));
  return link.href;
}

/** The tag that the page's address asks for; null without one. */
export function askedTag(search: string): AskedTag | null {
  const query = new URLSearchParams(search);
  const area = query.get('preview');
  const remote = query.get('remote');
  const tag = query.get('tag');
  return area && remote && tag ? { area, remote, tag } : null;
}
