import { Sheet } from '../../../../ui/parts/frame/Sheet';
import type { Campaign } from '../../rules/campaign/model';
import { together } from '../../rules/play/tale-sums';
import { words as camp } from '../../words/campaign';
import { words as w } from '../../words/tale';
import { Sides, TalePlots } from './TalePlots';

/** The chronicle of a campaign: over all levels, then a page for each. */
export function ChronicleSheet({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { name, pages } = campaign;
  const tales = pages.flatMap(({ tale }) => (tale ? [tale] : []));
  return (
    <Sheet
      title={camp.chronicle}
      onClose={onClose}
      wide
      foot={
        <button type="button" class="btn" onClick={() => window.print()}>
          {w.print}
        </button>
      }
    >
      <div class="for-paper stack">
        <h2 class="only-printed">{name}</h2>
        {tales.length > 0 ? (
          <section class="stack">
            <h2>{w.all}</h2>
            <Sides tale={together(tales)} />
          </section>
        ) : null}
        {pages.map((page, i) => (
          <section key={`${page.at} ${i}`} class="stack dh-tale-page">
            <h2>{page.name}</h2>
            <p>{w.turns(page.turns, page.end, page.minutes)}</p>
            {page.fallen.length > 0 ? <p>{camp.fell(page.fallen.join(', '))}</p> : null}
            {page.line === '' ? null : <p>{page.line}</p>}
            {page.tale ? <TalePlots tale={page.tale} /> : <p class="soft">{w.noTale}</p>}
          </section>
        ))}
      </div>
    </Sheet>
  );
}
