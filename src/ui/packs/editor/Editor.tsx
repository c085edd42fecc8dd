import { useState } from 'preact/hooks';
import type { Problem } from '../../../basics/result';
import type { Encounter } from '../../../stage/encounter';
import type { Workshop } from '../../../table/packs/open';
import { practiceSetup } from '../../../table/packs/try';
import { SaveFound } from '../../parts/documents/SaveFound';
import { SaveHelp } from '../../parts/documents/SaveHelp';
import { Stroke } from '../../parts/frame/Icon';
import { Sheet } from '../../parts/frame/Sheet';
import { hrefTo } from '../../shell/router';
import { words } from '../../words';
import { packWords } from '../../words/packs';
import { editWords } from '../../words/packs-edit';
import { say } from '../../words/say';
import { BoardPart } from '../board/BoardPart';
import { CardsPart } from '../cards/CardsPart';
import { EnemiesPart } from '../enemies/EnemiesPart';
import { aroundEncounter } from '../form/around';
import { FormContext } from '../form/context';
import { begin, seed } from '../parts/begin';
import type { Change } from '../parts/change';
import { ChecksContext, editorParts, spotOf } from '../parts/checks';
import { Findings } from '../parts/Findings';
import { Mark } from '../parts/Here';
import { UndoRow } from '../parts/UndoRow';
import { CoursePart } from './CoursePart';
import { RulesPart } from './RulesPart';

const w = editWords;

interface Props {
  shop: Workshop;
  encounter: Encounter;
  part: string | undefined;
}

/** One encounter in the editor: five parts, looked through after every tap. */
export function Editor({ shop, encounter, part }: Props) {
  const [reading, setReading] = useState(false);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const now = editorParts.find(one => one === part) ?? 'board';
  const at = `encounters[${shop.pack.value.encounters.findIndex(one => one.id === encounter.id)}]`;
  const all = shop.check.value;
  const mine = (one: { at: string }) => one.at.startsWith(at);
  const problems = all.problems.filter(mine);
  const warnings = all.warnings.filter(mine);
  const change: Change = (title, next) => shop.change(title, { edit: 'put', encounter: next });
  const checks = { pack: shop.pack.value, at, problems, warnings };
  const wayTo = (one: Problem) => {
    const { part: to } = spotOf(one, at);
    return (
      <a class="btn" href={hrefTo('packs', shop.id, encounter.id, to)} onClick={() => setReading(false)}>
        {w.tabs[to]}
        <Stroke of="next" />
      </a>
    );
  };
  return (
    <ChecksContext.Provider value={checks}>
      <main class="page editor">
        <header class="editor-top">
          <a class="btn square" href={hrefTo('packs', shop.id)} aria-label={words.app.back}>
            <Stroke of="back" />
          </a>
          <h1>{encounter.name}</h1>
          <UndoRow shop={shop} />
          <button
            type="button"
            class={problems.length > 0 ? 'btn check bad' : 'btn check'}
            onClick={() => setReading(true)}
          >
            {problems.length > 0
              ? packWords.problems(problems.length)
              : warnings.length > 0
                ? packWords.warnings(warnings.length)
                : packWords.sound}
          </button>
          <button
            type="button"
            class="btn main"
            disabled={problems.length > 0}
            onClick={() => {
              begin(practiceSetup(encounter, seed()), ['packs', shop.id, encounter.id, now]).then(
                setRefused,
                console.error,
              );
            }}
          >
            {w.try}
          </button>
        </header>
        {refused ? <p role="alert">{refused}</p> : null}
        {shop.refused.value ? <p role="alert">{say(shop.refused.value)}</p> : null}
        <SaveFound help={shop.saveHelp} />
        {shop.problem.value ? (
          <p role="alert">
            {say(shop.problem.value)} <SaveHelp help={shop.saveHelp} />
          </p>
        ) : null}
        <nav class="choices editor-tabs" aria-label={w.parts}>
          {editorParts.map(one => (
            <a
              key={one}
              class="btn"
              aria-current={one === now ? 'page' : undefined}
              href={hrefTo('packs', shop.id, encounter.id, one)}
            >
              {w.tabs[one]}
              <Mark part={one} />
            </a>
          ))}
        </nav>
        <FormContext.Provider value={aroundEncounter(encounter)}>
          {now === 'board' ? <BoardPart encounter={encounter} onChange={change} /> : null}
          {now === 'enemies' ? <EnemiesPart encounter={encounter} onChange={change} /> : null}
          {now === 'cards' ? (
            <CardsPart encounter={encounter} onChange={change} sound={problems.length === 0} />
          ) : null}
          {now === 'rules' ? <RulesPart encounter={encounter} onChange={change} /> : null}
          {now === 'course' ? <CoursePart encounter={encounter} onChange={change} /> : null}
        </FormContext.Provider>
        {reading ? (
          <Sheet title={w.check} onClose={() => setReading(false)}>
            {problems.length > 0 ? (
              <Findings of={problems} grave pack={shop.pack.value} inside={at} leads={wayTo} />
            ) : null}
            {warnings.length > 0 ? (
              <Findings of={warnings} pack={shop.pack.value} inside={at} leads={wayTo} />
            ) : null}
            {problems.length + warnings.length === 0 ? <p>{packWords.sound}</p> : null}
          </Sheet>
        ) : null}
      </main>
    </ChecksContext.Provider>
  );
}
