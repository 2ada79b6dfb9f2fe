import { Link } from '@jackfield/runtime';
import { Fragment, type ReactNode } from 'react';

const inline = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

export interface MarkdownProps {
  text: string;
  /** Path of a link for this person; null where they have no such page, so that words alone stay. */
  pathOf(link: string): string | null;
  onFollow(): void;
}

/** Strong words and links of a line. */
function Line({ text, pathOf, onFollow }: MarkdownProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(inline)) {
    const [whole, strong, label, link = ''] = found;
    const path = label === undefined ? null : pathOf(link);
    parts.push(
      text.slice(end, found.index),
      strong === undefined ? (
        path === null ? (
          label
        ) : (
          <Link to={path} onClick={onFollow}>
            {label}
          </Link>
        )
      ) : (
        <strong>{strong}</strong>
      ),
    );
    end = found.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);
}

const marks = { ol: /^\d+\. /gm, ul: /^- /gm } as const;

/** The few forms of markdown that the help is written in. */
export function Markdown({ text, ...rest }: MarkdownProps) {
  return text.split(/\n{2,}/).map((block, at) => {
    const List = (['ol', 'ul'] as const).find((one) => block.search(marks[one]) === 0);
    if (!List) {
      return (
        <p key={at}>
          <Line text={block} {...rest} />
        </p>
      );
    }
    return (
      <List key={at}>
        {block.split('\n').map((line) => (
          <li key={line}>
            <Line text={line.replace(marks[List], '')} {...rest} />
          </li>
        ))}
      </List>
    );
  });
}
