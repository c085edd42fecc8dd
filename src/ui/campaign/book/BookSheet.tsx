import type { ComponentChildren } from 'preact';
import { Sheet } from '../../parts/frame/Sheet';
import { Refusal } from './Refusal';

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  foot?: ComponentChildren;
  wide?: boolean;
}

/** A sheet over the book; what a rule says against a tap on it stands on the sheet. */
export function BookSheet({ children, ...sheet }: Props) {
  return (
    <Sheet {...sheet}>
      {children}
      <Refusal spot="dialog" onAnyway={sheet.onClose} />
    </Sheet>
  );
}
