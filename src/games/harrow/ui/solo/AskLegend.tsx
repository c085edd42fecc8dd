import { ui } from '../../words/ui';

const w = ui.ask;

interface LegendProps {
  readonly asked: {
    readonly at: string;
    readonly pushes: readonly string[];
    readonly haints: readonly string[];
  };
  /** Where the Legend goes, if that was chosen already. */
  readonly push: string | undefined;
  readonly onPush: (to: string) => void;
  readonly onPick: (push: string | null, haint: string | null) => void;
}

/** AT-7, SO-17: where the Legend goes, and who dies for it; both preset, the last one named carries it. */
export function AskLegend({ asked, push, onPush, onPick }: LegendProps) {
  const { pushes, haints } = asked;
  const to = push ?? pushes[0] ?? null;
  const [haint = null] = haints;
  const whose = haints.length > 1;
  return (
    <>
      <p class="hc-question">{w.legend(asked.at)}</p>
      <div class="hc-answers">
        {pushes.length === 0 ? <p class="soft">{w.stays}</p> : <span class="soft">{w.pushTo}</span>}
        {pushes.map((hex, i) => (
          <button
            key={hex}
            type="button"
            class={i === 0 && !whose ? 'btn main' : 'btn'}
            aria-pressed={whose ? hex === to : undefined}
            onClick={() => (whose ? onPush(hex) : onPick(hex, haint))}
          >
            {hex}
          </button>
        ))}
      </div>
      {whose ? (
        <div class="hc-answers">
          <span class="soft">{w.dies}</span>
          {haints.map((at, i) => (
            <button
              key={at}
              type="button"
              class={i === 0 ? 'btn main' : 'btn'}
              onClick={() => onPick(to, at)}
            >
              {at}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}
