import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { hrefTo } from '../../../../../ui/shell/router';
import { type Clan, mostOf, royalOf } from '../../../rules/board/position';
import type { Side } from '../../../rules/board/square';
import type { Duel, RowData } from '../../../rules/duel/model';
import { skills } from '../../../rules/skills/names';
import { completingFaces } from '../../../rules/turn/bones';
import { paths, turnsOf } from '../../../words/cards';
import { linesOf } from '../../../words/directions';
import { clanNames, kindNames, skillNames } from '../../../words/names';
import { skillDoes } from '../../../words/skills';
import { clanSheetWords } from '../../../words/table';
import { slotText } from '../../../words/taps';
import { ui } from '../../../words/ui';

const w = clanSheetWords;

/** Where a clan's own rules begin in the book. */
const firstRule: Readonly<Record<Clan, string>> = {
  huldra: 'HU-1',
  murg: 'MU-1',
  ferrymen: 'FM-1',
  erde: 'ER-1',
  wibo: 'WB-1',
  hexen: 'HX-1',
};

interface Props {
  readonly duel: Duel;
  readonly side: Side;
  readonly onClose: () => void;
}

/** LO-1, SK-3: a clan's whole board in words: its path, its units by kind, its skills with what they do. */
export function ClanSheet({ duel, side, onClose }: Props) {
  const { book, rows, pool, will } = duel.seats[side];
  const started = (kind: string): number => book.start.filter(one => one.kind === kind).length;
  const here = (kind: string): number =>
    Object.values(duel.units).filter(unit => unit.side === side && unit.kind === kind).length;
  return (
    <Sheet title={clanNames[book.clan]} onClose={onClose}>
      <p>
        <b>{w.path}:</b> {paths[book.clan]}
      </p>
      <p>
        <b>{w.turn}:</b> {turnsOf[book.clan]}
      </p>
      <p class="soft">
        {will ? w.will : w.noWill} <a href={hrefTo('rules', 'darkleaf', firstRule[book.clan])}>{w.rules}</a>
      </p>
      <h3>{w.skills}</h3>
      <ul class="bare dl-skills">
        {rows.map(row => (
          <li key={row.id}>
            <b>{skillNames[row.id]}</b> <span class="soft">{w.types[skills[row.id].type]}</span>
            <p>{skillDoes[row.id]}</p>
            <p class="soft">{slotsOf(row, pool[0] ?? book.bone, duel.help === 'open')}</p>
          </li>
        ))}
      </ul>
      {duel.light ? null : (
        <>
          <h3>{w.units}</h3>
          <ul class="bare dl-skills">
            {(['pawn', 'sage', 'knight', 'rook', royalOf[book.clan]] as const).map(kind => (
              <li key={kind}>
                <b>{kindNames[kind]}</b>{' '}
                <span class="soft">{w.count(here(kind), mostOf[kind] ?? started(kind))}</span>
                <p>{linesOf(book.units, kind).join('. ')}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

/** SL-1, SL-10: what the slots take, what lies there, and how likely the next roll completes the row. */
function slotsOf(row: RowData, bone: number, odds: boolean): string {
  if (row.slots.length === 0) return w.unset;
  const slots = row.slots.map((slot, i) => {
    const lies = row.filled[i];
    return lies === null || lies === undefined ? slotText(slot) : `${slotText(slot)} (${lies})`;
  });
  const faces = odds ? completingFaces(row, bone) : 0;
  return [
    slots.join(' · '),
    ...(row.sum ? [ui.panel.sum(...row.sum)] : []),
    ...(faces > 0 ? [w.chance(`${faces}/${bone}`)] : []),
  ].join(', ');
}
