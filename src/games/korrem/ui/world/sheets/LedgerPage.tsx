import { useEffect, useState } from 'preact/hooks';
import { textOfCode } from '../../../../../storage/file/address';
import { Page } from '../../../../../ui/parts/frame/Page';
import { readLedger } from '../../../door/ledger';
import type { Ledger } from '../../../rules/play/records/ledger';
import { packUp as w } from '../../../words/pack-up';
import { wasks } from '../../../words/world-asks';
import { goodsText } from './Goods';

const Part = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <section class="panel settings">
      <h2>{title}</h2>
      <ul class="bare stack">
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  );

/** A ledger that came by a code: it stands as of its turn, and changes nothing. */
export function LedgerPage({ code }: { code: string }) {
  const [read, setRead] = useState<Ledger | 'reading' | undefined>('reading');
  useEffect(() => {
    textOfCode(code).then(text => setRead(text === undefined ? undefined : readLedger(text)), console.error);
  }, [code]);
  if (read === 'reading' || read === undefined)
    return (
      <Page title={w.copyTitle('?')} back={['korrem']}>
        <p role={read ? 'status' : 'alert'}>{read ? w.reading : w.broken}</p>
      </Page>
    );
  return (
    <Page title={`${read.name}, ${w.asOf(read.turn)}`} back={['korrem']}>
      <section class="panel settings">
        <p>
          <b>{w.points(read.points, read.target)}</b>
        </p>
        <p>{w.bank(goodsText(read.bank))}</p>
        <p>{w.hand(read.hand)}</p>
        {read.note === '' ? null : <p class="notice">{read.note}</p>}
        {read.cut ? <p class="soft">{w.cut}</p> : null}
      </section>
      <Part title={w.quests} lines={read.quests.map(({ name, count, goal }) => w.quest(name, count, goal))} />
      <Part
        title={w.armies}
        lines={[
          ...read.armies.map(({ name, hex, cards, goods }) => {
            const held = goodsText(goods);
            return w.army(name, hex, cards) + (held === '' ? '' : `, ${w.carries(held)}`);
          }),
          ...read.artifacts,
        ]}
      />
      <Part
        title={w.settlements}
        lines={read.settlements.map(({ hex, kind, walls, towers }) =>
          w.settlement(wasks.build[kind], hex, walls, towers),
        )}
      />
      <Part title={w.piles} lines={read.piles.map((n, i) => w.pile(i + 1, n, undefined))} />
    </Page>
  );
}
