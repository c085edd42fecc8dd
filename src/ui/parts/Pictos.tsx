import './pictos.css';
import type { ComponentChildren } from 'preact';

export interface PictoOption {
  readonly id: string;
  readonly text: string;
  readonly sign?: ComponentChildren;
  /** The name for screen readers, where the text alone is too short. */
  readonly says?: string;
}

interface Props {
  label: string;
  options: readonly PictoOption[];
  on: (id: string) => boolean;
  onTap: (id: string) => void;
}

/** Small tiles, each a picture over its words; all of them lie open. */
export const Pictos = ({ label, options, on, onTap }: Props) => (
  <fieldset class="pictos" aria-label={label}>
    {options.map(({ id, text, sign, says }) => (
      <button
        key={id}
        type="button"
        class="btn picto"
        aria-pressed={on(id)}
        {...(says === undefined ? {} : { 'aria-label': says })}
        onClick={() => onTap(id)}
      >
        {sign}
        <span>{text}</span>
      </button>
    ))}
  </fieldset>
);
