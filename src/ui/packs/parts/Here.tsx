import { useContext } from 'preact/hooks';
import { ChecksContext, type EditorPart, spotOf } from './checks';
import { Findings } from './Findings';

interface Props {
  part: EditorPart;
  /** One of the part's list; without it, what belongs to none of them. */
  index?: number;
}

/** What the check says of this place. */
export function Here({ part, index }: Props) {
  const checks = useContext(ChecksContext);
  if (!checks) return null;
  const listed = part === 'enemies' || part === 'cards';
  const here = (one: { at: string }): boolean => {
    const spot = spotOf(one, checks.at);
    return spot.part === part && (!listed || spot.index === index);
  };
  const [problems, warnings] = [checks.problems.filter(here), checks.warnings.filter(here)];
  const inside = index === undefined ? checks.at : `${checks.at}.${part}[${index}]`;
  return (
    <>
      {problems.length > 0 ? <Findings of={problems} grave pack={checks.pack} inside={inside} /> : null}
      {warnings.length > 0 ? <Findings of={warnings} pack={checks.pack} inside={inside} /> : null}
    </>
  );
}

/** How many problems and warnings stand there, as a mark on what leads to them. */
export function Mark({ part, index }: Props) {
  const checks = useContext(ChecksContext);
  const here = (one: { at: string }): boolean => {
    const spot = spotOf(one, checks?.at ?? '');
    return spot.part === part && (index === undefined || spot.index === index);
  };
  const [bad, odd] = [
    checks?.problems.filter(here).length ?? 0,
    checks?.warnings.filter(here).length ?? 0,
  ] as const;
  if (bad + odd === 0) return null;
  return (
    <span class={bad > 0 ? 'check-mark bad' : 'check-mark'} aria-hidden="true">
      {bad > 0 ? bad : odd}
    </span>
  );
}
