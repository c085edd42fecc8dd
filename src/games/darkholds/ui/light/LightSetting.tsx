import { useEffect, useState } from 'preact/hooks';
import { say } from '../../../../ui/words/say';
import type { Pack } from '../../rules/box/model';
import { freeSquare } from '../../rules/play/board-of';
import { drawing } from '../../rules/play/decide';
import { isOurs } from '../../rules/play/model';
import { lookIntoBox, ownBox, teachBox } from '../../table/box';
import { type LevelTable, learnToDraw } from '../../table/levels';
import { words as box } from '../../words/box';
import { words as w } from '../../words/light';
import { TeachSheet } from '../setting/TeachSheet';

learnToDraw(drawing);

const teach = (pack: Pack): void => {
  teachBox(pack, box.title, say).catch(console.error);
};

/** TA-1: who is there; nobody is put on a square. */
export function LightSetting({ table }: { table: LevelTable }) {
  const play = table.state.value;
  const [teaching, setTeaching] = useState(false);
  const at = freeSquare(play) ?? 'A1';
  useEffect(() => {
    lookIntoBox().catch(console.error);
  }, []);
  const waiting = (table.party ?? Object.values(ownBox.value.company)).filter(
    one => !play.figures.some(({ id }) => id === one.id),
  );
  return (
    <>
      <p class="dh-sentence">{play.figures.length === 0 ? w.nobodyYet : w.who}</p>
      <div class="dh-answers">
        {waiting.map(figure => (
          <button
            key={figure.id}
            type="button"
            class="btn"
            onClick={() => table.send({ do: 'join', figure: { ...figure, at } })}
          >
            {figure.name}
          </button>
        ))}
        {play.types.map(({ type, name }) => (
          <button key={type} type="button" class="btn" onClick={() => table.send({ do: 'stand', type, at })}>
            {w.more(name)}
          </button>
        ))}
        <button
          type="button"
          class={play.figures.length === 0 ? 'btn main big' : 'btn'}
          onClick={() => setTeaching(true)}
        >
          {w.teach}
        </button>
        {play.figures.some(isOurs) ? (
          <button type="button" class="btn main big" onClick={() => table.send({ do: 'begin' })}>
            {w.begin}
          </button>
        ) : null}
      </div>
      {teaching ? (
        <TeachSheet
          taken={[...play.types.map(({ type }) => type), ...play.figures.map(({ id }) => id)]}
          onClose={() => setTeaching(false)}
          onType={type => {
            table.send({ do: 'teach', type }, { do: 'stand', type: type.type, at });
            teach({ types: { [type.type]: type } });
            setTeaching(false);
          }}
          onFigure={figure => {
            table.send({ do: 'join', figure: { ...figure, at } });
            if (!table.party) teach({ company: { [figure.id]: { ...figure, at: 'A1' } } });
            setTeaching(false);
          }}
        />
      ) : null}
    </>
  );
}
