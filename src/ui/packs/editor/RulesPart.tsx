import { encounterForm } from '../../../packs/edit/forms';
import type { Encounter } from '../../../stage/encounter';
import { editWords } from '../../words/packs-edit';
import { FormOf } from '../form/FormOf';
import type { Change } from '../parts/change';
import { Here } from '../parts/Here';

const w = editWords.rules;

/** What the rules board says: abilities that cards send one to, tiles and tokens of its own, words. */
export function RulesPart({ encounter, onChange }: { encounter: Encounter; onChange: Change }) {
  const form = (keys: readonly string[]) => (
    <FormOf
      form={encounterForm}
      value={encounter}
      name="encounters"
      keys={keys}
      onChange={next => onChange(editWords.did.rules, next)}
    />
  );
  return (
    <>
      <Here part="rules" />
      <div class="editor-columns">
        <section class="panel editor-form">
          <h2>{w.abilities}</h2>
          <p class="soft">{w.abilitiesNote}</p>
          {form(['abilities'])}
        </section>
        <section class="panel editor-form">
          <h2>{w.words}</h2>
          {form(['tileKinds', 'tokens', 'checklist', 'flavour', 'note'])}
        </section>
      </div>
    </>
  );
}
