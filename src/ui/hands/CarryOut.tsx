import './hands.css';
import { useEffect, useState } from 'preact/hooks';
import { packUp, wentOut } from '../../play/files';
import { type Giving, give } from '../../share/carry';
import { newSecret } from '../../share/seal';
import type { SavedSettings } from '../../storage/file/to-text';
import { Sheet } from '../parts/frame/Sheet';
import { takenNote } from '../parts/input/takenNote';
import { handsWords } from '../words/hands';
import { movingWords } from '../words/moving';
import { say } from '../words/say';
import { Code } from './Code';
import { hasRelay, linkFor, onlyThisMachine, relayAddress } from './relay';

const w = movingWords.code;

type At =
  | { readonly kind: 'packing' }
  | { readonly kind: 'cannot'; readonly why: string }
  | { readonly kind: 'shown'; readonly link: string; readonly note: string | undefined };

/** A code by which another device fetches everything from here, for as long as the sheet is open. */
export function CarryOut({ settings, onClose }: { settings: SavedSettings; onClose: () => void }) {
  const [at, setAt] = useState<At>({ kind: 'packing' });
  const [giving, setGiving] = useState<Giving>({ kind: 'waiting' });
  useEffect(() => {
    let end: (() => void) | undefined;
    let here = true;
    const begin = async (): Promise<At> => {
      if (!(await hasRelay())) return { kind: 'cannot', why: w.noRelay };
      const packed = await packUp('all', settings);
      if (!packed.ok) return { kind: 'cannot', why: say(packed.error.message) };
      const { files, leftOut } = packed.value;
      const secret = newSecret();
      if (!here) return { kind: 'packing' };
      end = give(files, {
        relay: relayAddress(),
        secret,
        told(now) {
          setGiving(now);
          if (now.kind === 'done') wentOut(packed.value).catch(console.error);
        },
      });
      if (!end) return { kind: 'cannot', why: w.tooMuch };
      const note = takenNote({ ok: true, value: { files: 1, leftOut } });
      return { kind: 'shown', link: linkFor(secret, 'moving'), note };
    };
    begin().then(setAt, console.error);
    return () => {
      here = false;
      end?.();
    };
  }, []);
  return (
    <Sheet title={w.title} onClose={onClose}>
      {at.kind === 'packing' ? <p role="status">{w.packing}</p> : null}
      {at.kind === 'cannot' ? <p role="alert">{at.why}</p> : null}
      {at.kind === 'shown' ? (
        <>
          {onlyThisMachine() ? <p class="notice">{handsWords.onlyHere}</p> : null}
          <p>{w.scan}</p>
          <Code text={at.link} label={w.scan} />
          <p class="soft">{handsWords.link}</p>
          <p class="hands-link">{at.link}</p>
          {at.note ? <p class="notice">{at.note}</p> : null}
          <p role="status">
            <b>{toldOf(giving)}</b>
          </p>
        </>
      ) : null}
    </Sheet>
  );
}

function toldOf(giving: Giving): string {
  switch (giving.kind) {
    case 'waiting':
      return w.waiting;
    case 'going':
      return w.going(Math.round(giving.share * 100));
    case 'done':
      return w.done;
    case 'other-version':
      return movingWords.otherVersion;
  }
}
