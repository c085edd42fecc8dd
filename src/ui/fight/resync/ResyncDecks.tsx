import { type AsItLies, facesOf, type Side, stages } from '../../../table/fight/all-right';
import { MightSign, mightColors } from '../../oathsworn/pieces/Might';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import type { ResyncProps } from './resyncProps';

const w = words.resync;
const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** What is left to draw: real stage cards by their count, might cards by what is printed on them. */
export function ResyncDecks({ lies, onChange }: ResyncProps) {
  const view = useFight().view.value;
  return (
    <>
      {view.stage.paper ? (
        <section class="resync-one" aria-label={w.stageLeft}>
          <b class="display">{w.stageLeft}</b>
          <div class="sheet-grid">
            {stages.map(stage => (
              <div key={stage} class="setup-row">
                <span class="soft">{words.stage.stage(numerals[stage])}</span>
                <Stepper
                  label={words.stage.stage(numerals[stage])}
                  value={lies.stage[stage]}
                  low={0}
                  high={30}
                  onChange={n => onChange({ stage: { ...lies.stage, [stage]: n } })}
                />
              </div>
            ))}
          </div>
        </section>
      ) : (
        <p class="soft">{w.stageInApp}</p>
      )}
      <MightOf side="oathsworn" lies={lies} onChange={onChange} />
      <MightOf side="enemy" lies={lies} onChange={onChange} />
    </>
  );
}

function MightOf({ side, lies, onChange }: ResyncProps & { side: Side }) {
  const left = lies.might[side];
  const count = (faces: AsItLies['might'][Side]['white']) =>
    Object.values(faces).reduce((sum, n) => sum + n, 0);
  return (
    <section class="resync-one" aria-label={w.mightLeft(words.mightAlone.sides[side])}>
      <b class="display">{w.mightLeft(words.mightAlone.sides[side])}</b>
      {mightColors.map(color => (
        <details key={color} class="hero-more unfolds">
          <summary>
            <MightSign color={color} /> <b>{count(left[color])}</b>{' '}
            <span class="soft">{words.might.colors[color]}</span>
          </summary>
          <div class="sheet-grid">
            {facesOf(color).map(({ face, most }) => {
              const label = words.might.card(words.might.colors[color], Number(face[0]), face.endsWith('*'));
              return (
                <div key={face} class="setup-row">
                  <span class="soft">{label}</span>
                  <Stepper
                    label={label}
                    value={left[color][face] ?? 0}
                    low={0}
                    high={most}
                    onChange={n =>
                      onChange({
                        might: {
                          ...lies.might,
                          [side]: { ...left, [color]: { ...left[color], [face]: n } },
                        },
                      })
                    }
                  />
                </div>
              );
            })}
          </div>
        </details>
      ))}
    </section>
  );
}
