import './sheet-page.css';
import './sheet-largest.css';
import type { Character } from '../../../campaign/model/character';
import { Abilities } from './Abilities';
import { Archetypes } from './Archetypes';
import { Equipment } from './Equipment';
import { Head } from './Head';
import { Injuries } from './Injuries';
import { TokensOf } from './TokensOf';

/** One character as its sheet lies on the table: who it is, what it wears, its cards, its tokens. */
export function CharacterPage({ c }: { c: Character }) {
  return (
    <div class={c.kind === 'full' ? 'char-page' : 'char-page char-companion'}>
      <Head c={c} />
      <Equipment c={c} />
      {c.kind === 'full' ? <Abilities c={c} /> : <Archetypes c={c} />}
      <div class="char-tokens">
        <TokensOf c={c} />
      </div>
      <Injuries c={c} />
    </div>
  );
}
