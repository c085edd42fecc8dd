import { plural } from './plural';

const names = (all: readonly string[]): string => all.join(', ');

/** The page that tells how safe each save lies. */
export const safe = {
  title: 'Safe?',
  note: 'Where each save lies, when it was last read back, and any of them as a file.',
  summary: (all: number, out: number, lasts: boolean) =>
    all === 0
      ? 'Nothing is saved here yet.'
      : `${plural(all, 'save')} ${lasts ? 'on this device' : 'in this window only'}; ${out === 0 ? 'none of them has' : out === all ? 'all of them have' : `${out} of them ${out === 1 ? 'has' : 'have'}`} also left it as a file.`,
  check: 'Read everything back now',
  reading: 'Reading everything back …',
  progress: (done: number, all: number) => `Checked ${done} of ${plural(all, 'save')} …`,
  takeChosen: (n: number) =>
    n === 0 ? 'Save the chosen as a file' : `Save ${plural(n, 'chosen')} as a file`,
  choose: (name: string) => `Choose ${name}`,
  checked: ({
    all,
    repaired,
    damaged,
    newer,
  }: {
    readonly all: number;
    readonly repaired: readonly string[];
    readonly damaged: readonly string[];
    readonly newer: readonly string[];
  }) =>
    [
      all === 0
        ? ''
        : damaged.length === 0
          ? `${newer.length > 0 ? `The other ${plural(all, 'save')}` : all === 1 ? 'The one save' : `All ${all} saves`} here could be read from end to end.`
          : `Parts of ${names(damaged)} are damaged. Open it: what can be restored will be, and you are told what is lost. Look for a backup too.`,
      newer.length > 0
        ? `${names(newer)}: a newer version of the app wrote this, and only a newer version can read it. It stays as it is.`
        : '',
      repaired.length > 0 ? `${names(repaired)} had a damaged part, mended from the second copy.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  found: { whole: 'whole', repaired: 'repaired', damaged: 'damaged', newer: 'by a newer version' },
  places: {
    store: 'Saved',
    copy: 'Second copy',
    backup: 'Last sitting kept',
    file: 'Last file',
    whole: 'Read back whole',
  },
  here: 'on this device',
  inWindow: 'in this window only',
  copy: {
    current: 'up to the last tap',
    behind: 'brought up when it is opened',
    none: 'not on this address',
  },
  none: 'none yet',
  never: 'never',
  nameless: 'A damaged save',
  copyNote:
    'The second copy lies beside the database of the browser and comes back by itself if the browser loses that. Only a file outlives the device.',
};
