import type { ReactNode } from 'react';
import type { MeaningName } from '../../theme/palette.ts';
import css from './tag.module.css';

export interface TagProps {
  /** `brand` for what is ours or chosen (Owner, Default), `quiet` for a plain fact. */
  tone?: 'brand' | MeaningName;
  children: ReactNode;
}

/** A small square label beside a name or a number. */
export function Tag({ tone = 'quiet', children }: TagProps) {
  return (
    <span
      className={css.tag}
      style={{
        background: `var(--ui-${tone}-tint)`,
        color: `var(--ui-${tone}-text)`,
      }}
    >
      <span className={css.word} title={typeof children === 'string' ? children : undefined}>
        {children}
      </span>
    </span>
  );
}
