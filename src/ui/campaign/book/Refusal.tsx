import type { Said } from '../../../basics/said';
import { SaveHelp } from '../../parts/documents/SaveHelp';
import { Stroke } from '../../parts/frame/Icon';
import { go, route } from '../../shell/router';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { say } from '../../words/say';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';
import { askedFor, type Lead, wanted } from './asked';
import { pressedIn } from './spot';
import { toTop } from './top';

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
          <Leads said={broken.message} />
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
      <span class="row">
        <Leads said={refusal} />
        <button
          type="button"
          class="btn square quiet"
          aria-label={common.app.close}
          onClick={company.dismissRefusal}
        >
          <Stroke of="close" />
        </button>
      </span>
    </div>
  );
}

/** To where what is open is done: a choice then leads the chapter's page. */
function Leads({ said }: { said: Said }) {
  const company = useCompany();
  const lead = askedFor(company.state.value, said);
  if (!lead) return null;
  const page = pageOf(lead);
  const here = ['company', company.id, ...page].join('/') === route.value.join('/');
  // No way is shown to the page that is open.
  if (here && lead.to !== 'task') return null;
  return (
    <button
      type="button"
      class="btn"
      onClick={() => {
        company.dismissRefusal();
        if (lead.to === 'task') wanted.value = lead.task;
        go('company', company.id, ...page);
        toTop();
      }}
    >
      {lead.to === 'who' ? w.leads.who(lead.name) : w.leads[lead.to]}
    </button>
  );
}

function pageOf(lead: Lead): readonly string[] {
  switch (lead.to) {
    case 'company':
      return ['sheet'];
    case 'people':
      return ['people'];
    case 'who':
      return ['people', lead.who];
    default:
      return [];
  }
}
