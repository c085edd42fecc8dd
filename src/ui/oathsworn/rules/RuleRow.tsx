import { useEffect, useState } from 'preact/hooks';
import { isAbout } from '../../parts/frame/aboutNow';
import { words } from '../../words';
import { ruleLabel } from '../../words/rule-titles';
import { RuleSheet } from './RuleSheet';

/** Where something is written down: each rule opens over what it explains, and closing it leads back there. */
export function RuleRow({ ids }: { ids: readonly string[] }) {
  useEffect(() => isAbout(ids), [ids.join(' ')]);
  const [open, setOpen] = useState<string | undefined>(undefined);
  return (
    <div class="row">
      <span class="soft">{words.rules.forThis}</span>
      {ids.map(id => (
        <button key={id} type="button" class="btn" onClick={() => setOpen(id)}>
          {ruleLabel(id)}
        </button>
      ))}
      {open ? <RuleSheet of={open} onClose={() => setOpen(undefined)} /> : null}
    </div>
  );
}
