import { canonical } from '../../../basics/hash';
import { partsForm } from '../../../packs/edit/forms';
import type { Pack, PackParts } from '../../../packs/pack';
import type { Workshop } from '../../../table/packs/open';
import { packWords } from '../../words/packs';
import { aroundPack } from '../form/around';
import { FormContext } from '../form/context';
import { Folded } from '../form/Folded';
import { FormOf } from '../form/FormOf';

const w = packWords.page;
const lists = ['classes', 'items', 'injuries', 'allies', 'heroes', 'pictures'] as const;
const texts = ['text', 'language'] as const;

/** What a pack holds beside encounters, as far as a group wants to write it down. */
export function PartsForm({ shop, pack }: { shop: Workshop; pack: Pack }) {
  const parts: PackParts = Object.fromEntries(
    [...lists, ...texts].flatMap(key => (pack[key] === undefined ? [] : [[key, pack[key]] as const])),
  );
  const change = (next: PackParts) => {
    const gone = texts.find(key => parts[key] !== undefined && next[key] === undefined);
    if (gone) return shop.change(w.partsEdited, { edit: 'without', key: gone });
    // Only what is other is written down.
    const other = Object.fromEntries(
      [...lists, ...texts].flatMap(key => {
        const now = next[key] ?? [];
        return canonical(now) === canonical(parts[key] ?? []) ? [] : [[key, now] as const];
      }),
    );
    shop.change(w.partsEdited, { edit: 'parts', parts: other });
  };
  return (
    <Folded title={w.parts}>
      <div class="panel editor-form">
        <FormContext.Provider value={aroundPack(pack)}>
          <FormOf form={partsForm} value={parts} name="pack" onChange={change} />
        </FormContext.Provider>
      </div>
    </Folded>
  );
}
