import type { ComponentChildren } from 'preact';

interface Props {
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A button that is on or off. */
export const Toggle = ({ isOn, onClick, children }: Props) => (
  <button type="button" class="btn" aria-pressed={isOn} onClick={onClick}>
    {children}
  </button>
);
