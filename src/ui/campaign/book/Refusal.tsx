import { Stroke } from '../../parts/Icon';
import { SaveHelp } from '../../parts/SaveHelp';
import { go } from '../../shell/router';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { say } from '../../words/say';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';
import { askedFor } from './asked';
import { pressedIn } from './spot';

const w = words.page;

/** What a rule or the app has to say against the last tap, in the part of the page where that was. */
export function Refusal({ spot, onAnyway }: { spot: string; onAnyway?: () => void }) {
  const company = useCompany();
  const { value: problem } = company.problem;
  // What keeps anything from being saved concerns every page: it stays in the bar.
  if (problem && spot === 'dock')
    return (
      <div class="refused" role="alert">
        <p>{say(problem)}</p>
        <button type="button" class="btn" onClick={company.retry}>
          {w.retry}
        </button>
        <SaveHelp help={company.saveHelp} />
      </div>
    );
  if (pressedIn.value !== spot) return null;
  const { value: broken } = company.broken;
  const { value: refusal } = company.refusal;
  if (broken)
    return (
      <div class="refused" role="alert">
        <p>
          {say(broken.message)} <RuleTag rule={broken.rule} />
        </p>
        <span class="row">
          <button type="button" class="btn quiet" onClick={company.dismissRefusal}>
            {w.leave}
          </button>
          <Leads rule={broken.rule} />
          <button
            type="button"
            class="btn grave"
            onClick={() => {
              broken.anyway();
              onAnyway?.();
            }}
          >
            {w.anyway}
          </button>
        </span>
      </div>
    );
  if (!refusal) return null;
  return (
    <div class="refused" role="alert">
      <p>{say(refusal)}</p>
      <button
        type="button"
        class="btn square quiet"
        aria-label={common.app.close}
        onClick={company.dismissRefusal}
      >
        <Stroke of="close" />
      </button>
    </div>
  );
}

/** To the choice that is still open: it then leads the chapter's page. */
function Leads({ rule }: { rule: string }) {
  const company = useCompany();
  const open = askedFor(company.state.value, rule);
  if (!open) return null;
  return (
    <button
      type="button"
      class="btn"
      onClick={() => {
        company.dismissRefusal();
        open.show();
        go('company', company.id, ...open.page);
      }}
    >
      {w.showOpen}
    </button>
  );
}
