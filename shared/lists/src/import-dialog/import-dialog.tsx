import { Alert, Button, StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { ColumnsStep } from './columns-step.tsx';
import type { ImportColumns } from './columns.ts';
import css from './import-dialog.module.css';
import { ImportSource } from './import-source.tsx';
import type { MarkedLine } from './mark-lines.ts';
import { importMessages as messages } from './messages.ts';
import type { ImportWork } from './use-import.ts';

/** What a dialog of its own subject says. */
export interface ImportWords {
  readonly title: string;
  readonly intro: string;
  /** What is to be known of the lines, beside how many there may be. */
  readonly hint?: string;
  readonly nothing: string;
  /** Head of what the lines ask for. */
  readonly entry: string;
  /** Of a line that asks for what is there. */
  readonly known: string;
}

export interface ImportDialogProps<Field extends string, Wanted, Mark extends string> {
  words: ImportWords;
  columns: ImportColumns<Field>;
  work: ImportWork<Field, Wanted, Mark>;
  /** Lines that an import takes. */
  most: number;
  /** What a line asks for, as it is shown. */
  textOf(wanted: Wanted): string;
  /** Badges of marks that this import alone knows. */
  badges?: Readonly<Record<Mark, StatusBadgeProps>>;
  /** Of the button that adds what is new. */
  addText: string;
  /** What is left out, once the lines are marked. */
  note: string | false;
  /** False holds back what is new. */
  mayAdd?: boolean;
  onClose(): void;
  /** Below the marked lines. */
  children?: ReactNode;
}

/**
 * Adds many things at once: pasted or from a file, looked through line by line first (annex J7).
 *
 * @example
 * const work = useImport({ columns, most: 1000, read, mark, add, done, onDone: onClose });
 * <ImportDialog columns={columns} work={work} words={words} most={1000} textOf={textOf} addText={addText} note={note} onClose={onClose} />
 */
export function ImportDialog<Field extends string, Wanted, Mark extends string>(
  props: ImportDialogProps<Field, Wanted, Mark>,
) {
  const { words, work, most, mayAdd = true } = props;
  const t = useT();
  const { marked, columns } = work;
  const isChoosing = marked === null && columns.isOpen;
  const next = isChoosing ? t(messages.confirmColumns) : t(messages.check);
  const mayGoOn = isChoosing ? columns.missing.length === 0 : true;
  return (
    <FormDialog
      width={600}
      title={words.title}
      dirty={work.text !== ''}
      note={marked && props.note}
      confirmText={marked ? props.addText : next}
      mayConfirm={marked === null ? mayGoOn : work.fresh.length > 0 && mayAdd}
      beside={
        <>
          {marked && columns.hasChoice && (
            <Button disabled={work.step.busy} onClick={work.changeColumns}>
              {t(messages.changeColumns)}
            </Button>
          )}
          {(marked || isChoosing) && (
            <Button disabled={work.step.busy} onClick={work.back}>
              {t(common.back)}
            </Button>
          )}
        </>
      }
      onClose={props.onClose}
      {...work.step.dialog}
    >
      {marked ? (
        <>
          <ImportLines {...props} lines={marked} />
          {props.children}
        </>
      ) : isChoosing ? (
        <ColumnsStep columns={props.columns.columns} work={columns} />
      ) : (
        <ImportSource
          intro={<p>{words.intro}</p>}
          label={t(messages.lines)}
          hint={[t(messages.most, { most }), words.hint].filter(Boolean).join(' ')}
          error={work.isEmpty ? words.nothing : undefined}
          text={work.text}
          onText={work.setText}
          onFile={work.takeFile}
        />
      )}
      {work.isCut && <Alert kind="warning" title={t(messages.tooMany, { most })} />}
    </FormDialog>
  );
}

const quiet = { meaning: 'quiet', shape: 'ring' } as const;

interface ImportLinesProps<Wanted, Mark extends string>
  extends Pick<ImportDialogProps<string, Wanted, Mark>, 'words' | 'textOf' | 'badges'> {
  lines: readonly MarkedLine<Wanted, Mark>[];
}

/** Every line of an import with what becomes of it. */
function ImportLines<Wanted, Mark extends string>(props: ImportLinesProps<Wanted, Mark>) {
  const { words, textOf, badges, lines } = props;
  const t = useT();
  const known = {
    new: { meaning: 'success', shape: 'dot', children: t(messages.markNew) },
    known: { ...quiet, children: words.known },
    invalid: { meaning: 'error', shape: 'cross', children: t(messages.markInvalid) },
    ...badges,
  } as Readonly<Record<string, StatusBadgeProps>>;
  const badgeOf = ({ mark, first = 0 }: MarkedLine<Wanted, Mark>) =>
    known[mark] ?? { ...quiet, children: t(messages.markSame, { line: first }) };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its lines scroll, so that the keyboard has to reach it
    <div className={css.lines} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[t(messages.line), words.entry, t(messages.state)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((one) => (
            <tr key={one.line}>
              <td className={css.number}>{one.line}</td>
              <td className="ui-num">{one.wanted === null ? one.text : textOf(one.wanted)}</td>
              <td className={css.state}>
                <StatusBadge {...badgeOf(one)} />
                {one.reason !== undefined && <p className="ui-note">{one.reason}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
