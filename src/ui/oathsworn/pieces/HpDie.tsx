import '../../parts/parts.css';

interface Props {
  /** Nothing: broken, the die is gone. */
  hp: number | undefined;
  label: string;
  size?: 'small' | 'big';
  marked?: boolean;
}

/** One HP die, with a numeral that is read from a metre away. */
export function HpDie({ hp, label, size = 'small', marked }: Props) {
  const classes = ['die', size];
  if (hp === undefined) classes.push('gone');
  if (marked) classes.push('marked-die');
  return (
    <span class={classes.join(' ')} role="img" aria-label={label}>
      <span aria-hidden="true">{hp ?? '×'}</span>
    </span>
  );
}
