import type { Problem, Result } from '../../basics/result';
import type { Difference, Library, PackOf } from '../../library/library';
import { FileButton } from '../parts/input/FileButton';
import { exchangeWords as w } from '../words/exchange';
import { PackReader } from './PackReader';
import { type DifferingLine, SideBySide } from './SideBySide';

interface Props<Contents, Part extends string> {
  readonly library: Library<Contents, Part>;
  readonly ours: PackOf<Contents>;
  /** The name of the file, and the text in it. */
  readonly file: string;
  readonly out: () => string;
  readonly read: (source: string) => Result<PackOf<Contents>, readonly Problem[]>;
  /** The text from a scanned code; empty if there is none. */
  readonly scanned: string;
  readonly kinds: Readonly<Record<Part, string>>;
  readonly nameOf?: (entry: Difference<Part>) => string;
  readonly linesOf?: (pack: PackOf<Contents>, entry: Difference<Part>) => readonly DifferingLine[];
  /** Merges the chosen entries of a pack; false if that was refused. */
  readonly onTake: (pack: PackOf<Contents>, entries: readonly Difference<Part>[]) => boolean;
}

const keyOf = ({ part, id }: Difference): string => `${part} ${id}`;

/** Exports a library as a pack, and imports another group's: shown first, then merged. */
export const LibraryExchange = <Contents, Part extends string>({
  library,
  ours,
  file,
  out,
  read,
  scanned,
  kinds,
  nameOf = ({ name }) => name,
  linesOf = () => [],
  onTake,
}: Props<Contents, Part>) => (
  <>
    <h2>{w.title}</h2>
    <p class="soft">{w.note}</p>
    <FileButton name={file} type="application/json" text={out}>
      {w.save}
    </FileButton>
    <PackReader scanned={scanned} read={read} words={w}>
      {(pack, onTaken) => {
        const found = library.differences(ours, pack);
        return (
          <SideBySide
            found={found.map(one => ({
              key: keyOf(one),
              name: nameOf(one),
              kind: kinds[one.part],
              isNew: one.isNew,
              lines: one.isNew ? [] : linesOf(pack, one),
            }))}
            onTake={keys => {
              const entries = found.filter(one => keys.has(keyOf(one)));
              if (onTake(pack, entries)) onTaken();
            }}
          />
        );
      }}
    </PackReader>
  </>
);
