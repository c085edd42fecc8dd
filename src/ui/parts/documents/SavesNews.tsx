import { hrefTo } from '../../shell/router';
import { words } from '../../words';

const w = words.saves;

interface Props {
  /** Names of saves that came back from their second copy. */
  readonly rescued: readonly string[];
  /** Much was played since the last export. */
  readonly due: boolean;
}

/** News about the saves. */
export function SavesNews({ rescued, due }: Props) {
  return (
    <>
      {rescued.length > 0 ? (
        <p class="notice" role="status">
          {w.rescued(rescued)}
        </p>
      ) : null}
      {due ? (
        <p class="notice spread">
          <span>{w.due}</span>
          <a class="btn" href={hrefTo('settings')}>
            {w.takeOut}
          </a>
        </p>
      ) : null}
    </>
  );
}
